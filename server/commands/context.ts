import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { ExpectedError } from '../../shared/expected-error.ts';
import { readBuiltContent } from '../http/built-site.ts';
import { readSettings, type Settings } from '../settings.ts';
import { DATABASE_FILE, openDatabase } from '../storage/database.ts';

export class CommandError extends ExpectedError {
  override readonly exitCode = 1;
}

export function readContext() {
  const settings = readSettings();
  return { settings, content: () => readBuiltContent(settings.siteDir) };
}

export function countOf(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

type Work<Result> = (db: DatabaseSync, context: ReturnType<typeof readContext>) => Result | Promise<Result>;

/** Opens the database for a command; only the server creates one. */
export async function withDatabase<Result>(work: Work<Result>, context = readContext()): Promise<Result> {
  const missing = missingDatabase(context.settings);
  if (missing) throw new CommandError(missing);
  try {
    using db = openDatabase(context.settings.dataDir);
    return await work(db, context);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const { syscall, message } = error as NodeJS.ErrnoException;
    // The message about a file names it, and it may be another one than the database.
    if (syscall) throw new CommandError(message);
    throw new CommandError(`The database in ${context.settings.dataDir} cannot be used: ${message}`);
  }
}

export function missingDatabase({ dataDir }: Settings): string | null {
  return existsSync(join(dataDir, DATABASE_FILE))
    ? null
    : `There is no database in ${dataDir}, or this account cannot read the folder. Is DATA_DIR right?`;
}
