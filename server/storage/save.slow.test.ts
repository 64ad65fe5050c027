import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { FIELD_NAMES, tourRequestOf } from '../../shared/tour-request/fields.ts';
import { silent, startPeer, startStorage } from '../../tests/helpers/storage.ts';
import { MINUTE } from '../time.ts';
import { requestsWhere } from './requests.ts';
import { addStatusChange } from './status-changes.ts';

const start = () => startStorage('smtp://127.0.0.1:9');

test('stores every field as it was sent', () => {
  const { save, db } = start();
  const fields = tourRequestOf((name) => `text of ${name}`);
  save({ fields });
  expect(requestsWhere(db, '1')).toMatchObject([fields]);
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
  const { save, pass, storage } = startStorage(peer.url);
  const stored = save({ ...silent, idempotencyKey: first });
  await pass(9 * MINUTE);
  expect(save({ ...silent, idempotencyKey: second })).toEqual({
    outcome: 'repeated',
    reference: 'reference' in stored && stored.reference,
  });
  await pass(MINUTE / 2);
  expect(storage.health().stored).toBe(1);
  expect(peer.received).toHaveLength(1);
});

test('stores the same content again after ten minutes', async () => {
  const { save, pass } = start();
  save();
  await pass(10 * MINUTE);
  expect(save().outcome).toBe('stored');
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
  expect(save({ ...silent, idempotencyKey })).toEqual({ outcome: 'key-reused' });
});

test('stores the same content again after the desk closed the first request', () => {
  const { save, db } = start();
  save();
  addStatusChange(db, 1, { kind: 'closed' }, 0);
  expect(save().outcome).toBe('stored');
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

test('stores a request again if the first one is in quarantine', () => {
  const { save } = start();
  save({ quarantine: 'limit' });
  expect(save().outcome).toBe('stored');
});
