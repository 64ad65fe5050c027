import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { fixtureContent } from '../tests/helpers/fixture-content.ts';
import { incoming } from '../tests/helpers/incoming.ts';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';
import { readSettings } from './settings.ts';
import { DATABASE_FILE, damagedCopyName, openDatabase } from './storage/database.ts';
import { openStore } from './store.ts';

const silent = pino({ enabled: false });
const until = async (isDone: () => Promise<boolean>) => {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await isDone()) return;
    await setTimeout(50);
  }
  throw new Error('it never happened');
};

test('requests that come at once are all stored, and are there after a new start', async () => {
  const settings = readSettings({ DATA_DIR: join(temporaryFolder(), 'data') });
  const store = openStore({ content: fixtureContent, settings, log: silent });
  const saved = await Promise.all(Array.from({ length: 200 }, (_, index) => store.save(incoming(`n${index}`))));
  expect(new Set(saved.map((entry) => 'reference' in entry && entry.reference)).size).toBe(200);
  await store.close();
  const again = openStore({ content: fixtureContent, settings, log: silent });
  onTestFinished(() => again.close());
  expect(await again.status()).toMatchObject({ stored: 200 });
});

test('a request that comes as the server closes is stored, one that comes after is refused, and nothing fails', async () => {
  const settings = readSettings({ DATA_DIR: join(temporaryFolder(), 'data') });
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const store = openStore({ content: fixtureContent, settings, log });
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
  const store = openStore({
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
      import { parentPort } from 'node:worker_threads';
      appendFileSync(import.meta.dirname + '/starts', '.');
      parentPort.postMessage({ type: 'ready' });
      setTimeout(() => { throw new Error('a damaged page'); }, 20);`,
  });
  const store = openStore({
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
  await expect(openStore({ content: fixtureContent, settings, log: silent }).opened).rejects.toThrow(
    `Tour requests cannot be kept in ${settings.dataDir}`,
  );
});

test('with a damaged database the server starts, thanks nobody and says that it cannot store', async () => {
  const folder = temporaryFolder({ [DATABASE_FILE]: 'this is no database at all '.repeat(400) });
  const store = openStore({ content: fixtureContent, settings: readSettings({ DATA_DIR: folder }), log: silent });
  onTestFinished(() => store.close());
  expect(await store.save(incoming('a'))).toMatchObject({ outcome: 'unavailable' });
  expect(await store.status()).toBe(null);
});

test('a store that has not stored anything yet has proven that it can', async () => {
  const store = openStore({
    content: fixtureContent,
    settings: readSettings({ DATA_DIR: join(temporaryFolder(), 'data') }),
    log: silent,
  });
  onTestFinished(() => store.close());
  expect(await store.status()).toMatchObject({ storing: true, stored: 0 });
});

test.each([
  ['removed', (folder: string) => rmSync(folder, { recursive: true }), []],
  ['replaced', replace, []],
  ['written over with a backup', writeOver, ['before']],
] as const)('nobody is thanked for a request that goes into a database that was %s', async (_how, harm, left) => {
  const folder = join(temporaryFolder(), 'data');
  const settings = readSettings({ DATA_DIR: folder });
  const store = openStore({ content: fixtureContent, settings, log: silent });
  onTestFinished(() => store.close());
  await store.save(incoming('before'));
  const backup = filesOf(folder);
  await store.save(incoming('since the backup'));
  harm(folder, backup);
  expect(await store.save(incoming('lost'))).toMatchObject({ outcome: 'unavailable' });
  await until(async () => (await store.save(incoming('after'))).outcome === 'stored');
  const db = new DatabaseSync(join(folder, DATABASE_FILE), { readOnly: true });
  onTestFinished(() => db.close());
  expect(db.prepare('SELECT name FROM tour_request').all()).toEqual([...left, 'after'].map((name) => ({ name })));
});

test.each([
  ['was cut short', (file: string) => truncateSync(file, 20_000)],
  ['was emptied', (file: string) => truncateSync(file, 0)],
  ['begins with something else', (file: string) => overwrite(file, 0)],
  ['has pages of something else', (file: string) => overwrite(file, 4096)],
] as const)(
  'nobody is thanked once the file of the database %s, and a copy of what is left is kept',
  async (_how, harm) => {
    const settings = readSettings({ DATA_DIR: join(temporaryFolder(), 'data') });
    const open = () => openStore({ content: fixtureContent, settings, log: silent });
    const first = open();
    await Promise.all(Array.from({ length: 200 }, (_, index) => first.save(incoming(`n${index}`))));
    // What is stored is in the log first, and in the database once it is closed.
    await first.close();
    const store = open();
    onTestFinished(() => store.close());
    await store.save(incoming('before'));
    harm(join(settings.dataDir, DATABASE_FILE));
    expect(await store.save(incoming('lost'))).toMatchObject({ outcome: 'unavailable' });
    expect((await store.status())?.storing ?? false).toBe(false);
    expect(readdirSync(settings.dataDir)).toContain(damagedCopyName(Date.now()));
  },
);

function overwrite(file: string, from: number) {
  const content = readFileSync(file);
  // In the same file, as a program would that writes to the wrong place.
  writeFileSync(file, content.fill('no page of a database ', from), { flag: 'r+' });
}

type Files = ReadonlyMap<string, Buffer>;

function filesOf(folder: string): Files {
  const files = ['', '-wal'].map((suffix) => join(folder, DATABASE_FILE + suffix));
  return new Map(files.map((file) => [file, readFileSync(file)]));
}

function replace(folder: string) {
  rmSync(folder, { recursive: true });
  openDatabase(folder).close();
}

function writeOver(_folder: string, backup: Files) {
  for (const [file, content] of backup) writeFileSync(file, content);
}
