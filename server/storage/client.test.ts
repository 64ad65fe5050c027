import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { fixtureContent as content } from '../../tests/helpers/fixture-content.ts';
import { incoming } from '../../tests/helpers/incoming.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { readSettings } from '../settings.ts';
import { startStorage } from './client.ts';
import { DATABASE_FILE, openDatabase } from './database.ts';

const silent = pino({ enabled: false });

/** Starts a storage thread on a data folder; its code is `worker` if that is given. */
function open({ folder = join(temporaryFolder(), 'data'), worker = '', log = silent } = {}) {
  const settings = readSettings({ DATA_DIR: folder });
  const file = worker ? pathToFileURL(join(temporaryFolder({ 'worker.mjs': worker }), 'worker.mjs')) : undefined;
  const storage = startStorage({ settings, content }, log, file);
  // A thread that a test breaks may end before it is ready.
  storage.opened.catch(() => {});
  onTestFinished(() => storage.close());
  const names = () => {
    using db = new DatabaseSync(join(folder, DATABASE_FILE), { readOnly: true });
    return db
      .prepare('SELECT name FROM tour_request')
      .all()
      .map(({ name }) => name);
  };
  return { ...storage, folder, names };
}

test('keeps requests that were stored at the same time', async () => {
  const first = open();
  const saved = await Promise.all(Array.from({ length: 200 }, (_, index) => first.save(incoming(`n${index}`))));
  expect(new Set(saved.map((entry) => 'reference' in entry && entry.reference)).size).toBe(200);
  await first.close();
  expect(await open({ folder: first.folder }).health()).toMatchObject({ storing: true, stored: 200 });
});

test('stores the last request before it closes', async () => {
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const storage = open({ log });
  const last = storage.save(incoming('last'));
  const closed = storage.close();
  await expect(storage.save(incoming('late'))).rejects.toThrow('closed');
  expect(await last).toMatchObject({ outcome: 'stored' });
  await closed;
  expect(storage.names()).toEqual(['last']);
  expect(logged).toEqual([]);
});

test('replaces a storage thread that died', async () => {
  const storage = open({
    worker: `
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ method, id }) => {
        if (method === 'save') throw new Error('broken');
        parentPort.postMessage({ type: 'done', id, value: { stored: 0 } });
      });
      parentPort.postMessage({ type: 'ready' });`,
  });
  await expect(storage.save(incoming('a'))).rejects.toThrow('thread ended');
  await expect.poll(() => storage.health().catch(() => null), { timeout: 10_000 }).toEqual({ stored: 0 });
});

test('restarts a thread that keeps dying after longer and longer pauses', async () => {
  const starts = join(temporaryFolder(), 'starts');
  open({
    worker: `
      import { appendFileSync } from 'node:fs';
      import { parentPort } from 'node:worker_threads';
      appendFileSync(${JSON.stringify(starts)}, '.');
      parentPort.postMessage({ type: 'ready' });
      setTimeout(() => { throw new Error('a damaged page'); }, 20);`,
  });
  await setTimeout(2000);
  expect(readFileSync(starts, 'utf8').length).toBeLessThan(5);
});

test('does not start without a data folder', async () => {
  const file = join(temporaryFolder({ file: 'not a folder' }), 'file');
  await expect(open({ folder: join(file, 'data') }).opened).rejects.toThrow('ENOTDIR');
});

test('starts with a damaged database but stores nothing', async () => {
  const folder = temporaryFolder({ [DATABASE_FILE]: 'this is no database at all '.repeat(400) });
  const storage = open({ folder });
  await storage.opened;
  await expect(storage.save(incoming('a'))).rejects.toThrow();
  await expect(storage.health()).rejects.toThrow();
});

test.each([
  ['removed', (folder: string) => rmSync(folder, { recursive: true })],
  [
    'replaced',
    (folder: string) => {
      const other = temporaryFolder();
      openDatabase(other).close();
      for (const suffix of ['-wal', '-shm']) rmSync(join(folder, DATABASE_FILE + suffix));
      renameSync(join(other, DATABASE_FILE), join(folder, DATABASE_FILE));
    },
  ],
])('rejects a request once the database was %s', async (_how, harm) => {
  const storage = open();
  await storage.save(incoming('before'));
  harm(storage.folder);
  await expect(storage.save(incoming('lost'))).rejects.toThrow();
  await expect
    .poll(() => storage.save(incoming('after')).catch(() => null), { timeout: 10_000 })
    .toMatchObject({ outcome: 'stored' });
  expect(storage.names()).toEqual(['after']);
  expect(await storage.health()).toMatchObject({ storing: false });
});

test.each(['-wal', '-shm'])('keeps every request if the %s file of the database is removed', async (end) => {
  const storage = open();
  await storage.save(incoming('before'));
  rmSync(join(storage.folder, DATABASE_FILE + end));
  await expect(storage.save(incoming('refused'))).rejects.toThrow();
  await expect
    .poll(() => storage.save(incoming('after')).catch(() => null), { timeout: 10_000 })
    .toMatchObject({ outcome: 'stored' });
  expect(storage.names()).toEqual(['before', 'after']);
  expect(await storage.health()).toMatchObject({ storing: false });
});

test('answers no staff from a database that was removed', async () => {
  const storage = open();
  await storage.save(incoming('before'));
  rmSync(storage.folder, { recursive: true });
  await expect(storage.openStaffLink({ page: 'list', list: '', number: 1 })).rejects.toThrow();
});
