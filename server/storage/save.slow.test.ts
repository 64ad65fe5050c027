import { expect, test } from 'vitest';
import { tourRequestOf } from '../../shared/tour-request/fields.ts';
import { startPeer } from '../../tests/helpers/server.ts';
import { silent, startStorage } from '../../tests/helpers/storage.ts';
import { HOUR, MINUTE } from '../time.ts';
import { countRequests } from './requests.ts';

const start = () => startStorage('smtp://127.0.0.1:9');

test.each(['name', 'address', 'email', 'phone', 'message'])('stores two requests that differ in %s', (name) => {
  const { save } = start();
  const fields = tourRequestOf(() => 'x');
  save({ fields });
  expect(save({ fields: { ...fields, [name]: 'y' } }).outcome).toBe('stored');
});

test('stores the same content once within a day', async () => {
  const peer = await startPeer();
  const { db, save, pass } = startStorage(peer.url);
  const { reference } = save(silent);
  await pass(23 * HOUR);
  expect(save(silent)).toMatchObject({ outcome: 'repeated', reference });
  await pass(MINUTE);
  expect(countRequests(db, '1')).toBe(1);
});

test.each<[string, (desk: ReturnType<typeof start>) => unknown]>([
  ['after a day', ({ pass }) => pass(24 * HOUR)],
  ['after the desk closed the first request', ({ mark }) => mark(1, { kind: 'cancelled' })],
  ['if the first one is in quarantine', ({ db }) => db.exec("UPDATE tour_request SET quarantine = 'limit'")],
])('stores the same content again %s', async (_when, change) => {
  const desk = start();
  desk.save();
  await change(desk);
  expect(desk.save().outcome).toBe('stored');
});

test('keeps at most 5,000 open requests in quarantine', () => {
  const { save, db } = start();
  db.exec(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4999)
    INSERT INTO tour_request (reference, received_at, due_at, language, content_hash, mailbox, phone_digits, quarantine)
    SELECT 'n' || i, 0, 0, 'en', x'00', '', '', 'limit' FROM n`);
  const flood = (name: string) => save({ quarantine: 'limit', fields: { ...silent.fields, name } }).outcome;
  expect([flood('a'), flood('b')]).toEqual(['stored', 'quarantine-full']);
  expect(save().outcome).toBe('stored');
  db.exec("UPDATE tour_request SET closed_at = 1 WHERE reference = 'n1'");
  expect(flood('after the desk closed one')).toBe('stored');
});
