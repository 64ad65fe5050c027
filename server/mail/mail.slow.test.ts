import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { family } from '../../tests/helpers/incoming.ts';
import { silent, startPeer, startStorage } from '../../tests/helpers/storage.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { openDatabase } from '../storage/database.ts';
import { HOUR, MINUTE } from '../time.ts';

test('one address gets one receipt a day, and all addresses together at most sixty an hour, however many staff there are', async () => {
  const staff = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.org`);
  const { save, pass, db } = startStorage('smtp://127.0.0.1:9', { NOTIFY_TO: staff.join() });
  const receipts = () =>
    (db.prepare("SELECT count(*) AS count FROM outbox WHERE kind = 'receipt'").get() as { count: number }).count;
  save();
  save({ fields: { ...family.fields, message: 'again', email: 'ANA@example.net' } });
  expect(receipts()).toBe(1);
  for (let index = 0; index < 400; index += 1)
    save({ fields: { ...family.fields, email: `stranger${index}@example.net` } });
  expect(receipts()).toBe(60);
  await pass(HOUR + MINUTE);
  save({ fields: { ...family.fields, email: 'next@example.net' } });
  expect(receipts()).toBe(61);
});

test('the same content without a key within ten minutes is a repeat that nobody is told of again', async () => {
  const peer = await startPeer();
  const { save, pass } = startStorage(peer.url);
  expect(save().outcome).toBe('stored');
  await pass(9 * MINUTE);
  expect(save().outcome).toBe('repeated');
  await pass(2 * MINUTE);
  expect(save().outcome).toBe('stored');
  await pass(0);
  expect(peer.received.filter(({ to }) => to[0] === 'desk@example.org')).toHaveLength(2);
});

test('case, tags and the dots of Gmail make no other mailbox, and a request from elsewhere brings no receipt', async () => {
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

test('requests stored while mail was not set are reported once it is', async () => {
  const peer = await startPeer();
  const { save, pass, db } = startStorage(peer.url);
  save(silent);
  db.exec('DELETE FROM outbox');
  await pass(MINUTE);
  expect(peer.received).toHaveLength(1);
});

test('a repeat is deleted with its original, so that staff are not told of it half a year later', async () => {
  const peer = await startPeer();
  const { save, pass, storage } = startStorage(peer.url);
  save(silent);
  await pass(9 * MINUTE);
  expect(save(silent).outcome).toBe('repeated');
  await pass(24 * HOUR);
  const logged = peer.received.length;
  await pass(179 * 24 * HOUR - 8 * MINUTE);
  expect(storage.health().stored).toBe(0);
  await pass(MINUTE);
  expect(peer.received).toHaveLength(logged);
});

test('requests past their retention leave no trace in the files', async () => {
  const folder = temporaryFolder();
  const db = openDatabase(folder);
  onTestFinished(() => db.close());
  const { save, pass, storage } = startStorage('smtp://127.0.0.1:9', {}, { db });
  const canaries = () => readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes('canary-77e0'));
  save({ fields: { ...family.fields, message: 'canary-77e0 '.repeat(1000), email: 'canary-77e0@example.net' } });
  await pass(179 * 24 * HOUR);
  expect(canaries()).not.toEqual([]);
  await pass(2 * 24 * HOUR);
  expect(storage.health().stored).toBe(0);
  expect(canaries()).toEqual([]);
});

test('more notices than staff can read in an hour come as one list within minutes', async () => {
  const peer = await startPeer();
  const { save, pass } = startStorage(peer.url, { NOTICES_PER_HOUR: '3' });
  for (let count = 0; count < 10; count += 1) save({ fields: { ...silent.fields, name: `Family ${count}` } });
  await pass(0);
  await pass(MINUTE);
  expect(peer.received).toHaveLength(4);
  const list = await PostalMime.parse(peer.received[3]?.raw ?? '');
  expect(list.subject).toBe('7 new requests');
  for (const name of ['Family 3', 'Family 9']) expect(list.text).toContain(name);
  expect(list.text).not.toContain('Family 2');
  await pass(MINUTE);
  expect(peer.received).toHaveLength(4);
});

test('500 families open at 20 hours bring one digest, not 500 reminders', async () => {
  const peer = await startPeer();
  const { save, pass } = startStorage(peer.url, { NOTICES_PER_HOUR: '12', NOTIFY_TO: 'a@example.org,b@example.org' });
  for (let count = 0; count < 500; count += 1) save({ fields: { ...silent.fields, name: `Family ${count}` } });
  await pass(0);
  await pass(MINUTE);
  const before = peer.received.length;
  for (let minutes = 0; minutes < 120; minutes += 5) await pass(minutes === 0 ? 19 * HOUR : 5 * MINUTE);
  const reminders = peer.received.slice(before).filter(({ raw }) => /^Subject: Still to call/m.test(raw.toString()));
  expect(reminders).toEqual([]);
  const digests = peer.received.slice(before).filter(({ to }) => to.includes('a@example.org'));
  expect(digests.length).toBeLessThanOrEqual(2);
  expect((await PostalMime.parse(digests[0]?.raw ?? '')).subject).toBe('500 new requests');
});

test('reminders and notices share one hourly limit', async () => {
  const peer = await startPeer();
  const { save, pass } = startStorage(peer.url, { NOTICES_PER_HOUR: '3' });
  for (const name of ['A', 'B']) save({ fields: { ...silent.fields, name } });
  await pass(0);
  await pass(20 * HOUR - MINUTE);
  for (const name of ['C', 'D']) save({ fields: { ...silent.fields, name } });
  await pass(MINUTE);
  const subjects = await Promise.all(peer.received.map(async ({ raw }) => (await PostalMime.parse(raw)).subject));
  expect(subjects.filter((subject) => subject?.startsWith('New request'))).toHaveLength(4);
  expect(subjects.filter((subject) => subject?.startsWith('Still'))).toEqual([]);
  expect(subjects.at(-1)).toBe('4 new requests');
});

test('after reminders fewer notices are left in the hour', async () => {
  const peer = await startPeer();
  const { save, pass } = startStorage(peer.url, { NOTICES_PER_HOUR: '3' });
  for (const name of ['A', 'B']) save({ fields: { ...silent.fields, name } });
  for (const wait of [0, 20 * HOUR]) await pass(wait);
  for (const name of ['C', 'D']) save({ fields: { ...silent.fields, name } });
  await pass(0);
  const subjects = await Promise.all(peer.received.map(async ({ raw }) => (await PostalMime.parse(raw)).subject));
  expect(subjects.filter((subject) => /^(New request|Still)/.test(subject ?? ''))).toHaveLength(5);
});

test('what may be an offer is told of like any other, with a label and without a receipt', async () => {
  const peer = await startPeer();
  const { save, pass } = startStorage(peer.url);
  save({ mayBeOffer: true });
  await pass(0);
  expect(peer.received.map(({ to }) => to)).toEqual([['desk@example.org']]);
  expect(peer.received[0]?.raw.toString()).toMatch(/^Subject: Perhaps an offer: New request/m);
});

test('staff hear of what a limit holds back at once, and of all that waits long before the promise ends', async () => {
  const peer = await startPeer();
  const { save, pass } = startStorage(peer.url);
  for (let count = 0; count < 3; count += 1) save({ quarantine: 'limit' });
  await pass(MINUTE);
  expect(peer.received).toHaveLength(1);
  expect((await PostalMime.parse(peer.received[0]?.raw ?? '')).subject).toBe('One request in quarantine');
  save({ quarantine: 'words', fields: { ...family.fields, name: 'Late' } });
  await pass(11 * HOUR);
  expect(peer.received).toHaveLength(1);
  await pass(HOUR);
  expect(peer.received).toHaveLength(2);
});
