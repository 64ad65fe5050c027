import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { startPeer } from '../../tests/helpers/server.ts';
import { silent, startStorage } from '../../tests/helpers/storage.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../time.ts';
import { addStatusChange } from './status-changes.ts';

type Running = ReturnType<typeof startStorage>;

/** Stores so many requests; returns their references. */
const receive = ({ save }: Running, names: string, count: number) =>
  Array.from(
    { length: count },
    (_, index) => save({ fields: { ...silent.fields, name: `${names} ${index}` } }).reference,
  );

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
    const emails = await Promise.all(peer.received.map(({ raw }) => PostalMime.parse(raw)));
    const texts = emails.map(({ text }) => text).join();
    for (const reference of [...early, ...later]) expect(texts).toContain(reference);
    expect(storage.service.health()).toMatchObject({ overlooked: 0, failing: 0 });
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

test.each([5 * MINUTE, -3 * DAY])(
  'reports an open request that no email names when the clock moves by %i ms',
  async (change) => {
    const running = startStorage('smtp://127.0.0.1:9');
    const { pass, setClock, db, service, logged } = running;
    receive(running, 'Family', 13);
    db.exec('UPDATE outbox SET delivered_at = 1; UPDATE tour_request SET digested_at = 7 WHERE id = 13');
    await pass(0);
    expect(service.health().overlooked).toBe(0);
    setClock(change);
    await pass(30 * SECOND);
    expect(service.health().overlooked).toBe(1);
    expect(logged.join()).toContain('no email to staff names these open requests');
  },
);

test.each<[string, boolean, (desk: Running) => Promise<void>, number]>([
  ['a closed request after 181 days', true, ({ pass }) => pass(181 * DAY), 0],
  ['no closed request after 179 days', true, ({ pass }) => pass(179 * DAY), 1],
  ['no open request, however old', false, ({ pass }) => pass(400 * DAY), 1],
  [
    'no request after a jump of the clock',
    true,
    async ({ pass, setClock }) => {
      await pass(2 * HOUR);
      setClock(200 * DAY);
      await pass(30 * SECOND);
      setClock(-200 * DAY);
      await pass(2 * HOUR);
    },
    1,
  ],
])('deletes %s', async (_what, isClosed, wait, left) => {
  const desk = startStorage('smtp://127.0.0.1:9');
  desk.save(silent);
  if (isClosed) addStatusChange(desk.db, 1, { kind: 'closed' }, 0);
  await wait(desk);
  expect(desk.service.health().stored).toBe(left);
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
