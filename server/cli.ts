import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { BAD_CONFIGURATION, ContentError } from '../shared/content-error.ts';
import { didYouMean } from '../shared/did-you-mean.ts';
import { readContent } from '../shared/read-content.ts';
import { createCenterTime } from './center-time.ts';
import { backup } from './commands/backup.ts';
import { type Command, CommandError, type Options } from './commands/command.ts';
import { doctor } from './commands/doctor.ts';
import { erase } from './commands/erase.ts';
import { exportRequests } from './commands/export.ts';
import { list } from './commands/list.ts';
import { contacted, release, reopen } from './commands/marking.ts';
import { purge } from './commands/purge.ts';
import { requeue } from './commands/requeue.ts';
import { restoreCheck } from './commands/restore-check.ts';
import { show } from './commands/show.ts';
import { verifyMail } from './commands/verify-mail.ts';
import { readSettings, SettingsError } from './settings.ts';

const COMMANDS: Record<string, Command> = {
  list,
  show,
  contacted,
  reopen,
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

/** Options that npm takes for others: it reads "--days" as "-d -a -y -s", and "--to" as the beginning of a longer one. */
const READ_BY_NPM: Record<string, string> = { days: 'all', to: 'token_description' };

process.umask(0o077);
try {
  await main();
} catch (error) {
  if (!(error instanceof CommandError || error instanceof SettingsError || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof CommandError ? error.exitCode : BAD_CONFIGURATION;
}

async function main() {
  const [name = 'help', ...rest] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    console.log(usage());
    if (name === 'help' || name === '--help') return;
    throw new CommandError(`There is no command "${name}".${didYouMean(name, Object.keys(COMMANDS))}`, 64);
  }
  const { values, positionals } = readArguments(command, rest);
  if (values.help) return console.log(`${command.usage}\n  ${command.purpose}`);
  const settings = readSettings();
  if (command.confirmation && !values.yes)
    throw new CommandError(`${command.confirmation(settings, values)} Say so with --yes.`, 64);
  const content = readContent();
  await command.run({ settings, content, time: createCenterTime(content.facts) }, positionals, values);
}

function readArguments(command: Command, args: string[]): { values: Options; positionals: string[] } {
  const options: ParseArgsOptionsConfig = { help: { type: 'boolean', short: 'h' }, ...command.options };
  if (command.confirmation) options.yes = { type: 'boolean' };
  refuseTakenByNpm(command, Object.keys(options));
  try {
    const given = parseArgs({ args, allowPositionals: true, options });
    const surplus = given.positionals[command.maxArguments ?? 0];
    // Whoever names two requests and sees one done would believe in both.
    if (surplus !== undefined && !given.values.help) throw new Error(`"${surplus}" is one word too many.`);
    return given;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n${command.usage}`, 64);
  }
}

/** Without two dashes npm keeps the options for itself, and a command without them does something else. */
function refuseTakenByNpm({ usage }: Command, options: readonly string[]) {
  if (process.env.npm_lifecycle_event !== 'tour-requests') return;
  const taken = options
    .filter((name) => process.env[`npm_config_${READ_BY_NPM[name] ?? name}`])
    .map((name) => `--${name}`);
  if (taken.length === 0) return;
  const words = `npm kept ${taken.join(' and ')} for itself. Put two dashes before the command:`;
  throw new CommandError(`${words}\n  npm run tour-requests -- ${usage}`, 64);
}

function usage() {
  const lines = Object.values(COMMANDS).map(({ usage, purpose }) => `  ${usage.padEnd(52)} ${purpose}`);
  return ['npm run tour-requests -- <command>', '', ...lines].join('\n');
}
