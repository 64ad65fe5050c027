import { expect, test } from 'vitest';
import { startStorage } from '../../tests/helpers/storage.ts';
import { DAY, HOUR } from '../time.ts';
import { findRequest, type StoredRequest } from './requests.ts';
import { createHistoryReader, outcomeOf, statusOf } from './status-changes.ts';

const start = Date.parse('2026-12-01T18:00:00Z');

test.each([
  ['contacted', null, 'contacted', null],
  ['no-answer', null, 'open', null],
  ['taken', null, 'open', null],
  ['director', null, 'director', null],
  ['came', null, 'closed', 'came'],
  ['missed', null, 'closed', 'missed'],
  ['cancelled', null, 'closed', 'cancelled'],
  ['same', null, 'closed', 'same'],
  ['settled', null, 'closed', 'settled'],
  ['note', null, 'open', null],
  ['no-family', 'honeypot', 'closed', 'no-family'],
  ['released', 'honeypot', 'open', null],
] as const)('after %s, a request (quarantine: %s) is %s with the outcome %s', (kind, quarantine, status, outcome) => {
  const { save, mark, db } = startStorage('smtp://127.0.0.1:9');
  save({ quarantine });
  mark(1, { kind });
  mark(1, { kind: 'note', note: 'x' });
  const request = findRequest(db, 'id', 1) as StoredRequest;
  expect([statusOf(request), outcomeOf(request, createHistoryReader(db)(request))]).toEqual([status, outcome]);
});

test('a reached family that is opened again has a new deadline', () => {
  const { save, mark, db } = startStorage('smtp://127.0.0.1:9');
  save();
  mark(1, { kind: 'contacted' }, start + HOUR);
  mark(1, { kind: 'reopened' }, start + DAY);
  expect(findRequest(db, 'id', 1)).toMatchObject({ contactedAt: null, dueAt: start + 2 * DAY });
});

test('a family that was closed without a call keeps its deadline', () => {
  const { save, mark, db } = startStorage('smtp://127.0.0.1:9');
  save();
  mark(1, { kind: 'cancelled' }, start + HOUR);
  mark(1, { kind: 'reopened' }, start + DAY);
  expect(findRequest(db, 'id', 1)).toMatchObject({ closedAt: null, dueAt: start + DAY });
});
