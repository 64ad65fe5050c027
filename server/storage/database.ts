import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { SECOND } from '../time.ts';

const folder = join(import.meta.dirname, 'migrations');

/** The number of a migration is in its name. `user_version` is the last one that ran; 2 was part of 001 before the first release. */
const MIGRATIONS = readdirSync(folder)
  .sort()
  .map((file) => ({ number: Number.parseInt(file, 10), sql: readFileSync(join(folder, file), 'utf8') }));

export const DATABASE_FILE = 'tour-requests.sqlite';

/** How long a command waits while another process writes. */
const BUSY_TIMEOUT_MS = 5 * SECOND;

/** SQLite ignores a pragma that it does not support, such as WAL on a network disk. */
const NEEDED = { journal_mode: 'wal', synchronous: 2, secure_delete: 1, foreign_keys: 1 };

const LOG_SIZE_LIMIT = 4 * 1024 * 1024;

/** Waits for a process that ends. */
const OWNER_TIMEOUT_MS = 2 * SECOND;

/** The database files belong to another server, are not the ones that were opened, or are damaged. */
function databaseError(reason: 'owned' | 'replaced' | 'damaged', message: string) {
  return Object.assign(new Error(message), { reason });
}

type StorageError = { reason?: string; errcode?: number; errno?: number; code?: string };

/** By SQLite's primary result code. https://sqlite.org/rescode.html */
const SQLITE: Record<number, string> = {
  // A table or column is missing.
  1: 'other-release',
  5: 'locked',
  6: 'locked',
  8: 'read-only',
  10: 'unreadable',
  11: 'damaged',
  13: 'full',
  14: 'unreadable',
  19: 'constraint',
  26: 'damaged',
};

const SYSTEM: Record<string, string> = { ENOSPC: 'full', EROFS: 'read-only' };

/** Why the database cannot be used, in one word; null if our own code is wrong. */
export function reasonOf(error: unknown): string | null {
  const { reason, errcode, errno, code = '' } = (error ?? {}) as StorageError;
  if (reason) return reason;
  if (errcode !== undefined) return SQLITE[errcode & 0xff] ?? `SQLite ${errcode}`;
  return errno === undefined ? null : (SYSTEM[code] ?? code);
}

/** Locks a data folder until the returned connection is closed or its process ends, however it ends. */
export function lockFolder(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: OWNER_TIMEOUT_MS });
  try {
    lock.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    throw reasonOf(error) === 'locked' ? databaseError('owned', `Another server uses ${dataDir}`) : error;
  }
}

/** Opens the database so that a commit survives a power cut; `timeout` limits the wait for another process that writes. */
export function openDatabase(dataDir: string, timeout = BUSY_TIMEOUT_MS): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, DATABASE_FILE);
  // SQLite gives its -wal and -shm files the mode of the database.
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const db = new DatabaseSync(file, { timeout });
  try {
    db.exec(`
      PRAGMA auto_vacuum = INCREMENTAL;
      PRAGMA fullfsync = ON;
      PRAGMA checkpoint_fullfsync = ON;
      PRAGMA trusted_schema = OFF;
      PRAGMA temp_store = MEMORY;
      PRAGMA journal_size_limit = ${LOG_SIZE_LIMIT};
    `);
    for (const [name, value] of Object.entries(NEEDED)) {
      db.exec(`PRAGMA ${name} = ${value}`);
      const set = readValue(db, `PRAGMA ${name}`);
      if (set !== value) throw new Error(`SQLite runs with ${name} = ${set}, and ${value} is needed`);
    }
    migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** The first column of the first row. */
function readValue(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): unknown {
  return Object.values(db.prepare(sql).get(...values) ?? {})[0];
}

/** The same as a number; 0 for NULL. */
export function readNumber(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): number {
  return Number(readValue(db, sql, ...values));
}

/** Inserts a row, and returns its id. */
export function insertRow(db: DatabaseSync, table: string, row: Record<string, SQLInputValue>): number {
  const columns = Object.keys(row);
  const values = columns.map((column) => `:${column}`);
  const { lastInsertRowid } = db.prepare(`INSERT INTO ${table} (${columns.join()}) VALUES (${values.join()})`).run(row);
  return Number(lastInsertRowid);
}

/** A newer release may have migrated further. Each migration leaves what the release before it needs, so its database can be used all the same. */
function migrate(db: DatabaseSync) {
  transact(db, () => {
    const version = readNumber(db, 'PRAGMA user_version');
    for (const { number, sql } of MIGRATIONS) if (number > version) db.exec(`${sql}; PRAGMA user_version = ${number}`);
  });
}

/** Writes what is there already, so that a full or read-only disk shows before a family's request does. */
export function checkWriting(db: DatabaseSync): void {
  transact(db, () => db.exec(`PRAGMA user_version = ${readNumber(db, 'PRAGMA user_version')}`));
}

/** Returns a check that throws if a file of the database was removed or replaced, since later writes would be lost. */
export function watchFiles(db: DatabaseSync): () => void {
  const file = db.location() ?? '';
  const inodes = () =>
    ['', '-wal'].map((end) => statSync(file + end, { bigint: true, throwIfNoEntry: false })?.ino).join();
  const opened = inodes();
  return () => {
    if (inodes() === opened) return;
    throw databaseError('replaced', `${file} or its -wal was removed or replaced`);
  };
}

export function checkIntegrity(db: DatabaseSync): void {
  const result = readValue(db, 'PRAGMA quick_check(1)');
  if (result !== 'ok') throw databaseError('damaged', `quick_check: ${result}`);
}

/** Runs work in one write transaction, which is rolled back if it throws. */
export function transact<Result>(db: DatabaseSync, work: () => Result): Result {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite rolls back by itself after some errors, such as a full disk.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
