import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { tourRequestOf } from '../shared/tour-request/fields.ts';
import { fixtureContent } from '../tests/support/fixture-content.ts';
import { temporaryFolder } from '../tests/support/temp-folder.ts';
import { readSettings } from './settings.ts';
import {
  DATABASE_FILE,
  deleteOldCopies,
  openDatabase,
  openMemoryDatabase,
  pragma,
  transact,
} from './storage/database.ts';
import { createKeys } from './storage/keys.ts';
import type { Incoming } from './storage/messages.ts';
import { createSaver } from './storage/save.ts';
import { createStorageService } from './storage/storage-service.ts';
import { openStore } from './store.ts';

const incoming = (name: string): Incoming => ({
  fields: { ...tourRequestOf(() => ''), name, address: 'a', email: 'a@example.net', phone: '1' },
  language: 'en',
  receivedAt: Date.now(),
  key: null,
  quarantine: null,
  suspicion: null,
  isFromPage: true,
});
const keys = createKeys(randomBytes(32));
const silent = pino({ enabled: false });
const until = async (isDone: () => Promise<boolean>) => {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await isDone()) return;
    await setTimeout(50);
  }
  throw new Error('it never happened');
};

test('the database waits for the disk at every commit and overwrites what is deleted', () => {
  const db = openDatabase(join(temporaryFolder(), 'data'));
  onTestFinished(() => db.close());
  expect([pragma(db, 'journal_mode'), pragma(db, 'synchronous'), pragma(db, 'secure_delete')]).toEqual(['wal', 2, 1]);
  expect(pragma(db, 'foreign_keys')).toBe(1);
});

test('a database of an earlier version is brought up to date with all that is in it', () => {
  const folder = temporaryFolder();
  const earlier = new DatabaseSync(join(folder, DATABASE_FILE));
  const migrations = join(import.meta.dirname, 'storage/migrations');
  for (const file of readdirSync(migrations).sort().slice(0, 2)) {
    earlier.exec(readFileSync(join(migrations, file), 'utf8'));
  }
  earlier.exec('PRAGMA user_version = 2');
  earlier.exec(`
    INSERT INTO tour_request
      (id, reference, received_at, language, name, address, email, phone, message, content_hash, repeat_of, quarantine)
    VALUES (1, 'A', 10, 'en', 'Ana', 'b', 'c', 'd', 'e', x'00', NULL, NULL),
      (2, 'B', 20, 'es', 'Ana', 'b', 'c', 'd', 'e', x'00', 1, 'links'),
      (9, 'C', 30, 'en', 'Ana', 'b', 'c', 'd', 'e', x'00', NULL, NULL);
    DELETE FROM tour_request WHERE id = 9;
    INSERT INTO outbox (kind, tour_request_id, recipient, created_at, next_attempt_at) VALUES
      ('notice', 1, 'desk@example.org', 10, 10), ('digest', NULL, 'desk@example.org', 10, 10);`);
  const content = (db: DatabaseSync) => ({
    requests: db.prepare('SELECT * FROM tour_request ORDER BY id').all(),
    messages: db.prepare('SELECT * FROM outbox ORDER BY id').all(),
    indexes: db.prepare("SELECT name, tbl_name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL").all(),
  });
  const before = content(earlier);
  earlier.close();

  const db = openDatabase(folder);
  onTestFinished(() => db.close());
  const after = content(db);
  expect(after.requests).toMatchObject(before.requests);
  expect(after.messages).toEqual(before.messages);
  expect(after.indexes).toEqual(expect.arrayContaining(before.indexes));
  const copy = new DatabaseSync(join(folder, `${DATABASE_FILE}.version-2`), { readOnly: true });
  onTestFinished(() => copy.close());
  expect(content(copy).requests).toEqual(before.requests);
  expect(statSync(join(folder, `${DATABASE_FILE}.version-2`)).mode & 0o777).toBe(0o600);
  expect(db.prepare('SELECT strict FROM pragma_table_list WHERE name = ?').get('tour_request')).toEqual({ strict: 1 });
  const { lastInsertRowid } = db
    .prepare(`INSERT INTO tour_request
      (reference, received_at, language, name, address, email, phone, message, content_hash, quarantine)
      VALUES ('D', 40, 'hmn', '', '', '', '', '', x'00', 'a reason of tomorrow')`)
    .run();
  expect(lastInsertRowid).toBe(10);
  db.exec('DELETE FROM tour_request WHERE id = 1');
  expect(db.prepare('SELECT repeat_of FROM tour_request WHERE id = 2').get()).toEqual({ repeat_of: null });
  expect(db.prepare('SELECT kind FROM outbox').all()).toEqual([{ kind: 'digest' }]);
});

test('requests that come at once are all stored, and are there after a new start', async () => {
  const settings = readSettings({ DATA_DIR: join(temporaryFolder(), 'data') });
  const store = await openStore({ content: fixtureContent, settings, log: silent });
  const saved = await Promise.all(Array.from({ length: 200 }, (_, index) => store.save(incoming(`n${index}`))));
  expect(new Set(saved.map((entry) => 'reference' in entry && entry.reference)).size).toBe(200);
  await store.close();
  const again = await openStore({ content: fixtureContent, settings, log: silent });
  onTestFinished(() => again.close());
  expect(await again.status()).toMatchObject({ stored: 200 });
});

test('a request that comes as the server closes is stored, one that comes after is refused, and nothing fails', async () => {
  const settings = readSettings({ DATA_DIR: join(temporaryFolder(), 'data') });
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const store = await openStore({ content: fixtureContent, settings, log });
  const last = store.save(incoming('last'));
  const closed = store.close();
  expect(await store.save(incoming('late'))).toEqual({ outcome: 'unavailable', reason: 'closed' });
  expect(await last).toMatchObject({ outcome: 'stored' });
  await closed;
  const db = new DatabaseSync(join(settings.dataDir, DATABASE_FILE), { readOnly: true });
  onTestFinished(() => db.close());
  expect(db.prepare('SELECT name FROM tour_request').all()).toEqual([{ name: 'last' }]);
  expect(logged).toEqual([]);
});

test('one request that cannot be stored does not take the others of its group with it', () => {
  const db = openDatabase(join(temporaryFolder(), 'data'));
  onTestFinished(() => db.close());
  const broken = { ...incoming('bad'), receivedAt: 0.5 };
  const attempts = createSaver(db, { notifyTo: [], noticesPerHour: 0 }, keys)([incoming('a'), broken, incoming('b')]);
  expect(attempts.map((attempt) => 'saved' in attempt)).toEqual([true, false, true]);
  expect(db.prepare('SELECT name FROM tour_request').all()).toMatchObject([{ name: 'a' }, { name: 'b' }]);
});

test('a full database refuses, and takes requests again once there is room', () => {
  const db = openDatabase(join(temporaryFolder(), 'data'));
  onTestFinished(() => db.close());
  const save = createSaver(db, { notifyTo: [], noticesPerHour: 0 }, keys);
  const large = () => ({ ...incoming('x'), fields: { ...incoming('x').fields, message: 'y'.repeat(60_000) } });
  db.exec(`PRAGMA max_page_count = ${Number(pragma(db, 'page_count')) + 2}`);
  expect('error' in (save([large()])[0] ?? {})).toBe(true);
  db.exec('PRAGMA max_page_count = 100000');
  expect('saved' in (save([large()])[0] ?? {})).toBe(true);
});

test('work that fails halfway leaves nothing behind', () => {
  const db = openDatabase(join(temporaryFolder(), 'data'));
  onTestFinished(() => db.close());
  expect(() =>
    transact(db, () => {
      createSingle(db);
      throw new Error('power cut');
    }),
  ).toThrow('power cut');
  expect(db.prepare('SELECT count(*) AS count FROM tour_request').get()).toEqual({ count: 0 });
});

function createSingle(db: ReturnType<typeof openDatabase>) {
  db.exec(`INSERT INTO tour_request (reference, received_at, language, name, address, email, phone, message, content_hash)
    VALUES ('A', 0, 'en', '', '', '', '', '', x'00')`);
}

test('when the storing thread dies, waiting requests fail at once and a new thread takes over', async () => {
  const folder = temporaryFolder({
    'worker.mjs': `
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ type, id }) => {
        if (type === 'save') throw new Error('broken');
        parentPort.postMessage({ type: 'done', id, value: { stored: 0 } });
      });
      parentPort.postMessage({ type: 'ready' });`,
  });
  const store = await openStore({
    content: fixtureContent,
    settings: readSettings({ DATA_DIR: folder }),
    log: silent,
    file: pathToFileURL(join(folder, 'worker.mjs')),
  });
  onTestFinished(() => store.close());
  expect(await store.save(incoming('a'))).toEqual({ outcome: 'unavailable', reason: 'thread ended' });
  await until(async () => (await store.status()) !== null);
});

test('a storing thread that dies again and again is given longer and longer rests', async () => {
  const folder = temporaryFolder({
    'worker.mjs': `
      import { appendFileSync } from 'node:fs';
      import { parentPort, workerData } from 'node:worker_threads';
      appendFileSync(workerData.settings.dataDir + '/starts', '.');
      parentPort.postMessage({ type: 'ready' });
      throw new Error('a damaged page');`,
  });
  const store = await openStore({
    content: fixtureContent,
    settings: readSettings({ DATA_DIR: folder }),
    log: silent,
    file: pathToFileURL(join(folder, 'worker.mjs')),
  });
  onTestFinished(() => store.close());
  await setTimeout(2000);
  expect(readFileSync(join(folder, 'starts'), 'utf8').length).toBeLessThan(5);
});

test('a data folder that cannot be used is named at the start', async () => {
  const folder = temporaryFolder({ file: 'not a folder' });
  const settings = readSettings({ DATA_DIR: join(folder, 'file', 'data') });
  await expect(openStore({ content: fixtureContent, settings, log: silent })).rejects.toThrow(
    `Tour requests cannot be kept in ${settings.dataDir}`,
  );
});

test('the copy that a migration made goes once it is older than the retention', () => {
  const folder = temporaryFolder({ [`${DATABASE_FILE}.version-2`]: 'old', [DATABASE_FILE]: '' });
  deleteOldCopies(folder, Date.now() - 60_000);
  expect(readdirSync(folder)).toHaveLength(2);
  deleteOldCopies(folder, Date.now() + 60_000);
  expect(readdirSync(folder)).toEqual([DATABASE_FILE]);
});

test('with a damaged database the server starts, thanks nobody and says that it cannot store', async () => {
  const folder = temporaryFolder({ [DATABASE_FILE]: 'this is no database at all '.repeat(400) });
  const store = await openStore({ content: fixtureContent, settings: readSettings({ DATA_DIR: folder }), log: silent });
  onTestFinished(() => store.close());
  expect(await store.save(incoming('a'))).toMatchObject({ outcome: 'unavailable' });
  expect(await store.status()).toBe(null);
});

test('a store that has not stored anything yet has proven that it can', async () => {
  const store = await openStore({
    content: fixtureContent,
    settings: readSettings({ DATA_DIR: join(temporaryFolder(), 'data') }),
    log: silent,
  });
  onTestFinished(() => store.close());
  expect(await store.status()).toMatchObject({ storing: true, stored: 0 });
});

test('a database that cannot be written is noticed before any request comes', async () => {
  const db = openMemoryDatabase();
  const storage = createStorageService(db, readSettings({}), {
    content: fixtureContent,
    keys,
    clock: Date.now,
    log: () => {},
  });
  expect(storage.status().storing).toBe(true);
  db.exec('PRAGMA query_only = ON');
  storage.tick();
  expect(storage.status().storing).toBe(false);
  db.exec('PRAGMA query_only = OFF');
  storage.tick();
  expect(storage.status()).toMatchObject({ storing: true, stored: 0 });
});

test.each(['removed', 'replaced'])(
  'nobody is thanked for a request that goes into a database that was %s',
  async (how) => {
    const folder = join(temporaryFolder(), 'data');
    const settings = readSettings({ DATA_DIR: folder });
    const store = await openStore({ content: fixtureContent, settings, log: silent });
    onTestFinished(() => store.close());
    await store.save(incoming('before'));
    rmSync(folder, { recursive: true });
    if (how === 'replaced') openDatabase(folder).close();
    expect(await store.save(incoming('lost'))).toMatchObject({ outcome: 'unavailable' });
    await until(async () => (await store.save(incoming('after'))).outcome === 'stored');
    const db = new DatabaseSync(join(folder, DATABASE_FILE), { readOnly: true });
    onTestFinished(() => db.close());
    expect(db.prepare('SELECT name FROM tour_request').all()).toEqual([{ name: 'after' }]);
  },
);
