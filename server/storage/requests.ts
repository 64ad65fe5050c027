import type { DatabaseSync } from 'node:sqlite';
import {
  BRIEF_FIELDS,
  type BriefFieldName,
  FIELD_NAMES,
  type FieldName,
  type TourRequest,
} from '../../shared/tour-request/fields.ts';
import type { QuarantineReason } from '../../shared/tour-request/status-changes.ts';
import { DAY } from '../time.ts';

/** A tour request as it is stored; times are milliseconds since 1970. */
export type StoredRequest = TourRequest & {
  id: number;
  reference: string;
  receivedAt: number;
  language: string;
  quarantine: QuarantineReason | null;
  contactedAt: number | null;
  closedAt: number | null;
  /** When staff are reminded again after a call that was not answered. */
  remindAt: number | null;
};

/** What lists show of a request. */
export type RequestSummary = Omit<StoredRequest, Exclude<FieldName, BriefFieldName>>;

const selectWith = (fields: readonly FieldName[]) => `
  SELECT r.id, r.reference, r.received_at AS receivedAt, r.language, ${fields.map((name) => `r.${name}`).join(', ')},
    r.quarantine, r.contacted_at AS contactedAt, r.closed_at AS closedAt, r.remind_at AS remindAt
  FROM tour_request r`;

const SELECT_ALL = selectWith(FIELD_NAMES);
const SELECT_SUMMARY = selectWith(BRIEF_FIELDS.map(({ name }) => name));

/** SQL condition: the family of request `r` is waiting for a call. */
export const OPEN = 'r.contacted_at IS NULL AND r.closed_at IS NULL AND r.quarantine IS NULL';

export const QUARANTINED = 'r.quarantine IS NOT NULL AND r.closed_at IS NULL';

/** First who was never called, then whose next call is due. */
export const BY_URGENCY = 'r.remind_at, r.received_at, r.id';

export const NEWEST_FIRST = 'r.received_at DESC, r.id DESC';

/** Finds requests `r` for a list by an SQL condition. */
export function summariesWhere(db: DatabaseSync, condition: string, order: string, limit: number): RequestSummary[] {
  return db.prepare(`${SELECT_SUMMARY} WHERE ${condition} ORDER BY ${order} LIMIT ?`).all(limit) as RequestSummary[];
}

/** Reads requests one by one, newest first, with everything that families wrote. */
export function eachRequest(db: DatabaseSync): Iterable<StoredRequest> {
  return db.prepare(`${SELECT_ALL} ORDER BY ${NEWEST_FIRST}`).iterate() as Iterable<StoredRequest>;
}

export function countRequests(db: DatabaseSync, condition: string): number {
  return Number(db.prepare(`SELECT count(*) AS count FROM tour_request r WHERE ${condition}`).get()?.count);
}

export function findRequest(
  db: DatabaseSync,
  by: 'id' | 'reference',
  value: number | string,
): StoredRequest | undefined {
  return db.prepare(`${SELECT_ALL} WHERE r.${by} = ?`).get(value) as StoredRequest | undefined;
}

/** The references of earlier requests with the same phone number or email address. */
export function earlierThan(db: DatabaseSync, { id }: Pick<StoredRequest, 'id'>): string[] {
  const rows = db
    .prepare(`
      SELECT e.reference FROM tour_request r JOIN tour_request e ON e.id < r.id AND (
        (e.mailbox = r.mailbox AND instr(r.mailbox, '@') > 1)
        OR (e.phone_digits = r.phone_digits AND length(r.phone_digits) = 10))
      WHERE r.id = ? ORDER BY e.id DESC LIMIT 3`)
    .all(id);
  return rows.map(({ reference }) => String(reference));
}

/** Deletes requests past the retention period, except open ones; returns their number. */
export function deleteExpired(db: DatabaseSync, retentionDays: number, now: number): number {
  const before = now - retentionDays * DAY;
  const { changes } = db.prepare(`DELETE FROM tour_request AS r WHERE r.received_at < ? AND NOT (${OPEN})`).run(before);
  db.prepare('DELETE FROM outbox WHERE tour_request_id IS NULL AND created_at < ?').run(before);
  return Number(changes);
}

/** Returns the space of deleted rows to the disk and empties the log, which holds them; returns false while another process reads the log. */
export function scrub(db: DatabaseSync): boolean {
  db.exec('PRAGMA incremental_vacuum');
  return db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;
}
