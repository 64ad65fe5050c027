import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SECOND } from '../clock.ts';
import { checkColumns } from './columns.ts';

const migrations = join(import.meta.dirname, 'migrations');

/** Name of the database in the data folder. */
export const DATABASE_FILE = 'tour-requests.sqlite';

/** Milliseconds for which a command waits while another process writes. */
const PATIENCE = 5 * SECOND;

/**
 * Pages of 4 KB that the log holds before SQLite copies them into the database, and KB of pages that it keeps in memory.
 * With its own 1 000 and 2 000 it writes the same pages of indexes again and again: 8 % fewer requests a second.
 */
const LOG_PAGES = 4_000;
const CACHE_KB = 8_000;

/**
 * Opens the database of a data folder for one process among several, so that what it commits outlives a power cut. While
 * another process writes, each write waits for some milliseconds before it fails.
 */
export function openDatabase(dataDir: string, timeout = PATIENCE): DatabaseSync {
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
  // SQLite ignores what it cannot do (WAL on a network disk, say) instead of failing, so it is asked again.
  expectPragma(db, 'journal_mode', 'wal');
  expectPragma(db, 'synchronous', 2);
  expectPragma(db, 'secure_delete', 1);
  migrate(db);
  checkColumns(db);
  db.exec('PRAGMA foreign_keys = ON');
  expectPragma(db, 'foreign_keys', 1);
  return db;
}

/** Opens the database of a data folder to look at it alone: nothing is made, repaired or migrated. */
export function openToRead(dataDir: string): DatabaseSync {
  const db = new DatabaseSync(join(dataDir, DATABASE_FILE), { readOnly: true, timeout: PATIENCE });
  refuseNewer(db);
  return db;
}

function expectPragma(db: DatabaseSync, name: string, expected: string | number) {
  const value = pragma(db, name);
  if (value !== expected) throw new Error(`SQLite runs with ${name} = ${value} where ${expected} is needed`);
}

/** The value of a pragma. */
export function pragma(db: DatabaseSync, name: string): unknown {
  return Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

/** The files of all migrations, in their order. */
function migrationFiles() {
  return readdirSync(migrations)
    .filter((file) => /^\d{3}-.*\.sql$/.test(file))
    .sort();
}

function refuseNewer(db: DatabaseSync) {
  const { length } = migrationFiles();
  if (Number(pragma(db, 'user_version')) <= length) return;
  throw new Error(
    `The database was made by a newer version of this software. To go back, stop the server, move ${DATABASE_FILE} away with its -wal and -shm, and put the copy ${copyName(length)} in its place: requests that came after the update are then missing`,
  );
}

function migrate(db: DatabaseSync) {
  refuseNewer(db);
  const files = migrationFiles();
  const done = () => Number(pragma(db, 'user_version'));
  if (done() === files.length) return;
  if (done() > 0) copyBeforeMigration(db, done());
  // A table that is built anew would otherwise take all that refers to it along; inside a transaction this has no effect.
  db.exec('PRAGMA foreign_keys = OFF');
  transact(db, () => {
    // Counted again inside the transaction: another process may have been first.
    for (const file of files.slice(done())) {
      db.exec(readFileSync(join(migrations, file), 'utf8'));
      db.exec(`PRAGMA user_version = ${Number(file.slice(0, 3))}`);
    }
    if (db.prepare('PRAGMA foreign_key_check').get()) throw new Error('The database refers to rows that are gone');
  });
}

/** What the names of copies begin with: of a database before it is migrated, and of a damaged one. */
const VERSION_COPY = `${DATABASE_FILE}.version-`;
const DAMAGED_COPY = `${DATABASE_FILE}.damaged-`;

/** Name of the copy that is made before a database of a version is migrated; going back means to put it in the place of the database. */
function copyName(version: number) {
  return `${VERSION_COPY}${version}`;
}

function copyBeforeMigration(db: DatabaseSync, version: number) {
  const file = db.location();
  if (!file) return;
  const copy = join(dirname(file), copyName(version));
  // A copy of an earlier try may be incomplete.
  rmSync(copy, { force: true });
  db.prepare('VACUUM INTO ?').run(copy);
  chmodSync(copy, 0o600);
}

/** Name of the copy of a damaged database that is made on the day of a moment, in UTC. */
export function damagedCopyName(now: number) {
  return `${DAMAGED_COPY}${new Date(now).toISOString().slice(0, 10)}`;
}

/** Deletes copies, made before a migration or of a damaged database, that are older than a moment: they hold what has been deleted since. */
export function deleteOldCopies(dataDir: string, before: number) {
  if (!existsSync(dataDir)) return;
  for (const name of readdirSync(dataDir)) {
    const file = join(dataDir, name);
    const isCopy = name.startsWith(VERSION_COPY) || name.startsWith(DAMAGED_COPY);
    if (isCopy && statSync(file).mtimeMs < before) rmSync(file);
  }
}

/** Runs work in one write transaction: all of it is kept, or none. */
export function transact<Result>(db: DatabaseSync, work: () => Result): Result {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite has already rolled back by itself after some errors, such as a full disk.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
