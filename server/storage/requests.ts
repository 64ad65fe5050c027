import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { FIELD_NAMES, type TourRequest } from '../../shared/tour-request/fields.ts';
import type { QuarantineReason } from '../../shared/tour-request/quarantine-reasons.ts';
import { DAY } from '../time.ts';

/** A tour request as it is stored; times are milliseconds since 1970. */
export type StoredRequest = TourRequest & {
  id: number;
  reference: string;
  receivedAt: number;
  language: string;
  quarantine: QuarantineReason | null;
  mayBeOffer: 0 | 1;
  contactedAt: number | null;
  /** When staff are reminded again after a call that was not answered. */
  remindAt: number | null;
  visitAt: number | null;
  closedAt: number | null;
  /** Reference of the request that this one repeats. */
  repeatOf: string | null;
};

const SELECT = `
  SELECT r.id, r.reference, r.received_at AS receivedAt, r.language, ${FIELD_NAMES.map((name) => `r.${name}`).join(', ')},
    r.quarantine, r.may_be_offer AS mayBeOffer, r.contacted_at AS contactedAt, r.remind_at AS remindAt,
    r.visit_at AS visitAt, r.closed_at AS closedAt, original.reference AS repeatOf
  FROM tour_request r LEFT JOIN tour_request original ON original.id = r.repeat_of`;

/** The id of the original, for the id of a request or of a repeat. */
export const ORIGINAL = '(SELECT ifnull(repeat_of, id) FROM tour_request WHERE id = ?1)';

/** The condition on a request `r` that the family is waiting for a call. */
export const OPEN = 'r.contacted_at IS NULL AND r.closed_at IS NULL AND r.quarantine IS NULL AND r.repeat_of IS NULL';

export const HELD = 'r.quarantine IS NOT NULL AND r.closed_at IS NULL AND r.repeat_of IS NULL';

type Query = { values?: SQLInputValue[]; order?: string; limit?: number; offset?: number };

/** The requests `r` that meet a condition of our own; the values fill its placeholders. */
export function requestsWhere(
  db: DatabaseSync,
  condition: string,
  { values = [], order = 'r.id', limit = -1, offset = 0 }: Query = {},
): StoredRequest[] {
  const rows = db
    .prepare(`${SELECT} WHERE ${condition} ORDER BY ${order} LIMIT ? OFFSET ?`)
    .all(...values, limit, offset);
  return rows as unknown as StoredRequest[];
}

export function countRequests(db: DatabaseSync, condition: string): number {
  return Number(db.prepare(`SELECT count(*) AS count FROM tour_request r WHERE ${condition}`).get()?.count);
}

export function newestRequests(db: DatabaseSync, condition = '1', limit = -1): StoredRequest[] {
  return requestsWhere(db, condition, { order: 'r.received_at DESC, r.id DESC', limit });
}

export function findRequest(db: DatabaseSync, reference: string): StoredRequest | undefined {
  return requestsWhere(db, 'r.reference = ?', { values: [reference] })[0];
}

export function digested(db: DatabaseSync, at: number): StoredRequest[] {
  return requestsWhere(db, 'r.digested_at = ? AND r.contacted_at IS NULL AND r.closed_at IS NULL', {
    values: [at],
    order: 'r.received_at',
  });
}

/** Deletes a request, its original and the other repeats; returns their number. */
export function eraseRequest(db: DatabaseSync, id: number): number {
  const statement = db.prepare(`DELETE FROM tour_request WHERE id = ${ORIGINAL} OR repeat_of = ${ORIGINAL}`);
  return Number(statement.run(id).changes);
}

export function eraseByEmail(db: DatabaseSync, email: string): number {
  return Number(db.prepare('DELETE FROM tour_request WHERE lower(trim(email)) = lower(trim(?))').run(email).changes);
}

/** Deletes requests older than the retention period, each with its repeats; returns their number. */
export function deleteExpired(db: DatabaseSync, retentionDays: number, now: number): number {
  const before = now - retentionDays * DAY;
  // A repeat without its original would show up as a new request.
  const { changes } = db
    .prepare(`
      DELETE FROM tour_request WHERE received_at < ?1
        OR repeat_of IN (SELECT id FROM tour_request WHERE received_at < ?1)`)
    .run(before);
  db.prepare('DELETE FROM outbox WHERE tour_request_id IS NULL AND created_at < ?').run(before);
  return Number(changes);
}

/** Rewrites the database without traces of deleted rows; returns false where another process still reads the write-ahead log. */
export function scrub(db: DatabaseSync): boolean {
  db.exec('VACUUM');
  const { busy } = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
  return busy === 0;
}
