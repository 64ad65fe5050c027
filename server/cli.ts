import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { backup } from './commands/backup.ts';
import { contacted } from './commands/contacted.ts';
import { doctor } from './commands/doctor.ts';
import { erase } from './commands/erase.ts';
import { exportRequests } from './commands/export.ts';
import { list } from './commands/list.ts';
import { purge } from './commands/purge.ts';
import { release } from './commands/release.ts';
import { requeue } from './commands/requeue.ts';
import { restoreCheck } from './commands/restore-check.ts';
import { show } from './commands/show.ts';
import { CliError, type Options, type Verb } from './commands/verb.ts';
import { verifyMail } from './commands/verify-mail.ts';
import { readSettings, SettingsError } from './settings.ts';

const VERBS: Record<string, Verb> = {
  list,
  show,
  contacted,
  release,
  export: exportRequests,
  purge,
  erase,
  backup,
  'restore-check': restoreCheck,
  'verify-mail': verifyMail,
  requeue,
  doctor,
};

process.umask(0o077);
try {
  await main();
} catch (error) {
  if (!(error instanceof CliError || error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof SettingsError ? 78 : error.exitCode;
}

async function main() {
  const [name = 'help', ...rest] = process.argv.slice(2);
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (!verb) {
    console.log(usage());
    if (name !== 'help' && name !== '--help') throw new CliError(`There is no command "${name}".`, 64);
    return;
  }
  const { values, positionals } = readArguments(verb, rest);
  if (values.help) return console.log(`${verb.usage}\n  ${verb.purpose}`);
  const settings = readSettings();
  if (verb.destroys && !values.yes) throw new CliError(`${verb.destroys(settings, values)} Say so with --yes.`, 64);
  await verb.run(settings, positionals, values);
}

function readArguments(verb: Verb, args: string[]): { values: Options; positionals: string[] } {
  const options: ParseArgsOptionsConfig = { help: { type: 'boolean', short: 'h' }, ...verb.options };
  if (verb.destroys) options.yes = { type: 'boolean' };
  try {
    const given = parseArgs({ args, allowPositionals: true, options });
    const surplus = given.positionals[verb.words ?? 0];
    // Whoever names two requests and sees one done would believe in both.
    if (surplus !== undefined && !given.values.help) throw new Error(`"${surplus}" is one word too many.`);
    return given;
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : error}\n${verb.usage}`, 64);
  }
}

function usage() {
  const lines = Object.values(VERBS).map(({ usage, purpose }) => `  ${usage.padEnd(52)} ${purpose}`);
  return ['npm run tour-requests -- <command>', '', ...lines].join('\n');
}
