import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ExpectedError, runProgram } from '../shared/expected-error.ts';
import { CommandError, countOf, withDatabase } from './commands/context.ts';
import { examine } from './commands/doctor.ts';
import { erase } from './commands/erase.ts';
import { exportRequests } from './commands/export.ts';
import { readSettings } from './settings.ts';
import { makeBackup } from './storage/backups.ts';

const USAGE = `Usage: npm run tour-requests -- COMMAND
  export                         writes all tour requests as CSV for a spreadsheet, in the center's time zone
  erase REFERENCE --yes          deletes a tour request, also from the backups
  erase --email ADDRESS --yes    deletes all tour requests of an email address, also from the backups
  backup FILE                    copies all tour requests into a new file while the server runs
  settings                       checks the settings
  doctor                         checks the settings, sends a test email, and lists the mailboxes that fail`;

process.umask(0o077);
// `head` closes the pipe early.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
await runProgram(async () => {
  try {
    await runCommand();
  } catch (error) {
    throw error instanceof ExpectedError ? error : new CommandError((error as Error).message);
  }
});

function runCommand() {
  const { command, word, email, yes } = readArguments();
  if (command === 'export' && !word) return exportRequests();
  if (command === 'erase') return erase(word, email, yes);
  if (command === 'backup' && word) return backUp(word);
  if (command === 'settings' && !word) return readSettings();
  if (command === 'doctor' && !word) return examine();
  throw new CommandError(USAGE);
}

function readArguments() {
  const options = { email: { type: 'string' }, yes: { type: 'boolean' } } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [command, word, surplus] = positionals;
    if (surplus === undefined) return { command, word, ...values };
    throw new Error(`${surplus} is one word too many.`);
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n${USAGE}`);
  }
}

function backUp(file: string) {
  const { dataDir } = readSettings();
  return withDatabase(dataDir, () => {
    if (existsSync(file)) throw new CommandError(`${file} exists already.`);
    console.log(`${countOf(makeBackup(dataDir, file), 'tour request')} in ${file}.`);
  });
}
