import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { silent, startPeer, startStorage } from '../../tests/helpers/storage.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../time.ts';
import { addStatusChange } from './status-changes.ts';

type Running = ReturnType<typeof startStorage>;

/** Stores so many requests; returns their references. */
const receive = ({ save }: Running, names: string, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const saved = save({ fields: { ...silent.fields, name: `${names} ${index}` } });
    return 'reference' in saved ? saved.reference : '';
  });

async function emailsOf(peer: Awaited<ReturnType<typeof startPeer>>) {
  const emails = await Promise.all(peer.received.map(({ raw }) => PostalMime.parse(raw)));
  return emails.map(({ text = '' }) => text).join();
}

test.each([3 * DAY, HOUR, 200 * DAY])(
  'names every family in an email after the clock was %i ms ahead',
  async (ahead) => {
    const peer = await startPeer();
    const storage = startStorage(peer.url);
    storage.setClock(ahead);
    const early = receive(storage, 'Early', 13);
    await storage.pass(MINUTE);
    storage.setClock(-ahead);
    const later = receive(storage, 'Later', 14);
    for (let count = 0; count < 12; count += 1) await storage.pass(MINUTE);
    const emails = await emailsOf(peer);
    for (const reference of [...early, ...later]) expect(emails).toContain(reference);
    expect(storage.storage.health()).toMatchObject({ overlooked: 0, failing: 0 });
  },
);

test('sends receipts after the clock was ahead', async () => {
  const peer = await startPeer();
  const storage = startStorage(peer.url);
  storage.setClock(3 * DAY);
  storage.save();
  storage.setClock(-3 * DAY);
  storage.save({ fields: { ...silent.fields, email: 'ana@example.net' } });
  await storage.pass(0);
  expect(peer.received.filter(({ to }) => String(to) === 'ana@example.net')).toHaveLength(2);
});

test('reminds staff within minutes if the clock was ahead when a request came', async () => {
  const peer = await startPeer();
  const { save, pass, setClock } = startStorage(peer.url);
  setClock(3 * DAY);
  save(silent);
  await pass(MINUTE);
  setClock(-3 * DAY);
  await pass(MINUTE);
  expect(peer.received).toHaveLength(2);
});

test('tries a failed email again soon after the clock was set back', async () => {
  let isDown = true;
  const peer = await startPeer(() => (isDown ? { code: 451, text: 'later' } : null));
  const { save, pass, setClock } = startStorage(peer.url);
  save(silent);
  for (const wait of [0, 30 * SECOND, 90 * SECOND, 3 * MINUTE]) await pass(wait);
  isDown = false;
  setClock(-30 * MINUTE);
  await pass(30 * SECOND);
  expect(peer.received).toHaveLength(1);
});

test.each([5 * MINUTE, -3 * DAY])(
  'reports an open request that no email names when the clock moves by %i ms',
  async (change) => {
    const running = startStorage('smtp://127.0.0.1:9');
    const { pass, setClock, db, storage, logged } = running;
    receive(running, 'Family', 13);
    db.exec('UPDATE outbox SET delivered_at = 1; UPDATE tour_request SET digested_at = 7 WHERE id = 13');
    await pass(0);
    expect(storage.health().overlooked).toBe(0);
    setClock(change);
    await pass(30 * SECOND);
    expect(storage.health().overlooked).toBe(1);
    expect(logged.map(({ text }) => text)).toContain('no email to staff names these open requests');
  },
);

test('deletes no request after a jump of the clock', async () => {
  const { save, pass, setClock, db, storage } = startStorage('smtp://127.0.0.1:9');
  save(silent);
  addStatusChange(db, 1, { kind: 'closed' }, 0);
  await pass(2 * HOUR);
  setClock(200 * DAY);
  await pass(30 * SECOND);
  setClock(-200 * DAY);
  await pass(2 * HOUR);
  expect(storage.health().stored).toBe(1);
});

test('deletes expired requests once the clock has been steady for an hour', async () => {
  const { save, pass, db, storage } = startStorage('smtp://127.0.0.1:9');
  save(silent);
  addStatusChange(db, 1, { kind: 'closed' }, 0);
  await pass(181 * DAY);
  expect(storage.health().stored).toBe(0);
});

test('deletes no open request, however old', async () => {
  const { save, pass, storage } = startStorage('smtp://127.0.0.1:9');
  save(silent);
  await pass(400 * DAY);
  expect(storage.health().stored).toBe(1);
});

test('gives a receipt up by the number of attempts', async () => {
  const gone = await startPeer();
  await gone.close();
  const { save, pass, setClock, db } = startStorage(gone.url);
  save();
  await pass(0);
  setClock(3 * DAY);
  await pass(30 * SECOND);
  expect(db.prepare('SELECT count(*) AS count FROM outbox WHERE abandoned_at IS NOT NULL').get()).toEqual({ count: 0 });
});
