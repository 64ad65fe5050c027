import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { family } from '../../tests/helpers/incoming.ts';
import { silent, startPeer, startStorage } from '../../tests/helpers/storage.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { openDatabase } from '../storage/database.ts';
import { addStatusChange } from '../storage/status-changes.ts';
import { HOUR, MINUTE } from '../time.ts';

test('sends one receipt a day to an address and sixty an hour to all', async () => {
  const staff = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.org`);
  const { save, pass, db } = startStorage('smtp://127.0.0.1:9', { NOTIFY_TO: staff.join() });
  const receipts = () =>
    (db.prepare("SELECT count(*) AS count FROM outbox WHERE kind = 'receipt'").get() as { count: number }).count;
  save();
  save({ fields: { ...family.fields, message: 'again', email: 'ANA@example.net' } });
  expect(receipts()).toBe(1);
  for (let index = 0; index < 100; index += 1)
    save({ fields: { ...family.fields, email: `stranger${index}@example.net` } });
  expect(receipts()).toBe(60);
  await pass(HOUR + MINUTE);
  save({ fields: { ...family.fields, email: 'next@example.net' } });
  expect(receipts()).toBe(61);
});

test('counts the ways to write one mailbox as one', async () => {
  const peer = await startPeer();
  const { save, pass } = startStorage(peer.url);
  const same = ['a.na@gmail.com', 'ana+1@gmail.com', 'A.N.A@googlemail.com'];
  for (const email of [...same, 'ana+1@example.net', 'Ana@example.net', 'a.na@example.net'])
    save({ fields: { ...family.fields, email } });
  save({ fields: { ...family.fields, email: 'victim@example.net' }, mayHaveReceipt: false });
  await pass(0);
  const receipts = peer.received.map(({ to }) => String(to)).filter((to) => to !== 'desk@example.org');
  expect(receipts.sort()).toEqual(['a.na@example.net', 'a.na@gmail.com', 'ana+1@example.net']);
});

test('reports requests that were stored before mail was set', async () => {
  const peer = await startPeer();
  const { save, pass, db } = startStorage(peer.url);
  save(silent);
  db.exec('DELETE FROM outbox');
  await pass(MINUTE);
  expect(peer.received).toHaveLength(1);
});

test('leaves no trace of expired requests in the files', async () => {
  const folder = temporaryFolder();
  const db = openDatabase(folder);
  onTestFinished(() => db.close());
  const { save, pass, storage } = startStorage('smtp://127.0.0.1:9', {}, { db });
  const canaries = () => readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes('canary-77e0'));
  save({ fields: { ...family.fields, message: 'canary-77e0 '.repeat(1000), email: 'canary-77e0@example.net' } });
  addStatusChange(db, 1, { kind: 'closed' }, 0);
  await pass(179 * 24 * HOUR);
  expect(canaries()).not.toEqual([]);
  await pass(2 * 24 * HOUR);
  expect(storage.health().stored).toBe(0);
  expect(canaries()).toEqual([]);
});

test('names the first and last 50 requests in a long digest', async () => {
  const peer = await startPeer();
  const { save, pass } = startStorage(peer.url);
  for (let count = 0; count < 300; count += 1) save({ fields: { ...silent.fields, name: `Family ${count}` } });
  await pass(0);
  const { text = '' } = await PostalMime.parse(peer.received.at(-1)?.raw ?? '');
  const named = [...text.matchAll(/Family (\d+),/g)].map(([, count]) => Number(count));
  const range = (from: number) => Array.from({ length: 50 }, (_, index) => from + index);
  expect(named).toEqual([...range(0), ...range(250)]);
  expect(text).toContain('200 more');
});

test('links the list at the start of a digest that Gmail would cut off', async () => {
  const peer = await startPeer();
  const { save, pass } = startStorage(peer.url);
  for (let count = 0; count < 200; count += 1)
    save({ fields: { ...silent.fields, name: `${'"'.repeat(50)}${count}` } });
  await pass(0);
  const { html = '' } = await PostalMime.parse(peer.received.at(-1)?.raw ?? '');
  expect(html.indexOf('/staff/list/')).toBeLessThan(10_000);
});

test('lists requests again if their undelivered digest was for a former member of staff', async () => {
  const db = openDatabase(temporaryFolder());
  const former = startStorage('smtp://127.0.0.1:9', { NOTIFY_TO: 'former@example.org' }, { db });
  for (let count = 0; count < 13; count += 1) former.save({ fields: { ...silent.fields, name: `Family ${count}` } });
  await former.pass(0);
  const peer = await startPeer();
  const { pass, storage } = startStorage(peer.url, { NOTIFY_TO: 'desk@example.org' }, { db });
  await pass(MINUTE);
  expect(storage.health().overlooked).toBe(0);
});
