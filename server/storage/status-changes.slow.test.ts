import { expect, test } from 'vitest';
import { openDesk } from '../../tests/helpers/desk.ts';
import { outcomeOf } from '../commands/export.ts';
import { DAY, HOUR } from '../time.ts';
import { findRequest, type StoredRequest } from './requests.ts';
import { createHistoryReader, statusOf } from './status-changes.ts';

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
  const { save, mark, db } = openDesk();
  save({ quarantine });
  mark(1, { kind });
  mark(1, { kind: 'note', note: 'x' });
  const request = findRequest(db, 'id', 1) as StoredRequest;
  expect([statusOf(request), outcomeOf(request, createHistoryReader(db)(request))]).toEqual([status, outcome]);
});

test.each([
  ['reached', 'contacted', 2],
  ['closed without a call', 'cancelled', 1],
] as const)('a family that was %s and is opened again (%s) is due %i days after its request', (_how, kind, days) => {
  const { save, mark, db, now } = openDesk();
  save();
  mark(1, { kind }, now() + HOUR);
  mark(1, { kind: 'reopened' }, now() + DAY);
  expect(findRequest(db, 'id', 1)).toMatchObject({ contactedAt: null, closedAt: null, dueAt: now() + days * DAY });
});
