import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { FIELD_NAMES, tourRequestOf } from '../../shared/tour-request/fields.ts';
import { startPeer } from '../../tests/helpers/server.ts';
import { silent, startStorage } from '../../tests/helpers/storage.ts';
import { MINUTE } from '../time.ts';
import { findRequest } from './requests.ts';
import { addStatusChange } from './status-changes.ts';

const start = () => startStorage('smtp://127.0.0.1:9');

test('stores every field as it was sent', () => {
  const { save, db } = start();
  const fields = tourRequestOf((name) => `text of ${name}`);
  save({ fields });
  expect(findRequest(db, 'id', 1)).toMatchObject(fields);
});

test.each(FIELD_NAMES)('stores two requests that differ in %s', (name) => {
  const { save } = start();
  const fields = tourRequestOf(() => 'x');
  save({ fields });
  expect(save({ fields: { ...fields, [name]: 'y' } }).outcome).toBe('stored');
});

test.each([
  ['without keys', null, null],
  ['by the browser, then by the script', null, randomUUID()],
  ['by the script, then by the browser', randomUUID(), null],
  ['with two keys', randomUUID(), randomUUID()],
])('stores the same content once if it is sent %s', async (_how, first, second) => {
  const peer = await startPeer();
  const { save, pass, service } = startStorage(peer.url);
  const { reference } = save({ ...silent, idempotencyKey: first });
  await pass(9 * MINUTE);
  expect(save({ ...silent, idempotencyKey: second })).toEqual({ outcome: 'repeated', reference });
  await pass(MINUTE / 2);
  expect(service.health().stored).toBe(1);
  expect(peer.received).toHaveLength(1);
});

test.each<[string, (desk: ReturnType<typeof start>) => unknown]>([
  ['after ten minutes', ({ pass }) => pass(10 * MINUTE)],
  ['after the desk closed the first request', ({ db }) => addStatusChange(db, 1, { kind: 'closed' }, 0)],
  ['if the first one is in quarantine', ({ db }) => db.exec("UPDATE tour_request SET quarantine = 'limit'")],
])('stores the same content again %s', async (_when, change) => {
  const desk = start();
  desk.save();
  await change(desk);
  expect(desk.save().outcome).toBe('stored');
});

test('recognizes each key of a request after any time', async () => {
  const { save, pass } = start();
  const keys = [randomUUID(), randomUUID()];
  for (const idempotencyKey of keys) save({ idempotencyKey });
  await pass(60 * MINUTE);
  for (const idempotencyKey of keys) expect(save({ idempotencyKey }).outcome).toBe('repeated');
});

test('refuses a key with other content', () => {
  const { save } = start();
  const idempotencyKey = randomUUID();
  save({ idempotencyKey });
  expect(save({ ...silent, idempotencyKey })).toMatchObject({ outcome: 'key-reused' });
});

test('stores no more in quarantine than its limit', async () => {
  const { save, pass, db } = start();
  const flood = (name: string) =>
    save({ quarantine: 'limit', fields: { ...silent.fields, name, message: '🙂'.repeat(20_000) } }).outcome;
  const outcomes = Array.from({ length: 700 }, (_, count) => flood(`n${count}`));
  expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(616);
  expect(new Set(outcomes.slice(616))).toEqual(new Set(['quarantine-full']));
  await pass(2 * MINUTE);
  expect(flood('later')).toBe('quarantine-full');
  expect(save().outcome).toBe('stored');
  db.exec('UPDATE tour_request SET closed_at = 1 WHERE quarantine IS NOT NULL');
  await pass(2 * MINUTE);
  expect(flood('after the desk closed it')).toBe('stored');
});
