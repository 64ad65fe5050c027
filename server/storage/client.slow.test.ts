import { copyFileSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { content, incoming } from '../../tests/helpers/storage.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { createLog } from '../log.ts';
import { readSettings } from '../settings.ts';
import { startStorage } from './client.ts';
import { DATABASE_FILE, openDatabase } from './database.ts';

/** Starts a storage thread on a data folder; its code is `worker` if that is given. */
function start({ folder = join(temporaryFolder(), 'data'), worker = '', after = onTestFinished } = {}) {
  const logged: string[] = [];
  const log = createLog({ write: (line) => void logged.push(line) });
  const settings = readSettings({ DATA_DIR: folder });
  const file = worker ? join(temporaryFolder({ 'worker.mjs': worker }), 'worker.mjs') : undefined;
  const storage = startStorage({ settings, content }, log, file);
  after(storage.close);
  const names = () => {
    using db = new DatabaseSync(join(folder, DATABASE_FILE), { readOnly: true });
    const rows = db.prepare('SELECT name FROM tour_request').all();
    return rows.map(({ name }) => name);
  };
  const outcome = () => storage.save(incoming('later')).then(({ outcome }) => outcome, String);
  /** Waits until requests are stored again. */
  const recovered = () => vi.waitFor(async () => expect(await outcome()).toBe('stored'), 60_000);
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
  const calls = Array.from({ length: 600 }, (_, index) => storage.save(incoming(`n${index}`)));
  const refused = (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected');
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

test.each([
  ['ran out of memory', 'for (const all = [];;) all.push(new Array(100_000).fill(Math.random()))', /OUT_OF_MEMORY$/],
  [
    'failed',
    "setImmediate(() => { throw new Error('cannot store Ana Pérez'); }); return new Promise(() => {})",
    /^Error$/,
  ],
])('replaces a thread that %s', async (_how, end, reason) => {
  const storage = start({
    worker: `
      export const open = () => ({ value: null });
      export const health = () => ({ value: 'well' });
      export const save = () => { ${end}; };`,
  });
  await expect(storage.save(incoming('a'))).rejects.toThrow(reason);
  expect(await storage.health()).toBe('well');
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

/** Each makes a folder in which requests cannot be stored; `mend` repairs it. */
const FAULTS: [what: string, make: () => { folder: string; mend: () => void }][] = [
  ...[`${DATABASE_FILE} (EISDIR)`, 'link-secret (EISDIR)', 'server.lock (unreadable)'].map(
    (what): (typeof FAULTS)[number] => [
      `a folder in the place of ${what}`,
      () => {
        const folder = temporaryFolder();
        const place = join(folder, what.replace(/ .*/, ''));
        mkdirSync(place);
        return { folder, mend: () => rmdirSync(place) };
      },
    ],
  ),
  [
    'a file in the place of the data folder (ENOTDIR)',
    () => {
      const file = join(temporaryFolder({ file: '' }), 'file');
      return { folder: join(file, 'data'), mend: () => rmSync(file) };
    },
  ],
  [
    'a database that another program locks (locked)',
    () => {
      const folder = dataFolder();
      const other = new DatabaseSync(join(folder, DATABASE_FILE));
      other.exec('BEGIN IMMEDIATE');
      return { folder, mend: () => other.close() };
    },
  ],
  [
    'a database without a column (other-release)',
    () => {
      const folder = dataFolder('ALTER TABLE tour_request DROP COLUMN address');
      const add = "ALTER TABLE tour_request ADD COLUMN address TEXT NOT NULL DEFAULT ''";
      return { folder, mend: () => new DatabaseSync(join(folder, DATABASE_FILE)).exec(add) };
    },
  ],
  [
    'a damaged database until a backup replaces it (damaged)',
    () => {
      const folder = damagedFolder();
      const mend = () => {
        for (const name of readdirSync(folder).filter((name) => name.startsWith(DATABASE_FILE)))
          rmSync(join(folder, name));
        copyFileSync(join(dataFolder(), DATABASE_FILE), join(folder, DATABASE_FILE));
      };
      return { folder, mend };
    },
  ],
];

// Together, since each waits a second until the database may be opened again.
test.concurrent.for(FAULTS)('recovers from %s', async ([what, make], { expect, onTestFinished }) => {
  const { folder, mend } = make();
  const storage = start({ folder, after: onTestFinished });
  expect(`(${await storage.opened})`).toBe(/\(.*\)/.exec(what)?.[0]);
  await expect(storage.save(incoming('lost'))).rejects.toThrow();
  await expect(storage.health()).rejects.toThrow();
  mend();
  await storage.recovered();
  expect(storage.names()).toEqual(['later']);
  expect(await storage.health()).toMatchObject({ storing: true });
});

const HARMS: [what: string, harm: (folder: string) => void, kept: string[]][] = [
  ['folder was removed', (folder) => rmSync(folder, { recursive: true }), ['later']],
  [
    'database was replaced',
    (folder) => {
      for (const suffix of ['-wal', '-shm']) rmSync(join(folder, DATABASE_FILE + suffix));
      renameSync(join(dataFolder(), DATABASE_FILE), join(folder, DATABASE_FILE));
    },
    ['later'],
  ],
  ['-wal was removed', (folder) => rmSync(join(folder, `${DATABASE_FILE}-wal`)), ['before', 'later']],
  ['-shm was removed', (folder) => rmSync(join(folder, `${DATABASE_FILE}-shm`)), ['before', 'later']],
];

test.concurrent.for(HARMS)('rejects a request once the %s', async ([, harm, kept], { expect, onTestFinished }) => {
  const storage = start({ after: onTestFinished });
  await storage.save(incoming('before'));
  harm(storage.folder);
  await expect(storage.openStaffLink({ page: 'list', list: '' })).rejects.toThrow('replaced');
  await expect(storage.save(incoming('lost'))).rejects.toThrow('replaced');
  await storage.recovered();
  expect(storage.names()).toEqual(kept);
  expect(await storage.health()).toMatchObject({ storing: false });
});
