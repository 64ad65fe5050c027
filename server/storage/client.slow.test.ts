import { copyFileSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { fixtureContent as content } from '../../tests/helpers/fixture-content.ts';
import { incoming } from '../../tests/helpers/incoming.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { readSettings } from '../settings.ts';
import { startStorage } from './client.ts';
import { DATABASE_FILE, openDatabase } from './database.ts';

/** Starts a storage thread on a data folder; its code is `worker` if that is given. */
function start({ folder = join(temporaryFolder(), 'data'), worker = '' } = {}) {
  const logged: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void logged.push(line) });
  const settings = readSettings({ DATA_DIR: folder });
  const file = worker ? join(temporaryFolder({ 'worker.mjs': worker }), 'worker.mjs') : undefined;
  const storage = startStorage({ settings, content }, log, file);
  onTestFinished(storage.close);
  const names = () => {
    using db = new DatabaseSync(join(folder, DATABASE_FILE), { readOnly: true });
    return db
      .prepare('SELECT name FROM tour_request')
      .all()
      .map(({ name }) => name);
  };
  const outcome = () => storage.save(incoming('later')).then(({ outcome }) => outcome, String);
  /** Waits until requests are stored again. */
  const recovered = () => expect.poll(outcome, { timeout: 20_000 }).toBe('stored');
  return { ...storage, folder, names, logged, recovered };
}

/** A data folder with a database. */
function dataFolder(change = '') {
  const folder = temporaryFolder();
  using db = openDatabase(folder);
  db.exec(change);
  return folder;
}

const damagedFolder = () => temporaryFolder({ [DATABASE_FILE]: 'this is no database at all '.repeat(400) });

test('stores requests that arrive together in one transaction', async () => {
  const storage = start();
  await storage.opened;
  const log = join(storage.folder, `${DATABASE_FILE}-wal`);
  const before = statSync(log).size;
  const saved = await Promise.all(Array.from({ length: 200 }, (_, index) => storage.save(incoming(`n${index}`))));
  expect(new Set(saved.map((entry) => 'reference' in entry && entry.reference)).size).toBe(200);
  // Each transaction would write at least four pages of 4 KB.
  expect(statSync(log).size - before).toBeLessThan(200 * 4 * 4096);
});

test('refuses calls past the limit', async () => {
  const storage = start();
  await storage.opened;
  const saved = await Promise.allSettled(
    Array.from({ length: 600 }, (_, index) => storage.save(incoming(`n${index}`))),
  );
  const refused = saved.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(100);
  expect(storage.names()).toHaveLength(500);
});

test('stores the last request before it closes', async () => {
  const storage = start();
  const last = storage.save(incoming('last'));
  const closed = storage.close();
  await expect(storage.save(incoming('late'))).rejects.toThrow('closed');
  expect(await last).toMatchObject({ outcome: 'stored' });
  await closed;
  expect(storage.names()).toEqual(['last']);
  expect(storage.logged).toEqual([]);
});

test('replaces a thread that ran out of memory', async () => {
  const storage = start({
    worker: `
      export const open = () => ({ value: null });
      export const health = () => ({ value: 'well' });
      export const save = () => {
        for (const all = [];;) all.push(new Array(100_000).fill(Math.random()));
      };`,
  });
  await expect(storage.save(incoming('a'))).rejects.toThrow('ERR_WORKER_OUT_OF_MEMORY');
  expect(await storage.health()).toBe('well');
});

test('logs no message of an error that ends the thread', async () => {
  const storage = start({
    worker: `
      export const open = () => ({ value: null });
      export const save = () => {
        setImmediate(() => { throw new Error('cannot store Ana Pérez'); });
        return new Promise(() => {});
      };`,
  });
  await expect(storage.save(incoming('a'))).rejects.toThrow(/^Error$/);
  expect(storage.logged.join()).toContain('the storage thread ended');
  expect(storage.logged.join()).not.toContain('Ana');
});

test('opens a folder again after its owner was closed', async () => {
  const folder = temporaryFolder();
  const one = start({ folder });
  expect(await one.opened).toBeNull();
  const other = start({ folder });
  expect(await other.opened).toBe('owned');
  await expect(other.save(incoming('a'))).rejects.toThrow('owned');
  await one.close();
  await other.recovered();
});

test('stores requests in the database of a newer release', async () => {
  const folder = dataFolder(
    "ALTER TABLE tour_request ADD COLUMN spoken_language TEXT NOT NULL DEFAULT ''; PRAGMA user_version = 2",
  );
  expect(await start({ folder }).save(incoming('a'))).toMatchObject({ outcome: 'stored' });
});

test.each([
  ['other-release', () => dataFolder('ALTER TABLE tour_request DROP COLUMN reminded_at')],
  ['other-release', () => dataFolder('CREATE TABLE other (id INTEGER PRIMARY KEY, b TEXT NOT NULL)')],
  ['damaged', damagedFolder],
])('stores nothing in a database that is %s', async (reason, folder) => {
  const storage = start({ folder: folder() });
  expect(await storage.opened).toBe(reason);
  await expect(storage.save(incoming('a'))).rejects.toThrow(reason);
  await expect(storage.health()).rejects.toThrow(reason);
});

test.each([DATABASE_FILE, 'link-secret', 'server.lock'])('recovers from a folder in the place of %s', async (name) => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, name));
  const storage = start({ folder });
  expect(await storage.opened).not.toBeNull();
  rmdirSync(join(folder, name));
  await storage.recovered();
  expect(await storage.health()).toMatchObject({ storing: true });
});

test('recovers from a file in the place of the data folder', async () => {
  const file = join(temporaryFolder({ file: '' }), 'file');
  const storage = start({ folder: join(file, 'data') });
  expect(await storage.opened).toBe('ENOTDIR');
  rmSync(file);
  await storage.recovered();
});

test('recovers from a database that another program locks', async () => {
  const folder = dataFolder();
  const other = new DatabaseSync(join(folder, DATABASE_FILE));
  other.exec('BEGIN IMMEDIATE');
  const storage = start({ folder });
  expect(await storage.opened).toBe('locked');
  other.close();
  await storage.recovered();
});

test('recovers once a damaged database was replaced by a backup', async () => {
  const folder = damagedFolder();
  const storage = start({ folder });
  expect(await storage.opened).toBe('damaged');
  for (const name of readdirSync(folder).filter((name) => name.startsWith(DATABASE_FILE))) rmSync(join(folder, name));
  copyFileSync(join(dataFolder(), DATABASE_FILE), join(folder, DATABASE_FILE));
  await storage.recovered();
});

test.each([
  ['removed', (folder: string) => rmSync(folder, { recursive: true })],
  [
    'replaced',
    (folder: string) => {
      for (const suffix of ['-wal', '-shm']) rmSync(join(folder, DATABASE_FILE + suffix));
      renameSync(join(dataFolder(), DATABASE_FILE), join(folder, DATABASE_FILE));
    },
  ],
])('rejects a request once the database was %s', async (_how, harm) => {
  const storage = start();
  await storage.save(incoming('before'));
  harm(storage.folder);
  await expect(storage.save(incoming('lost'))).rejects.toThrow('replaced');
  await storage.recovered();
  expect(storage.names()).toEqual(['later']);
  expect(await storage.health()).toMatchObject({ storing: false });
});

test.each(['-wal', '-shm'])('keeps every request if the %s file of the database is removed', async (end) => {
  const storage = start();
  await storage.save(incoming('before'));
  rmSync(join(storage.folder, DATABASE_FILE + end));
  await expect(storage.save(incoming('refused'))).rejects.toThrow('replaced');
  await storage.recovered();
  expect(storage.names()).toEqual(['before', 'later']);
  expect(await storage.health()).toMatchObject({ storing: false });
});

test('answers no staff from a database that was removed', async () => {
  const storage = start();
  await storage.save(incoming('before'));
  rmSync(storage.folder, { recursive: true });
  await expect(storage.openStaffLink({ page: 'list', list: '' })).rejects.toThrow('replaced');
});
