import { readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { family } from '../../tests/helpers/incoming.ts';
import { silent, startPeer, startStorage } from '../../tests/helpers/storage.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { HOUR, MINUTE, SECOND } from '../clock.ts';
import { DATABASE_FILE, openDatabase } from '../storage/database.ts';

test('a mail server that is down or refuses every second message gets each message once in the end', async () => {
  const peer = await startPeer((count) => (count % 2 ? { code: 451, words: 'later' } : null));
  const { save, pass, storage, logged } = startStorage(peer.url);
  for (const name of ['A', 'B', 'C', 'D']) save({ fields: { ...family.fields, name, email: `${name}@example.net` } });
  await pass(0);
  expect(storage.health()).toMatchObject({ failing: expect.any(Number), failure: 'EMESSAGE 451' });
  for (const wait of [30 * SECOND, 90 * SECOND, 3 * MINUTE, 10 * MINUTE, 15 * MINUTE, HOUR, HOUR]) await pass(wait);
  expect(storage.health()).toMatchObject({ undelivered: 0, failing: 0 });
  const ids = peer.received.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw.toString())?.[1]);
  expect(new Set(ids).size).toBe(8);
  expect(ids).toHaveLength(8);
  expect(JSON.stringify(logged)).not.toContain('example.net');
});

test('attempts fall at 0 s, 30 s, 2, 5, 15 and 30 minutes, then every hour without end', async () => {
  const { save, pass, db } = startStorage('smtp://127.0.0.1:9');
  save(silent);
  const attempts = () => (db.prepare('SELECT attempts FROM outbox').get() as { attempts: number }).attempts;
  const seen: number[] = [];
  await pass(0);
  for (const wait of [
    29 * SECOND,
    SECOND,
    90 * SECOND,
    3 * MINUTE,
    10 * MINUTE,
    15 * MINUTE,
    59 * MINUTE,
    MINUTE,
    3 * HOUR,
  ]) {
    await pass(wait);
    seen.push(attempts());
  }
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 6, 7, 8]);
});

test('once the mail server is back, everything that could not reach it goes out at once', async () => {
  const gone = await startPeer();
  await gone.close();
  const { save, pass } = startStorage(gone.url);
  save(silent);
  for (const wait of [0, 30 * SECOND, 90 * SECOND, 3 * MINUTE, 10 * MINUTE]) await pass(wait);
  save({ fields: { ...silent.fields, name: 'B' } });
  const back = await startPeer(() => null, gone.port);
  await pass(0);
  expect(back.received).toHaveLength(2);
});

test('a database that another program locks between two messages holds the rest back, and ends nothing', async () => {
  const folder = temporaryFolder();
  const db = openDatabase(folder);
  onTestFinished(() => db.close());
  db.exec('PRAGMA busy_timeout = 0');
  const other = new DatabaseSync(join(folder, DATABASE_FILE));
  onTestFinished(() => other.close());
  const lockAfterFirst = (text: string) => {
    if (text !== 'a message was delivered' || locks > 0) return;
    locks += 1;
    other.exec('BEGIN IMMEDIATE');
    setTimeout(() => other.exec('ROLLBACK'), 300);
  };
  let locks = 0;
  const gone = await startPeer();
  await gone.close();
  const { save, pass, logged, storage } = startStorage(gone.url, {}, { db, onLog: lockAfterFirst });
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) save({ fields: { ...silent.fields, name } });
  await pass(0);
  const back = await startPeer(() => null, gone.port);
  await pass(30 * SECOND);
  expect(locks).toBe(1);
  expect(logged.map(({ text }) => text)).toContain('deliveries have to wait');
  await pass(MINUTE);
  expect(back.received).toHaveLength(6);
  expect(storage.health().undelivered).toBe(0);
});

test('a family whose address is refused for good gets no more than six attempts', async () => {
  const peer = await startPeer((_count, to) =>
    to.includes('ana@example.net') ? { code: 550, words: `no such person <${to}>` } : null,
  );
  const { save, pass, storage } = startStorage(peer.url);
  save();
  for (const wait of [0, MINUTE, HOUR, HOUR, HOUR, HOUR, HOUR, HOUR]) await pass(wait);
  expect(storage.health()).toMatchObject({ undelivered: 0, failing: 0 });
});

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

test('a mail server that hangs does not keep the server from stopping', async () => {
  const open: Socket[] = [];
  const mute = createServer((socket) => void open.push(socket));
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const { save, storage } = startStorage(`smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`);
  save();
  storage.deliver();
  const began = Date.now();
  await storage.close();
  expect(Date.now() - began).toBeLessThan(2500);
  for (const socket of open) socket.destroy();
  mute.close();
});

test('plus signs make no other mailbox, and a request from elsewhere brings no receipt', async () => {
  const peer = await startPeer();
  const { save, pass } = startStorage(peer.url);
  for (const email of ['ana+1@example.net', 'Ana+2@example.net', 'ana@example.net'])
    save({ fields: { ...family.fields, email } });
  save({ fields: { ...family.fields, email: 'victim@example.net' }, mayHaveReceipt: false });
  await pass(0);
  const receipts = peer.received.map(({ to }) => String(to)).filter((to) => to !== 'desk@example.org');
  expect(receipts).toEqual(['ana+1@example.net']);
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

test('dots and tags of Gmail make no other mailbox for receipts', async () => {
  const peer = await startPeer();
  const { save, pass } = startStorage(peer.url);
  for (const email of [
    'a.na@gmail.com',
    'ana+1@gmail.com',
    'A.N.A@googlemail.com',
    'a.na@example.net',
    'ana@example.net',
  ])
    save({ fields: { ...family.fields, email } });
  await pass(0);
  const receipts = peer.received.map(({ to }) => String(to)).filter((to) => to !== 'desk@example.org');
  expect(receipts.sort()).toEqual(['a.na@example.net', 'a.na@gmail.com', 'ana@example.net']);
});

test('what may be an offer is told of like any other, with a label and without a receipt', async () => {
  const peer = await startPeer();
  const { save, pass } = startStorage(peer.url);
  save({ mayBeOffer: true });
  await pass(0);
  expect(peer.received.map(({ to }) => to)).toEqual([['desk@example.org']]);
  expect(peer.received[0]?.raw.toString()).toMatch(/^Subject: Perhaps an offer: New request/m);
});

test('an email says first which language the family used', async () => {
  const peer = await startPeer();
  const { save, pass } = startStorage(peer.url);
  save({ ...silent, language: 'es' });
  await pass(0);
  const { text } = await PostalMime.parse(peer.received[0]?.raw ?? '');
  expect(text).toMatch(/^In Spanish\.\n\nA new request\n/);
});

test('emails follow a dark theme, use at least 16 px, and keep times on one line', async () => {
  const peer = await startPeer();
  const { save, pass } = startStorage(peer.url);
  save();
  await pass(0);
  for (const { raw } of peer.received) {
    const { html = '' } = await PostalMime.parse(raw);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    for (const [, size] of html.matchAll(/font-size:(\d+)px/g)) expect(Number(size)).toBeGreaterThanOrEqual(16);
    expect(html.slice(html.indexOf('<body'))).not.toMatch(/\d [AP]M/);
  }
});

test('staff hear of what a limit holds back at once, and of all that waits long before the promise ends', async () => {
  const peer = await startPeer();
  const { save, pass } = startStorage(peer.url);
  save({ quarantine: 'limit' });
  await pass(MINUTE);
  expect(peer.received).toHaveLength(1);
  save({ quarantine: 'words', fields: { ...family.fields, name: 'Late' } });
  await pass(11 * HOUR);
  expect(peer.received).toHaveLength(1);
  await pass(HOUR);
  expect(peer.received).toHaveLength(2);
});
