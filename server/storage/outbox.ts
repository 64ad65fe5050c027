import type { DatabaseSync } from 'node:sqlite';
import { HOUR, MINUTE, SECOND } from '../time.ts';
import { HELD } from './requests.ts';
import type { StorageHealth } from './storage.ts';

export type OutboxRow = {
  id: number;
  kind: 'notice' | 'receipt' | 'reminder' | 'digest';
  /** Null for a digest. */
  requestId: number | null;
  /** A member of staff; null for a receipt. */
  recipient: string | null;
  createdAt: number;
  /** Which attempt this is, from 1. */
  attempts: number;
};

export type Outbox = ReturnType<typeof createOutbox>;

/** Waits after each failure: attempts are made at 0 s, 30 s, 2, 5, 15 and 30 minutes, then hourly. */
const WAITS = [30 * SECOND, 90 * SECOND, 3 * MINUTE, 10 * MINUTE, 15 * MINUTE];
const LEASE = 60 * SECOND;

export function createOutbox(db: DatabaseSync) {
  const waiting = 'delivered_at IS NULL AND abandoned_at IS NULL';
  const claim = db.prepare(`
    UPDATE outbox SET leased_until = ?, attempts = attempts + 1
    WHERE id IN (
      SELECT id FROM outbox WHERE ${waiting} AND (kind = 'receipt') = ? AND next_attempt_at <= ? AND leased_until <= ?
      ORDER BY next_attempt_at, id LIMIT ?)
    RETURNING id, kind, tour_request_id AS requestId, recipient, created_at AS createdAt, attempts`);
  const delivered = db.prepare('UPDATE outbox SET delivered_at = ?, failure = NULL WHERE id = ?');
  const failed = db.prepare('UPDATE outbox SET next_attempt_at = ?, leased_until = 0, failure = ? WHERE id = ?');
  const abandoned = db.prepare('UPDATE outbox SET abandoned_at = ?, leased_until = 0 WHERE id = ?');
  const retryFailed = db.prepare(
    `UPDATE outbox SET next_attempt_at = ? WHERE ${waiting} AND failure IS NOT NULL AND next_attempt_at > ?`,
  );
  return {
    /** Leases messages that are due, those to staff first. */
    claim(now: number, limit: number) {
      // Two queries, since one would sort everything that waits.
      const take = (isReceipt: 0 | 1, count: number) =>
        claim.all(now + LEASE, isReceipt, now, now, count) as unknown as OutboxRow[];
      const staff = take(0, limit);
      return staff.length < limit ? [...staff, ...take(1, limit - staff.length)] : staff;
    },
    delivered: (id: number, now: number) => delivered.run(now, id),
    failed: ({ id, attempts }: OutboxRow, code: string, now: number) =>
      failed.run(now + (WAITS[attempts - 1] ?? HOUR), code, id),
    abandoned: (id: number, now: number) => abandoned.run(now, id),
    /** Makes everything that failed due now. */
    retryFailed: (now: number) => retryFailed.run(now, now),
  };
}

/** Requests that staff got single messages about in the last hour. */
export function countLastHour(db: DatabaseSync, now: number): number {
  const row = db
    .prepare(`
      SELECT count(*) AS count FROM (
        SELECT DISTINCT kind, tour_request_id FROM outbox WHERE kind IN ('notice', 'reminder') AND created_at > ?)`)
    .get(now - HOUR);
  return Number(row?.count);
}

export function createHealthReader(db: DatabaseSync): (storing?: boolean) => StorageHealth {
  const requests = db.prepare(`
    SELECT count(*) AS stored, count(CASE WHEN ${HELD} THEN 1 END) AS quarantined FROM tour_request r`);
  const messages = db.prepare(`
    SELECT count(*) AS undelivered, min(CASE WHEN kind = 'notice' THEN created_at END) AS oldestNoticeAt,
      count(CASE WHEN failure IS NOT NULL AND kind <> 'receipt' THEN 1 END) AS failing
    FROM outbox WHERE delivered_at IS NULL AND abandoned_at IS NULL`);
  return (storing = true) => ({ storing, ...requests.get(), ...messages.get() }) as StorageHealth;
}
