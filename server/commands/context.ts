import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { readContent } from '../../shared/read-content.ts';
import { readSettings, type Settings } from '../settings.ts';
import { DATABASE_FILE, openDatabase } from '../storage/database.ts';
import { isDatabaseError } from '../storage/sqlite-errors.ts';
import { createCenterTime } from '../time.ts';

export class CommandError extends Error {
  override name = 'CommandError';
}

export function readContext() {
  const settings = readSettings();
  const content = readContent();
  return { settings, content, time: createCenterTime(content.facts) };
}

type Work = (db: DatabaseSync, context: ReturnType<typeof readContext>) => void | Promise<void>;

/** Runs some work on the database; only the server creates one. */
export async function withDatabase(work: Work) {
  const context = readContext();
  const missing = missingDatabase(context.settings);
  if (missing) throw new CommandError(missing);
  using db = open(context.settings);
  try {
    await work(db, context);
  } catch (error) {
    if (!isDatabaseError(error)) throw error;
    throw new CommandError(`The database cannot be used now: ${(error as Error).message}`);
  }
}

export function missingDatabase({ dataDir }: Settings): string | null {
  return existsSync(join(dataDir, DATABASE_FILE))
    ? null
    : `There is no database in ${dataDir}, or this account cannot read the folder. Is DATA_DIR right?`;
}

function open({ dataDir }: Settings) {
  try {
    return openDatabase(dataDir);
  } catch (error) {
    throw new CommandError(`The tour requests in ${dataDir} cannot be read: ${(error as Error).message}`);
  }
}
