import { existsSync } from 'node:fs';
import { readSettings } from '../settings.ts';
import { makeBackup } from '../storage/backups.ts';
import { CommandError, countOf, withDatabase } from './context.ts';

export function backUp(file: string) {
  const settings = readSettings();
  return withDatabase(settings, () => {
    if (existsSync(file)) throw new CommandError(`The backup failed: ${file} exists already.`);
    try {
      console.log(`${countOf(makeBackup(settings.dataDir, file), 'tour request')} in ${file}.`);
    } catch (error) {
      throw new CommandError(`The backup failed: ${(error as Error).message}`);
    }
  });
}
