import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { family, openDesk, silent } from '../../tests/helpers/desk.ts';
import { startPeer } from '../../tests/helpers/server.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { DATABASE_FILE } from '../storage/database.ts';
import { markDelivered, markFailed, nextEmail, type OutboxEmail, removeEmail } from '../storage/outbox.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../time.ts';

const messageIdsAt = ({ received }: Awaited<ReturnType<typeof startPeer>>) =>
  received.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw.toString())?.[1]);

test('sends a repeat with the same Message-ID', async () => {
  const peer = await startPeer();
  const { save, pass, db } = openDesk(peer.url);
  save();
  await pass(0);
  // As if the process had died before it recorded the deliveries.
  db.exec('UPDATE outbox SET delivered_at = NULL');
  await pass(MINUTE);
  const ids = messageIdsAt(peer).sort();
  expect(ids).toEqual([ids[0], ids[0], ids[2], ids[2]]);
});

test('delivers each email once to a server that refuses every second one', async () => {
  const peer = await startPeer((count) => (count % 2 ? { code: 451, text: 'later' } : null));
  const { save, pass, health, logged, undelivered } = openDesk(peer.url);
  for (const name of ['A', 'B', 'C', 'D']) save({ fields: { ...family.fields, name, email: `${name}@example.net` } });
  await pass(0);
  expect(health()).toMatchObject({ failing: expect.any(Number) });
  for (const wait of [30 * SECOND, 90 * SECOND, 3 * MINUTE, 10 * MINUTE, 15 * MINUTE, HOUR, HOUR]) await pass(wait);
  expect([undelivered(), health().failing]).toEqual([0, 0]);
  const ids = messageIdsAt(peer);
  expect(new Set(ids).size).toBe(8);
  expect(ids).toHaveLength(8);
  expect(JSON.stringify(logged)).not.toContain('example.net');
});

test('tries at 0 s, 30 s, 2, 5, 15 and 30 minutes, then hourly', async () => {
  const { save, pass, db } = openDesk();
  save(silent);
  const attempts = () => (db.prepare('SELECT attempts FROM outbox').get() as { attempts: number }).attempts;
  const seen: number[] = [];
  await pass(0);
  const waits = [29 * SECOND, SECOND, 90 * SECOND, 3 * MINUTE, 10 * MINUTE, 15 * MINUTE, 59 * MINUTE, MINUTE, 3 * HOUR];
  for (const wait of waits) {
    await pass(wait);
    seen.push(attempts());
  }
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 6, 7, 8]);
});

test('retries within a minute after the clock was ahead', async () => {
  const peer = await startPeer((count) => (count === 1 ? { code: 451, text: 'later' } : null));
  const { save, pass, setClock, undelivered } = openDesk(peer.url);
  setClock(400 * DAY);
  save(silent);
  await pass(0);
  setClock(-400 * DAY);
  expect(undelivered()).toBe(1);
  await pass(MINUTE);
  expect(undelivered()).toBe(0);
});

test('sends an email once if the database is locked when the mail server accepts it', async () => {
  const DATA_DIR = temporaryFolder();
  let locks = 0;
  const peer = await startPeer(() => {
    const other = new DatabaseSync(join(DATA_DIR, DATABASE_FILE));
    other.exec('BEGIN IMMEDIATE');
    setTimeout(() => other.close(), 100);
    locks += 1;
    return null;
  });
  const { save, pass, undelivered } = openDesk(peer.url, { DATA_DIR });
  save(silent);
  await pass(0);
  await pass(HOUR);
  expect([locks, peer.received.length, undelivered()]).toEqual([1, 1, 0]);
});

test.each([
  ['receipts', 'desk@example.org', (name: string) => `${name}@slow.example`],
  ['emails to one mailbox of the staff', 'slow@example.org,desk@example.org', () => silent.fields.email],
])('sends notices at once while a mail server takes nine minutes for %s', async (_what, NOTIFY_TO, emailOf) => {
  const { promise: nineMinutes, resolve } = Promise.withResolvers<null>();
  const peer = await startPeer((_count, to) => (to.includes('slow') ? nineMinutes : null));
  const { save, tick, idle, close, setClock } = openDesk(peer.url, { NOTIFY_TO });
  onTestFinished(close);
  const receive = (name: string) => save({ fields: { ...family.fields, name, email: emailOf(name) } });
  for (const name of ['A', 'B', 'C', 'D', 'E']) receive(name);
  tick();
  await vi.waitFor(() => expect(peer.received).toHaveLength(5), { timeout: 60_000 });
  for (let minute = 1; minute <= 9; minute += 1) {
    setClock(MINUTE);
    tick();
  }
  receive('F');
  await vi.waitFor(() => expect(peer.received).toHaveLength(6), { timeout: 60_000 });
  resolve(null);
  await idle();
  // Each email once, the slow ones too.
  const ids = messageIdsAt(peer);
  expect([ids.length, new Set(ids).size]).toEqual([12, 12]);
});

test('gives up on a receipt after six permanent failures', async () => {
  const peer = await startPeer((_count, to) =>
    to === 'ana@example.net' ? { code: 550, text: `no such person <${to}>` } : null,
  );
  const { save, pass, health, undelivered } = openDesk(peer.url);
  save();
  for (const wait of [0, MINUTE, HOUR, HOUR, HOUR, HOUR, HOUR, HOUR]) await pass(wait);
  expect([undelivered(), health().failing]).toEqual([0, 0]);
});

test('gives up on a receipt after a day of other failures', async () => {
  const peer = await startPeer((_count, to) => (to === 'ana@example.net' ? { code: 451, text: 'later' } : null));
  const { save, pass, undelivered } = openDesk(peer.url);
  save();
  await pass(0);
  // Five more attempts within half an hour are left out here.
  for (let hour = 1; hour <= 27; hour += 1) await pass(HOUR);
  expect(undelivered()).toBe(1);
  await pass(HOUR);
  expect(undelivered()).toBe(0);
});

test('stops within three seconds while a mail server hangs', async () => {
  const open: Socket[] = [];
  const mute = createServer((socket) => void open.push(socket));
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const { save, tick, close } = openDesk(`smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`);
  save();
  tick();
  await vi.waitFor(() => expect(open).not.toEqual([]), { timeout: 60_000 });
  // Three seconds of this process: on a busy machine its turns take longer, and so does what they are compared with.
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 10);
  await close();
  clearInterval(timer);
  expect(turns).toBeLessThan(300);
  for (const socket of open) socket.destroy();
  mute.close();
});

test('records what became of an email in no other one by its id', () => {
  const desk = openDesk();
  desk.save(silent);
  const { db } = desk;
  const sent = nextEmail(db, 'desk@example.org', desk.now() + DAY) as OutboxEmail;
  // As in a backup that took the place of the database meanwhile.
  desk.db.exec('UPDATE outbox SET created_at = created_at - 1, failure = NULL, next_attempt_at = 7');
  markDelivered(db, sent, desk.now());
  markFailed(db, sent, '550', desk.now(), true);
  removeEmail(db, sent);
  const other = 'SELECT delivered_at, failure, abandoned_at, next_attempt_at FROM outbox WHERE id = ?';
  expect(desk.db.prepare(other).get(sent.id)).toEqual({
    delivered_at: null,
    failure: null,
    abandoned_at: null,
    next_attempt_at: 7,
  });
});
