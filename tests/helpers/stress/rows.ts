import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE } from '../../../server/storage/database.ts';

export type Row = Record<'reference' | 'name' | 'address' | 'email' | 'phone' | 'message', string>;

/** Queries the database of a data folder, also while a server runs. Returns no rows if there are no tables yet. */
function query<Result>(dataDir: string, sql: string): Result[] {
  const db = new DatabaseSync(join(dataDir, DATABASE_FILE), { readOnly: true, timeout: 5000 });
  try {
    const tables = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'tour_request'").all();
    return tables.length === 0 ? [] : (db.prepare(sql).all() as Result[]);
  } finally {
    db.close();
  }
}

export const storedRows = (dataDir: string): Row[] =>
  query<Row>(dataDir, 'SELECT reference, name, address, email, phone, message FROM tour_request');

export const countOf = (dataDir: string, sql: string): number =>
  query<{ count: number }>(dataDir, `SELECT count(*) AS count FROM ${sql}`)[0]?.count ?? 0;
