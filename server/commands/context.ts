import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { ExpectedError } from '../../shared/expected-error.ts';
import type { Settings } from '../settings.ts';
import { DATABASE_FILE, openDatabase } from '../storage/database.ts';

export class CommandError extends ExpectedError {
  override readonly exitCode = 1;
}

export function countOf(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/** Opens the database for a command; only the server creates one. */
export async function withDatabase<Result>(
  { dataDir }: Settings,
  work: (db: DatabaseSync) => Result | Promise<Result>,
): Promise<Result> {
  if (!hasDatabase(dataDir))
    throw new CommandError(
      `There is no database in ${dataDir}, or this account cannot read the folder. Is DATA_DIR right?`,
    );
  try {
    using db = openDatabase(dataDir);
    return await work(db);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const { syscall, message } = error as NodeJS.ErrnoException;
    // The message about a file names it, and it may be another one than the database.
    if (syscall) throw new CommandError(message);
    throw new CommandError(`The database in ${dataDir} cannot be used: ${message}`);
  }
}

export function hasDatabase(dataDir: string): boolean {
  return existsSync(join(dataDir, DATABASE_FILE));
}
