import { expect, test } from 'vitest';
import { silent, startPeer, startStorage } from '../../tests/helpers/storage.ts';
import { DAY, HOUR, MINUTE } from '../time.ts';
import { createKeys, hashKey, hasLinks, refreshKeys } from './keys.ts';
import { findRequest, HELD, newestRequests, OPEN, requestsWhere, type StoredRequest } from './requests.ts';
import { addStatusChange, createHistoryReader, undoLastChange } from './status-changes.ts';

const hex = (key: string) => Buffer.from(hashKey(key)).toString('hex').toUpperCase();
const start = Date.parse('2026-12-01T18:00:00Z');

test('a call that nobody answered brings another reminder three hours later, and a family who was reached none', async () => {
  const peer = await startPeer();
  const { save, pass, db } = startStorage(peer.url);
  save(silent);
  await pass(0);
  addStatusChange(db, 1, { kind: 'no-answer' }, start);
  await pass(2 * HOUR);
  expect(peer.received).toHaveLength(1);
  await pass(HOUR);
  expect(peer.received).toHaveLength(2);
  expect(peer.received[1]?.raw.toString()).toMatch(/^Subject: Still to call/m);
  addStatusChange(db, 1, { kind: 'no-answer' }, start + 3 * HOUR);
  addStatusChange(db, 1, { kind: 'reached' }, start + 4 * HOUR);
  await pass(10 * HOUR);
  expect(peer.received).toHaveLength(2);
});

test('undoing goes back step by step, for ten minutes, and stays in the history', () => {
  const { save, db } = startStorage('smtp://127.0.0.1:9');
  const { reference } = save(silent) as { reference: string };
  const visitAt = start + 2 * DAY;
  addStatusChange(db, 1, { kind: 'reached' }, start);
  addStatusChange(db, 1, { kind: 'visit', visitAt, note: 'With her son' }, start + MINUTE);
  expect(findRequest(db, reference)).toMatchObject({ contactedAt: start, visitAt });
  expect(undoLastChange(db, 1, start + 2 * MINUTE)).toBe(true);
  expect(findRequest(db, reference)).toMatchObject({ contactedAt: start, visitAt: null });
  expect(undoLastChange(db, 1, start + 3 * MINUTE)).toBe(true);
  expect(findRequest(db, reference)).toMatchObject({ contactedAt: null });
  expect(undoLastChange(db, 1, start + 3 * MINUTE)).toBe(false);
  expect(createHistoryReader(db)(findRequest(db, reference) as StoredRequest)).toMatchObject([
    { kind: 'reached', undoneAt: start + 3 * MINUTE },
    { kind: 'visit', note: 'With her son', undoneAt: start + 2 * MINUTE },
  ]);
  addStatusChange(db, 1, { kind: 'closed' }, start + HOUR);
  expect(undoLastChange(db, 1, start + HOUR + 10 * MINUTE)).toBe(false);
});

test('what is marked as spam leaves both lists, and one that is real joins those who wait', () => {
  const { save, db } = startStorage('smtp://127.0.0.1:9');
  save({ ...silent, quarantine: 'words' });
  save({ fields: { ...silent.fields, name: 'B' }, quarantine: 'words' });
  addStatusChange(db, 1, { kind: 'spam' }, start);
  addStatusChange(db, 2, { kind: 'released' }, start);
  expect(newestRequests(db, HELD)).toEqual([]);
  expect(newestRequests(db, OPEN)).toMatchObject([{ name: 'B' }]);
  expect(undoLastChange(db, 2, start)).toBe(true);
  expect(newestRequests(db, HELD)).toMatchObject([{ name: 'B' }]);
});

test('every request has a key, of which the hash alone is stored, and a repeat has none', () => {
  const { save, db } = startStorage('smtp://127.0.0.1:9');
  const { reference } = save(silent) as { reference: string };
  save({ ...silent, fields: { ...silent.fields } });
  const hashes = () => db.prepare('SELECT hex(key_hash) AS hash FROM tour_request ORDER BY id').all();
  const key = createKeys(new Uint8Array(32)).ofRequest(reference);
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  expect(hashes()).toEqual([{ hash: hex(key) }, { hash: '' }]);
});

test('links of an answered request end after 30 days, and work again once it is reopened', () => {
  const { save, db } = startStorage('smtp://127.0.0.1:9');
  save(silent);
  const isLinked = (now: number) => requestsWhere(db, hasLinks(now)).length === 1;
  addStatusChange(db, 1, { kind: 'reached' }, start);
  expect(isLinked(start + 30 * DAY - HOUR)).toBe(true);
  expect(isLinked(start + 30 * DAY)).toBe(false);
  addStatusChange(db, 1, { kind: 'reopened' }, start + 40 * DAY);
  expect(isLinked(start + 90 * DAY)).toBe(true);
});

test('with another secret all keys are made anew', () => {
  const { save, db } = startStorage('smtp://127.0.0.1:9');
  const { reference } = save(silent) as { reference: string };
  const keys = createKeys(new Uint8Array(32).fill(1));
  expect(refreshKeys(db, keys)).toBe(false);
  expect(refreshKeys(db, keys)).toBe(true);
  expect(db.prepare('SELECT hex(key_hash) AS hash FROM tour_request').get()).toEqual({
    hash: hex(keys.ofRequest(reference)),
  });
});
