import { Command } from 'commander';
import { BAD_CONFIGURATION, ContentError } from '../shared/content/content-error.ts';
import { addBackup } from './commands/backup.ts';
import { CommandError } from './commands/context.ts';
import { addDoctor } from './commands/doctor.ts';
import { addErase } from './commands/erase.ts';
import { addExport } from './commands/export.ts';
import { addList } from './commands/list.ts';
import { SettingsError } from './settings.ts';

process.umask(0o077);
// `head` closes the pipe early.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
const program = new Command('npm run tour-requests --').showHelpAfterError();
for (const add of [addList, addExport, addErase, addBackup, addDoctor]) add(program);
try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommandError || error instanceof SettingsError || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof CommandError ? 1 : BAD_CONFIGURATION;
}
