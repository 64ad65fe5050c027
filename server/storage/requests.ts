import type { DatabaseSync } from 'node:sqlite';
import type { ListPartName } from '../../shared/server-content.ts';
import {
  BRIEF_FIELDS,
  type BriefFieldName,
  FIELD_NAMES,
  type FieldName,
  type TourRequest,
} from '../../shared/tour-request/fields.ts';
import type { QuarantineReason } from '../../shared/tour-request/status-changes.ts';
import { DAY } from '../time.ts';
import { readNumber } from './database.ts';

/** A tour request as it is stored; times are milliseconds since 1970. */
export type StoredRequest = TourRequest & {
  id: number;
  reference: string;
  receivedAt: number;
  language: string;
  quarantine: QuarantineReason | null;
  /** When the family, or later the director, has to be answered. */
  dueAt: number;
  /** The last call without an answer. */
  triedAt: number | null;
  contactedAt: number | null;
  /** When staff left it to the director. */
  directorAt: number | null;
  closedAt: number | null;
  /** When the family last sent the same again while it waited, and how often they did. */
  againAt: number | null;
  againCount: number;
  status: ListPartName;
};

/** What lists show of a request: some families ask for an email in place of a call. */
export type RequestSummary = Omit<StoredRequest, Exclude<FieldName, BriefFieldName | 'email'>>;

/** SQL conditions: the status of a request `r`, and so the part of the list that it is in. */
export const STATUS_SQL: Readonly<Record<ListPartName, string>> = {
  waiting: 'r.contacted_at IS NULL AND r.closed_at IS NULL AND r.director_at IS NULL AND r.quarantine IS NULL',
  director: 'r.director_at IS NOT NULL AND r.closed_at IS NULL',
  quarantined: 'r.quarantine IS NOT NULL AND r.closed_at IS NULL',
  // Staff have not said whether the family came.
  reached: 'r.contacted_at IS NOT NULL AND r.director_at IS NULL AND r.closed_at IS NULL',
  closed: 'r.closed_at IS NOT NULL',
};

const STATUS = Object.entries(STATUS_SQL).map(([name, condition]) => `WHEN ${condition} THEN '${name}'`);

const selectWith = (fields: readonly FieldName[]) => `
  SELECT r.id, r.reference, r.received_at AS receivedAt, r.language, ${fields.map((name) => `r.${name}`).join(', ')},
    r.quarantine, r.due_at AS dueAt, r.tried_at AS triedAt, r.contacted_at AS contactedAt, r.director_at AS directorAt,
    r.closed_at AS closedAt, r.again_at AS againAt, r.again_count AS againCount, CASE ${STATUS.join(' ')} END AS status
  FROM tour_request r`;

/** SQL: requests with everything that families wrote. */
export const SELECT_ALL_SQL = selectWith(FIELD_NAMES);
const SELECT_SUMMARY_SQL = selectWith([...BRIEF_FIELDS.map(({ name }) => name), 'email']);

/** First who was never called, then who was called longest ago. */
export const BY_URGENCY_SQL = 'r.tried_at, r.due_at, r.id';

export const NEWEST_FIRST_SQL = 'r.received_at DESC, r.id DESC';

/** Finds requests `r` for a list by an SQL condition. */
export function summariesWhere(db: DatabaseSync, condition: string, order: string, limit: number): RequestSummary[] {
  return db
    .prepare(`${SELECT_SUMMARY_SQL} WHERE ${condition} ORDER BY ${order} LIMIT ?`)
    .all(limit) as RequestSummary[];
}

export function countRequests(db: DatabaseSync, condition: string): number {
  return readNumber(db, `SELECT count(*) FROM tour_request r WHERE ${condition}`);
}

export function findRequest(
  db: DatabaseSync,
  by: 'id' | 'reference',
  value: number | string,
): StoredRequest | undefined {
  return db.prepare(`${SELECT_ALL_SQL} WHERE r.${by} = ?`).get(value) as StoredRequest | undefined;
}

const MAX_SAME_FAMILY = 3;

/** The newest other requests with the same phone number, email address or content. */
export function sameFamilyAs(db: DatabaseSync, { id }: Pick<StoredRequest, 'id'>, condition: string): RequestSummary[] {
  const same = `r.id IN (SELECT f.id FROM tour_request e JOIN tour_request f ON f.id <> e.id AND (
    (f.mailbox = e.mailbox AND instr(e.mailbox, '@') > 1)
    OR (f.phone_digits = e.phone_digits AND length(e.phone_digits) = 10) OR f.content_hash = e.content_hash)
    WHERE e.id = ${id})`;
  return summariesWhere(db, `${same} AND ${condition}`, 'r.id DESC', MAX_SAME_FAMILY);
}

/** Deletes requests past the retention period, except those that someone still has to answer; returns their number. */
export function deleteExpired(db: DatabaseSync, retentionDays: number, now: number): number {
  const before = now - retentionDays * DAY;
  const { changes } = db
    .prepare(
      `DELETE FROM tour_request AS r WHERE r.received_at < ? AND NOT (${STATUS_SQL.waiting}) AND NOT (${STATUS_SQL.director})`,
    )
    .run(before);
  db.prepare("DELETE FROM outbox WHERE kind = 'list' AND created_at < ?").run(before);
  return Number(changes);
}

/** Returns the space of deleted rows to the disk and empties the log, which holds them; returns false while another process reads the log. */
export function scrub(db: DatabaseSync): boolean {
  db.exec('PRAGMA incremental_vacuum');
  return db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;
}
