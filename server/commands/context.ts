import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { ExpectedError } from '../../shared/expected-error.ts';
import { DATABASE_FILE, openDatabase } from '../storage/database.ts';

export class CommandError extends ExpectedError {
  override readonly exitCode = 1;
}

export function countOf(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/** Opens the database for a command; only the server creates one. */
export async function withDatabase(dataDir: string, work: (db: DatabaseSync) => void | Promise<void>): Promise<void> {
  if (!existsSync(join(dataDir, DATABASE_FILE)))
    throw new CommandError(
      `There is no database in ${dataDir}, or this account cannot read the folder. Is DATA_DIR right?`,
    );
  using db = openDatabase(dataDir);
  await work(db);
}
