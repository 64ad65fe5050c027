import type { Check } from './check.ts';
import { checkAll } from './checks.ts';
import { printJson } from './output.ts';
import { CliError, JSON_OPTION, type Verb } from './verb.ts';

const MARKS = { good: 'ok  ', doubtful: 'look', bad: 'BAD ' };

/** Checks everything that the promise to families rests on. */
export const doctor: Verb = {
  usage: 'doctor [--json]',
  purpose: 'Checks settings, disk, database, mail, clock, and what is overdue.',
  options: JSON_OPTION,
  async run(settings, _words, { json }) {
    const checks: Check[] = await checkAll(settings);
    if (json) printJson(checks);
    else for (const { state, name, words } of checks) console.log(`${MARKS[state]}  ${name.padEnd(10)} ${words}`);
    const bad = checks.filter(({ state }) => state === 'bad').length;
    if (bad > 0) throw new CliError(`${bad} of ${checks.length} checks found something to mend.`);
  },
};
