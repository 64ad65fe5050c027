import { expect, test } from 'vitest';
import { tourRequestOf } from '../../shared/tour-request/fields.ts';
import type { StatusChangeKind } from '../../shared/tour-request/status-changes.ts';
import { openDesk, silent, TUESDAY, time } from '../../tests/helpers/desk.ts';
import { startPeer } from '../../tests/helpers/server.ts';
import { DAY, HOUR, MINUTE } from '../time.ts';
import { countRequests, deleteExpired } from './requests.ts';
import { OUTCOMES } from './status-changes.ts';

test.each(['name', 'address', 'email', 'phone', 'message'])('stores two requests that differ in %s', (name) => {
  const { save } = openDesk();
  const fields = tourRequestOf(() => 'x');
  save({ fields });
  expect(save({ fields: { ...fields, [name]: 'y' } }).outcome).toBe('stored');
});

test('stores the same content once within a day', async () => {
  const peer = await startPeer();
  const { db, save, pass } = openDesk(peer.url);
  const { reference } = save(silent);
  await pass(23 * HOUR);
  expect(save(silent)).toMatchObject({ outcome: 'repeated', reference });
  await pass(MINUTE);
  expect(countRequests(db, '1')).toBe(1);
});

type TestDesk = ReturnType<typeof openDesk>;

const marked =
  (...kinds: StatusChangeKind[]) =>
  ({ mark }: TestDesk) => {
    for (const kind of kinds) mark(1, { kind });
  };

/** The content of a request that is in some status, sent again a minute, three hours and 25 hours after it. */
test.each<[string, (desk: TestDesk) => unknown, ...outcomes: string[]]>([
  ['waiting', () => {}, 'repeated', 'repeated', 'stored'],
  ['called without an answer', marked('no-answer'), 'repeated', 'repeated', 'stored'],
  ['about to be called', marked('taken'), 'repeated', 'repeated', 'stored'],
  ['noted', marked('note'), 'repeated', 'repeated', 'stored'],
  ['opened again', marked('contacted', 'reopened'), 'repeated', 'repeated', 'stored'],
  ['reached', marked('contacted'), 'stored', 'stored', 'stored'],
  ...OUTCOMES.map((kind): [string, (desk: TestDesk) => unknown, ...string[]] => [
    `closed as ${kind}`,
    marked(kind),
    'stored',
    'stored',
    'stored',
  ]),
  ['with the director', marked('director'), 'stored', 'stored', 'stored'],
  ['settled by the director', marked('director', 'settled'), 'stored', 'stored', 'stored'],
  ['in quarantine', ({ db }) => db.exec("UPDATE tour_request SET quarantine = 'limit'"), 'stored', 'stored', 'stored'],
  [
    'released from quarantine',
    ({ db, mark }) => {
      db.exec("UPDATE tour_request SET quarantine = 'limit'");
      mark(1, { kind: 'released' });
    },
    'repeated',
    'repeated',
    'stored',
  ],
  ['expired', ({ db }) => deleteExpired(db, -1, TUESDAY + DAY), 'repeated', 'repeated', 'stored'],
  [
    'closed and expired',
    ({ db, mark }) => {
      mark(1, { kind: 'cancelled' });
      deleteExpired(db, -1, TUESDAY + DAY);
    },
    'stored',
    'stored',
    'stored',
  ],
  ['erased', ({ db }) => db.exec('DELETE FROM tour_request'), 'stored', 'stored', 'stored'],
])('what a family sends again while their request is %s', (_status, change, ...outcomes) => {
  const sentAgain = [MINUTE, 3 * HOUR, 25 * HOUR].map((after) => {
    const desk = openDesk();
    desk.save();
    change(desk);
    desk.setClock(after);
    return desk.save().outcome;
  });
  expect(sentAgain).toEqual(outcomes);
});

test.each<[string, (desk: TestDesk) => unknown, string]>([
  ['one in quarantine', ({ db }) => db.exec("UPDATE tour_request SET quarantine = 'limit'"), 'repeated'],
  ['one that waits', () => {}, 'repeated'],
  ['one that was reached', marked('contacted'), 'stored'],
  ['a closed one', marked('no-family'), 'stored'],
])('what is held back repeats %s: %#', (_which, change, outcome) => {
  const desk = openDesk();
  desk.save();
  change(desk);
  expect(desk.save({ quarantine: 'honeypot' }).outcome).toBe(outcome);
});

test('a family that writes again while it waits is one row, called by the earlier time and next in line', () => {
  const { db, save, mark, setClock, now } = openDesk();
  save();
  const later = now() + 60 * HOUR;
  db.prepare('UPDATE tour_request SET due_at = ?').run(later);
  mark(1, { kind: 'no-answer' });
  setClock(HOUR);
  save();
  setClock(HOUR);
  save();
  // A click that was tried again says nothing new.
  save();
  const requests = db.prepare('SELECT again_at, again_count, tried_at, due_at FROM tour_request').all();
  expect(requests).toEqual([
    { again_at: now(), again_count: 2, tried_at: null, due_at: time.deadline(now() - HOUR).at },
  ]);
});

test('a family that writes again reads its promise until that is over', () => {
  const { save, setClock, now } = openDesk();
  setClock(7 * HOUR);
  const sent = now();
  save();
  setClock(22 * HOUR);
  expect(save()).toMatchObject({ receivedAt: sent });
  // The center closed at 4 PM.
  setClock(1.5 * HOUR);
  expect(save()).toMatchObject({ outcome: 'repeated', receivedAt: now() });
});
