import { checkAll } from './checks.ts';
import { type Command, CommandError, JSON_OPTION } from './command.ts';
import { jsonText } from './output.ts';

const MARKS = { good: 'ok  ', doubtful: 'look', bad: 'BAD ' };

/** Checks everything that the promise to families rests on. */
export const doctor: Command = {
  usage: 'doctor [--json]',
  purpose: 'Checks settings, disk, database, mail, clock, links, and what is overdue.',
  options: JSON_OPTION,
  async run(context, _args, { json }) {
    const checks = await checkAll(context);
    if (json) console.log(jsonText(checks));
    else for (const { state, name, words } of checks) console.log(`${MARKS[state]}  ${name.padEnd(10)} ${words}`);
    const bad = checks.filter(({ state }) => state === 'bad').length;
    if (bad > 0) throw new CommandError(`${bad} of ${checks.length} checks found something to fix.`);
  },
};
