import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SECOND } from '../time.ts';
import { checkColumns } from './columns.ts';
import { DATABASE_REPLACED, SQLITE_CORRUPT } from './sqlite-errors.ts';

const migrations = join(import.meta.dirname, 'migrations');

export const DATABASE_FILE = 'tour-requests.sqlite';

/** For how long a command waits while another process writes. */
const BUSY_TIMEOUT_MS = 5 * SECOND;

// SQLite's defaults of 1,000 and 2,000 rewrite the same index pages: 8 % fewer requests a second.
const LOG_PAGES = 4_000;
const CACHE_KB = 8_000;

/** Opens the database so that a commit survives a power cut; `timeout` limits the wait for another process that writes. */
export function openDatabase(dataDir: string, timeout = BUSY_TIMEOUT_MS): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, DATABASE_FILE);
  // SQLite gives its -wal and -shm files the mode of the database.
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const db = new DatabaseSync(file, { timeout });
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA fullfsync = ON;
    PRAGMA checkpoint_fullfsync = ON;
    PRAGMA secure_delete = ON;
    PRAGMA trusted_schema = OFF;
    PRAGMA temp_store = MEMORY;
    PRAGMA wal_autocheckpoint = ${LOG_PAGES};
    PRAGMA cache_size = -${CACHE_KB};
  `);
  // SQLite ignores a pragma that it cannot follow, such as WAL on a network disk.
  expectPragma(db, 'journal_mode', 'wal');
  expectPragma(db, 'synchronous', 2);
  expectPragma(db, 'secure_delete', 1);
  migrate(db);
  checkColumns(db);
  db.exec('PRAGMA foreign_keys = ON');
  expectPragma(db, 'foreign_keys', 1);
  return db;
}

/** Opens the database without creating or migrating it. */
export function openToRead(dataDir: string): DatabaseSync {
  const db = new DatabaseSync(join(dataDir, DATABASE_FILE), { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  refuseNewer(db);
  return db;
}

function expectPragma(db: DatabaseSync, name: string, expected: string | number) {
  const value = pragma(db, name);
  if (value !== expected) throw new Error(`SQLite runs with ${name} = ${value} where ${expected} is needed`);
}

export function pragma(db: DatabaseSync, name: string): unknown {
  return Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

function migrationFiles() {
  return readdirSync(migrations)
    .filter((file) => /^\d{3}-.*\.sql$/.test(file))
    .sort();
}

function refuseNewer(db: DatabaseSync) {
  const { length } = migrationFiles();
  if (Number(pragma(db, 'user_version')) <= length) return;
  throw new Error(
    `The database was made by a newer version of this software. To go back, stop the server, move ${DATABASE_FILE} away with its -wal and -shm, and put the copy ${COPY_PREFIX}${length} in its place: requests that came after the update are then missing`,
  );
}

function migrate(db: DatabaseSync) {
  refuseNewer(db);
  const files = migrationFiles();
  const done = () => Number(pragma(db, 'user_version'));
  if (done() === files.length) return;
  if (done() > 0) copyBeforeMigration(db, done());
  // Rebuilding a table would delete the rows that refer to it. The pragma has no effect inside a transaction.
  db.exec('PRAGMA foreign_keys = OFF');
  transact(db, () => {
    // Another process may have migrated meanwhile, so the version is read again inside the transaction.
    for (const file of files.slice(done())) {
      db.exec(readFileSync(join(migrations, file), 'utf8'));
      db.exec(`PRAGMA user_version = ${Number(file.slice(0, 3))}`);
    }
    if (db.prepare('PRAGMA foreign_key_check').get()) throw new Error('The database refers to rows that are gone');
  });
}

const COPY_PREFIX = `${DATABASE_FILE}.version-`;

function copyBeforeMigration(db: DatabaseSync, version: number) {
  const file = db.location();
  if (!file) return;
  const copy = join(dirname(file), `${COPY_PREFIX}${version}`);
  // A copy from an interrupted migration may be incomplete.
  rmSync(copy, { force: true });
  db.prepare('VACUUM INTO ?').run(copy);
  chmodSync(copy, 0o600);
}

/** Deletes copies made before migrations, which still hold requests that were deleted since. */
export function deleteOldCopies(dataDir: string, before: number) {
  for (const name of readdirSync(dataDir)) {
    const file = join(dataDir, name);
    if (name.startsWith(COPY_PREFIX) && statSync(file).mtimeMs < before) rmSync(file);
  }
}

/** Returns a check that throws once the database file was removed or replaced, since later writes would be lost. */
export function watchFile(db: DatabaseSync): () => void {
  const file = db.location() ?? '';
  const inode = () => statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;
  const opened = inode();
  return () => {
    if (inode() === opened) return;
    throw Object.assign(new Error(`${file} was removed or replaced`), { code: DATABASE_REPLACED });
  };
}

export function checkIntegrity(db: DatabaseSync): void {
  const result = pragma(db, 'quick_check(1)');
  if (result !== 'ok') throw Object.assign(new Error(`quick_check: ${result}`), { errcode: SQLITE_CORRUPT });
}

/** Runs work in one write transaction and rolls it back where it throws. */
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
