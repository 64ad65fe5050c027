import { expect, test } from 'vitest';
import { silent, startPeer, startStorage } from '../../tests/helpers/storage.ts';
import { DAY, HOUR, MINUTE } from '../time.ts';
import { findRequest, OPEN, QUARANTINED, requestsWhere, type StoredRequest } from './requests.ts';
import { addStatusChange, createHistoryReader, undoLastChange } from './status-changes.ts';

const start = Date.parse('2026-12-01T18:00:00Z');

test('reminds staff again three hours after a call that nobody answered', async () => {
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
});

test('sends no reminder about a contacted family', async () => {
  const peer = await startPeer();
  const { save, pass, db } = startStorage(peer.url);
  save(silent);
  await pass(0);
  addStatusChange(db, 1, { kind: 'no-answer' }, start);
  addStatusChange(db, 1, { kind: 'contacted' }, start + HOUR);
  await pass(10 * HOUR);
  expect(peer.received).toHaveLength(1);
});

test('undoes changes one by one', () => {
  const { save, db } = startStorage('smtp://127.0.0.1:9');
  const { reference } = save(silent) as { reference: string };
  const visitAt = start + 2 * DAY;
  addStatusChange(db, 1, { kind: 'contacted' }, start);
  addStatusChange(db, 1, { kind: 'visit', visitAt, note: 'With her son' }, start + MINUTE);
  expect(findRequest(db, reference)).toMatchObject({ contactedAt: start, visitAt });
  expect(undoLastChange(db, 1, start + 2 * MINUTE)).toBe(true);
  expect(findRequest(db, reference)).toMatchObject({ contactedAt: start, visitAt: null });
  expect(undoLastChange(db, 1, start + 3 * MINUTE)).toBe(true);
  expect(findRequest(db, reference)).toMatchObject({ contactedAt: null });
  expect(undoLastChange(db, 1, start + 3 * MINUTE)).toBe(false);
  expect(createHistoryReader(db)(findRequest(db, reference) as StoredRequest)).toMatchObject([
    { kind: 'contacted', undoneAt: start + 3 * MINUTE },
    { kind: 'visit', note: 'With her son', undoneAt: start + 2 * MINUTE },
  ]);
});

test('undoes no change that is ten minutes old', () => {
  const { save, db } = startStorage('smtp://127.0.0.1:9');
  save(silent);
  addStatusChange(db, 1, { kind: 'closed' }, start);
  expect(undoLastChange(db, 1, start + 10 * MINUTE)).toBe(false);
});

test('takes spam off both lists', () => {
  const { save, db } = startStorage('smtp://127.0.0.1:9');
  save({ ...silent, quarantine: 'honeypot' });
  save({ fields: { ...silent.fields, name: 'B' } });
  for (const id of [1, 2]) addStatusChange(db, id, { kind: 'spam' }, start);
  expect(requestsWhere(db, `(${OPEN}) OR (${QUARANTINED})`)).toEqual([]);
});

test('lists a request as open once it is released from quarantine', () => {
  const { save, db } = startStorage('smtp://127.0.0.1:9');
  save({ ...silent, quarantine: 'honeypot' });
  addStatusChange(db, 1, { kind: 'released' }, start);
  expect(requestsWhere(db, OPEN)).toHaveLength(1);
  expect(undoLastChange(db, 1, start)).toBe(true);
  expect(requestsWhere(db, QUARANTINED)).toHaveLength(1);
});
