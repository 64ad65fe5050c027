import { closeSync, existsSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE, transact } from './database.ts';

/** Prepares a function that throws where requests cannot be written just now: it writes like one and leaves no request behind. */
export function createProofOfWriting(db: DatabaseSync): (now: number) => void {
  const insert = db.prepare(`
    INSERT INTO tour_request (reference, received_at, language, name, address, email, phone, message, content_hash)
    VALUES ('proof', ?, 'en', '', '', '', '', '', x'')`);
  const write = db.prepare('INSERT OR REPLACE INTO proof_of_writing (id, written_at) VALUES (1, ?)');
  return (now) =>
    transact(db, () => {
      db.exec('SAVEPOINT proof');
      insert.run(now);
      db.exec('ROLLBACK TO proof; RELEASE proof');
      write.run(now);
    });
}

/** The files of the database are no longer those that were opened: what is written to them would be lost. */
export class DatabaseReplaced extends Error {
  override name = 'DatabaseReplaced';
}

/** What a write-ahead log begins with, where a later one is known by, and how long that head is; see https://sqlite.org/fileformat2.html#walformat */
const LOG = { magic: 0x377f0682, salt: 16, head: 32 };

/** What a look at the log found: which file it is, its bytes, and those that it begins with. */
type Log = { file: bigint; size: bigint; head: Buffer };

/** Looks at the log that must agree before it counts as written over. */
const LOOKS = 3;

/** Restarts of the log between two looks that are believed. */
const MOST_RESTARTS = 0xffff;

/** Prepares a function that throws a `DatabaseReplaced` once the files of an open database were removed, replaced or written over. */
export function watchDatabaseFiles(dataDir: string): () => void {
  const database = join(dataDir, DATABASE_FILE);
  const log = `${database}-wal`;
  let opened: bigint | undefined;
  let known: Log | undefined;

  const checkLog = (looks: number) => {
    const now = lookAt(log);
    if (known && now?.file !== known.file) throw new DatabaseReplaced(`${log} was removed or replaced`);
    // A command that empties the log may do so between the two things that one look reads.
    if (now && now.size > 0n && !isLater(now, known)) {
      if (looks > 1) return checkLog(looks - 1);
      throw new DatabaseReplaced(`${log} was written over`);
    }
    known = now;
  };
  return () => {
    const found = statSync(database, { bigint: true, throwIfNoEntry: false })?.ino;
    if (opened !== undefined && found !== opened) throw new DatabaseReplaced(`${database} was removed or replaced`);
    opened = found;
    checkLog(LOOKS);
  };
}

/** Whether a log goes on where it was seen before: it grows, or begins anew under the next number once all of it is in the database. */
function isLater(now: Log, before: Log | undefined): boolean {
  if (now.head.length < LOG.head || now.head.readUInt32BE(0) >>> 1 !== LOG.magic >>> 1) return false;
  if (!before || before.size === 0n) return true;
  if (now.head.equals(before.head)) return now.size >= before.size;
  const restarts = (now.head.readUInt32BE(LOG.salt) - before.head.readUInt32BE(LOG.salt)) >>> 0;
  return restarts > 0 && restarts <= MOST_RESTARTS;
}

/** Looks at a log, if there is one. SQLite holds no lock on it; to close the database file here would drop those it has there. */
function lookAt(path: string): Log | undefined {
  if (!existsSync(path)) return undefined;
  const head = Buffer.alloc(LOG.head);
  const descriptor = openSync(path, 'r');
  try {
    const length = readSync(descriptor, head, 0, LOG.head, 0);
    const { ino, size } = fstatSync(descriptor, { bigint: true });
    return { file: ino, size, head: head.subarray(0, length) };
  } finally {
    closeSync(descriptor);
  }
}
