import { expect, test } from 'vitest';
import type { ListPartName } from '../../shared/server-content.ts';
import type { QuarantineReason, StatusChangeKind } from '../../shared/tour-request/status-changes.ts';
import { openDesk } from '../../tests/helpers/desk.ts';
import { outcomeOf } from '../commands/export.ts';
import { DAY, HOUR } from '../time.ts';
import { findRequest, type StoredRequest } from './requests.ts';
import { readHistory } from './status-changes.ts';

test.each<[string, QuarantineReason | null, ListPartName, string | null]>([
  ['contacted', null, 'reached', null],
  ['no-answer', null, 'waiting', null],
  ['taken', null, 'waiting', null],
  ['director', null, 'director', null],
  ['came', null, 'closed', 'came'],
  ['missed', null, 'closed', 'missed'],
  ['cancelled', null, 'closed', 'cancelled'],
  ['same', null, 'closed', 'same'],
  ['settled', null, 'closed', 'settled'],
  ['note', null, 'waiting', null],
  ['no-family', 'honeypot', 'closed', 'no-family'],
  ['released', 'honeypot', 'waiting', null],
  ['no-family, contacted', 'honeypot', 'reached', null],
  ['no-family, director', 'honeypot', 'director', null],
  ['no-family, reopened', 'honeypot', 'waiting', null],
])('after %s, a request (quarantine: %s) is %s with the outcome %s', (kinds, quarantine, status, outcome) => {
  const { save, mark, db } = openDesk();
  save({ quarantine });
  for (const kind of [...kinds.split(', '), 'note'] as StatusChangeKind[]) mark(1, { kind });
  const request = findRequest(db, 'id', 1) as StoredRequest;
  expect([request.status, outcomeOf(request, readHistory(db, request))]).toEqual([status, outcome]);
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
