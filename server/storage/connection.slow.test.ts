import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openDesk, silentFrom } from '../../tests/helpers/desk.ts';
import { query } from '../../tests/helpers/server.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { HOUR, SECOND } from '../time.ts';
import { DATABASE_FILE, openDatabase } from './database.ts';

/** Opens a desk on a data folder. */
function start(folder = join(temporaryFolder(), 'data')) {
  const { save, pass, tick, health, close } = openDesk(undefined, { DATA_DIR: folder });
  onTestFinished(close);
  const names = () => query<{ name: string }>(folder, 'SELECT name FROM tour_request').map(({ name }) => name);
  const store = (name: string) => save(silentFrom(name)).outcome;
  return { tick, health, pass, close, folder, names, store };
}

/** A data folder with a database. */
function dataFolder(change = '') {
  const folder = temporaryFolder();
  using db = openDatabase(folder);
  db.exec(change);
  return folder;
}

/** Empties a folder, and puts a subfolder in the place of the file `name`. */
const blocked = (name: string) => (folder: string) => {
  rmSync(folder, { recursive: true });
  mkdirSync(join(folder, name), { recursive: true });
  return () => rmdirSync(join(folder, name));
};

/** Locks the database of a folder, and returns a function that unlocks it. */
function lock(folder: string) {
  const other = new DatabaseSync(join(folder, DATABASE_FILE));
  other.exec('BEGIN IMMEDIATE');
  return () => other.close();
}

/** Each damages a data folder so that requests cannot be stored; the returned function repairs it. */
const FAULTS: [what: string, reason: string, harm: (folder: string) => () => unknown][] = [
  ['a folder in the place of the database', 'EISDIR', blocked(DATABASE_FILE)],
  ['a folder in the place of the secret', 'EISDIR', blocked('link-secret')],
  ['a folder in the place of the lock', 'unreadable', blocked('server.lock')],
  ['a database that another program locks', 'locked', lock],
  [
    'a database without a column',
    'other-release',
    (folder) => {
      const change = (sql: string) => {
        using db = new DatabaseSync(join(folder, DATABASE_FILE));
        db.exec(sql);
      };
      change('ALTER TABLE tour_request DROP COLUMN address');
      return () => change("ALTER TABLE tour_request ADD COLUMN address TEXT NOT NULL DEFAULT ''");
    },
  ],
  [
    'a damaged database until a backup replaces it',
    'damaged',
    (folder) => {
      writeFileSync(join(folder, DATABASE_FILE), 'this is no database at all '.repeat(400));
      return () => {
        for (const name of readdirSync(folder).filter((name) => name.startsWith(DATABASE_FILE)))
          rmSync(join(folder, name));
        copyFileSync(join(dataFolder(), DATABASE_FILE), join(folder, DATABASE_FILE));
      };
    },
  ],
];

test.each(FAULTS)('recovers from %s at the start', async (_what, reason, harm) => {
  const folder = dataFolder();
  const mend = harm(folder);
  const desk = start(folder);
  expect(desk.tick()).toBe(reason);
  expect(() => desk.store('lost')).toThrow(reason);
  expect(() => desk.health()).toThrow(reason);
  mend();
  await desk.pass(10 * SECOND);
  expect(desk.store('later')).toBe('stored');
  expect(desk.names()).toEqual(['later']);
  expect(desk.health()).toMatchObject({ storing: true });
});

const HARMS: [what: string, harm: (folder: string) => void, kept: string[]][] = [
  ['folder was removed', (folder) => rmSync(folder, { recursive: true }), ['later']],
  [
    'database was replaced',
    (folder) => {
      rmSync(join(folder, `${DATABASE_FILE}-wal`));
      renameSync(join(dataFolder(), DATABASE_FILE), join(folder, DATABASE_FILE));
    },
    ['later'],
  ],
  ['-wal was removed', (folder) => rmSync(join(folder, `${DATABASE_FILE}-wal`)), ['before', 'later']],
];

test.each(HARMS)('thanks nobody once the %s', async (_what, harm, kept) => {
  const desk = start();
  desk.store('before');
  harm(desk.folder);
  expect(() => desk.store('lost')).toThrow('replaced');
  expect(() => desk.store('lost too')).toThrow('replaced');
  await desk.pass(10 * SECOND);
  expect(desk.store('later')).toBe('stored');
  expect(desk.names().filter((name) => name !== 'lost')).toEqual(kept);
  // An operator has to look after the earlier file.
  expect(desk.health()).toMatchObject({ storing: false });
});

test('notices a lock before a request comes', async () => {
  const desk = start();
  const unlock = lock(desk.folder);
  await desk.pass(10 * SECOND);
  expect(desk.health().storing).toBe(false);
  unlock();
  await desk.pass(10 * SECOND);
  expect(desk.health().storing).toBe(true);
});

test('a damaged page that no statement reads is found within an hour', async () => {
  const { folder, ...desk } = start();
  const file = join(folder, DATABASE_FILE);
  desk.store('before');
  // A change by another connection empties the memory of the first one.
  using other = new DatabaseSync(file);
  other.exec(`INSERT INTO status_change (tour_request_id, kind, made_at, note, who, other)
    VALUES (1, 'note', 1, '${'x'.repeat(20_000)}', '', ''); PRAGMA wal_checkpoint(TRUNCATE)`);
  const { offset } = other
    .prepare("SELECT max(pgoffset) AS offset FROM dbstat WHERE name = 'status_change' AND pagetype = 'overflow'")
    .get() as { offset: number };
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(4096, 'no page of a database '), 0, 4096, offset);
  closeSync(handle);
  await desk.pass(HOUR - SECOND);
  expect(desk.store('unaware')).toBe('stored');
  await desk.pass(SECOND);
  expect(() => desk.store('lost')).toThrow('damaged');
});

test('opens the folder of another server once that has ended', async () => {
  const folder = temporaryFolder();
  const one = start(folder);
  const other = start(folder);
  expect(() => other.store('a')).toThrow('owned');
  await one.close();
  await other.pass(10 * SECOND);
  expect(other.store('a')).toBe('stored');
});

test('stores requests in the database of a newer release', () => {
  const folder = dataFolder(
    "ALTER TABLE tour_request ADD COLUMN spoken_language TEXT NOT NULL DEFAULT ''; PRAGMA user_version = 99",
  );
  expect(start(folder).store('a')).toBe('stored');
});
