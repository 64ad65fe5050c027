import { expect, test } from 'vitest';
import { silent, startStorage } from '../../tests/helpers/storage.ts';
import { MINUTE } from '../time.ts';
import { findRequest, OPEN, QUARANTINED, requestsWhere, type StoredRequest } from './requests.ts';
import { addStatusChange, createHistoryReader, undoChange } from './status-changes.ts';

const start = Date.parse('2026-12-01T18:00:00Z');

test('undoes changes one by one', () => {
  const { save, db } = startStorage('smtp://127.0.0.1:9');
  const { reference } = save(silent) as { reference: string };
  addStatusChange(db, 1, { kind: 'contacted' }, start);
  addStatusChange(db, 1, { kind: 'complaint', note: 'About a bruise' }, start + MINUTE);
  expect(findRequest(db, reference)).toMatchObject({ contactedAt: start, closedAt: start + MINUTE });
  expect(undoChange(db, 1, 1, start + 2 * MINUTE)).toBe(false);
  expect(undoChange(db, 1, 2, start + 2 * MINUTE)).toBe(true);
  expect(findRequest(db, reference)).toMatchObject({ contactedAt: start, closedAt: null });
  expect(undoChange(db, 1, 1, start + 3 * MINUTE)).toBe(true);
  expect(findRequest(db, reference)).toMatchObject({ contactedAt: null });
  expect(createHistoryReader(db)(findRequest(db, reference) as StoredRequest)).toMatchObject([
    { kind: 'contacted', undoneAt: start + 3 * MINUTE },
    { kind: 'complaint', note: 'About a bruise', undoneAt: start + 2 * MINUTE },
  ]);
});

test('undoes no change that is ten minutes old', () => {
  const { save, db } = startStorage('smtp://127.0.0.1:9');
  save(silent);
  addStatusChange(db, 1, { kind: 'closed' }, start);
  expect(undoChange(db, 1, 1, start + 10 * MINUTE)).toBe(false);
});

test.each(['closed', 'complaint', 'same'] as const)('takes a request off both lists: %s', (kind) => {
  const { save, db } = startStorage('smtp://127.0.0.1:9');
  save({ ...silent, quarantine: 'honeypot' });
  save({ fields: { ...silent.fields, name: 'B' } });
  for (const id of [1, 2]) addStatusChange(db, id, { kind }, start);
  expect(requestsWhere(db, `(${OPEN}) OR (${QUARANTINED})`)).toEqual([]);
});

test('lists a request as open once it is released from quarantine', () => {
  const { save, db } = startStorage('smtp://127.0.0.1:9');
  save({ ...silent, quarantine: 'honeypot' });
  addStatusChange(db, 1, { kind: 'released' }, start);
  expect(requestsWhere(db, OPEN)).toHaveLength(1);
  expect(undoChange(db, 1, 1, start)).toBe(true);
  expect(requestsWhere(db, QUARANTINED)).toHaveLength(1);
});
