import { expect, test } from 'vitest';
import { startStorage } from '../../tests/helpers/storage.ts';
import { MINUTE } from '../time.ts';
import { countRequests, findRequest, OPEN, QUARANTINED } from './requests.ts';
import { addStatusChange, createHistoryReader, undoChange } from './status-changes.ts';

const start = Date.parse('2026-12-01T18:00:00Z');

test('undoes changes one by one', () => {
  const { save, db } = startStorage('smtp://127.0.0.1:9');
  save();
  addStatusChange(db, 1, { kind: 'contacted' }, start);
  addStatusChange(db, 1, { kind: 'complaint', note: 'About a bruise' }, start + MINUTE);
  expect(findRequest(db, 'id', 1)).toMatchObject({ contactedAt: start, closedAt: start + MINUTE });
  expect(undoChange(db, 1, 1, start + 2 * MINUTE)).toBe(false);
  expect(undoChange(db, 1, 2, start + 11 * MINUTE)).toBe(false);
  expect(undoChange(db, 1, 2, start + 2 * MINUTE)).toBe(true);
  expect(findRequest(db, 'id', 1)).toMatchObject({ contactedAt: start, closedAt: null });
  expect(undoChange(db, 1, 1, start + 3 * MINUTE)).toBe(true);
  expect(findRequest(db, 'id', 1)).toMatchObject({ contactedAt: null });
  expect(createHistoryReader(db)({ id: 1 })).toMatchObject([
    { kind: 'contacted', undoneAt: start + 3 * MINUTE },
    { kind: 'complaint', note: 'About a bruise', undoneAt: start + 2 * MINUTE },
  ]);
});

test.each([
  ['contacted', null, 0, 0],
  ['no-answer', null, 1, 0],
  ['closed', null, 0, 0],
  ['complaint', null, 0, 0],
  ['same', null, 0, 0],
  ['note', null, 1, 0],
  ['closed', 'honeypot', 0, 0],
  ['released', 'honeypot', 1, 0],
] as const)('after %s, a request (quarantine: %s) is on %i + %i lists', (kind, quarantine, open, quarantined) => {
  const { save, db } = startStorage('smtp://127.0.0.1:9');
  save({ quarantine });
  addStatusChange(db, 1, { kind }, start);
  expect([countRequests(db, OPEN), countRequests(db, QUARANTINED)]).toEqual([open, quarantined]);
  expect(undoChange(db, 1, 1, start)).toBe(true);
  expect([countRequests(db, OPEN), countRequests(db, QUARANTINED)]).toEqual(quarantine ? [0, 1] : [1, 0]);
});
