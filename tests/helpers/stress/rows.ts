import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE } from '../../../server/storage/database.ts';

/** A stored tour request, as far as trials look at it. */
export type Row = {
  reference: string;
  name: string;
  address: string;
  email: string;
  phone: string;
  message: string;
  key: string | null;
};

/** Asks the database of a data folder, beside a server or after it; one that lost even its tables holds nothing. */
export function query<Result>(dataDir: string, sql: string): Result[] {
  const db = new DatabaseSync(join(dataDir, DATABASE_FILE), { readOnly: true, timeout: 5000 });
  try {
    const tables = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'tour_request'").all();
    if (tables.length === 0) return [];
    return db.prepare(sql).all() as Result[];
  } finally {
    db.close();
  }
}

/** All stored tour requests. */
export function storedRows(dataDir: string): Row[] {
  return query<Row>(
    dataDir,
    'SELECT reference, name, address, email, phone, message, idempotency_key AS key FROM tour_request',
  );
}

/** One number that a query gives. */
export function countOf(dataDir: string, sql: string): number {
  return query<{ count: number }>(dataDir, `SELECT count(*) AS count FROM ${sql}`)[0]?.count ?? 0;
}
