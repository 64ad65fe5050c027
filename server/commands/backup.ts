import { existsSync } from 'node:fs';
import { makeBackup } from '../storage/backups.ts';
import { CommandError, countOf, withDatabase } from './context.ts';

export function backUp(file: string) {
  return withDatabase((_db, { settings: { dataDir } }) => {
    if (existsSync(file)) throw new CommandError(`The backup failed: ${file} exists already.`);
    try {
      console.log(`${countOf(makeBackup(dataDir, file), 'tour request')} in ${file}.`);
    } catch (error) {
      throw new CommandError(`The backup failed: ${(error as Error).message}`);
    }
  });
}
