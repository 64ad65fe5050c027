import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE, damagedCopyName } from './database.ts';

/** The files of the database are no longer those that were opened: what is written to them would be lost. */
export class DatabaseReplaced extends Error {
  override name = 'DatabaseReplaced';
}

/** What the database stored cannot be read from the disk any more, whatever an open connection still has in memory. */
export class DatabaseDamaged extends Error {
  override name = 'DatabaseDamaged';
  /** SQLite's own number for it, SQLITE_CORRUPT. */
  readonly errcode = 11;
}

/** What a database begins with, where it holds the bytes of a page and the number of pages, and how long that head is; see https://sqlite.org/fileformat2.html#the_database_header */
const DATABASE = { magic: 'SQLite format 3\0', pageSize: 16, pages: 28, head: 100 };

/** What a write-ahead log begins with, where a later one is known by, and how long that head is; see https://sqlite.org/fileformat2.html#walformat */
const LOG = { magic: 0x377f0682, salt: 16, head: 32 };

/** What a look at the log found: which file it is, its bytes, and those that it begins with. */
type Log = { file: bigint; size: bigint; head: Buffer };

/** Bytes that a copy holds in memory. */
const COPIED_AT_ONCE = 1_000_000;

/** Looks at the log that must agree before it counts as written over. */
const LOOKS = 3;

/** Restarts of the log between two looks that are believed. */
const MOST_RESTARTS = 0xffff;

/** Watches the files of an open database, from the first look on. */
export function watchDatabaseFiles(dataDir: string) {
  const database = join(dataDir, DATABASE_FILE);
  const log = `${database}-wal`;
  let opened: { descriptor: number; file: bigint; size: number } | undefined;
  let known: Log | undefined;

  const open = () => {
    // Never closed: that would drop the locks that SQLite has on the file.
    const descriptor = openSync(database, 'r');
    return { descriptor, file: fstatSync(descriptor, { bigint: true }).ino, size: 0 };
  };
  const checkDatabase = () => {
    opened ??= open();
    if (statSync(database, { bigint: true, throwIfNoEntry: false })?.ino !== opened.file)
      throw new DatabaseReplaced(`${database} was removed or replaced`);
    const announced = announcedSize(opened.descriptor);
    if (announced === null) throw new DatabaseDamaged(`${database} does not begin like a database`);
    const { size } = fstatSync(opened.descriptor);
    // Pages that its head announces may still be in the log alone; those that were in the file once stay there.
    if (size < opened.size && size < announced) throw new DatabaseDamaged(`${database} was cut short`);
    opened.size = size;
  };
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
  return {
    /** Throws a `DatabaseReplaced` once the files were removed, replaced or written over, a `DatabaseDamaged` once the database has no head or is too short. */
    check() {
      checkDatabase();
      checkLog(LOOKS);
    },
    /** Copies the files as they are, unless that was done today; the log may hold what the database has lost, until SQLite closes it. */
    keepCopy(now: number) {
      const copy = join(dataDir, damagedCopyName(now));
      if (!opened || existsSync(copy)) return;
      if (existsSync(log)) copyFileSync(log, `${copy}-wal`);
      try {
        copyOpenFile(opened.descriptor, copy);
      } catch (error) {
        rmSync(copy, { force: true });
        throw error;
      }
    },
  };
}

/** Bytes that a database must have by its own head, or null where that is no such head. */
function announcedSize(descriptor: number): number | null {
  const head = Buffer.alloc(DATABASE.head);
  readSync(descriptor, head, 0, DATABASE.head, 0);
  if (!head.toString('latin1').startsWith(DATABASE.magic)) return null;
  return head.readUInt16BE(DATABASE.pageSize) * head.readUInt32BE(DATABASE.pages);
}

function copyOpenFile(from: number, to: string) {
  const part = Buffer.alloc(COPIED_AT_ONCE);
  const descriptor = openSync(to, 'wx', 0o600);
  try {
    for (let position = 0, length = 0; ; position += length) {
      length = readSync(from, part, 0, part.length, position);
      if (length === 0) return;
      writeSync(descriptor, part, 0, length);
    }
  } finally {
    closeSync(descriptor);
  }
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
