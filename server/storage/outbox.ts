import type { DatabaseSync } from 'node:sqlite';
import { HOUR, MINUTE, SECOND } from '../clock.ts';
import type { OutboxRow } from './rows.ts';

/** Waits after each failure, so that attempts fall at 0 s, 30 s, 2, 5, 15 and 30 minutes, and every hour from then on. */
const WAITS = [30 * SECOND, 90 * SECOND, 3 * MINUTE, 10 * MINUTE, 15 * MINUTE];
const LEASE = 60 * SECOND;

/** Prepares the outbox of a database. */
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
  const hasten = db.prepare(
    `UPDATE outbox SET next_attempt_at = ? WHERE ${waiting} AND failure IS NOT NULL AND next_attempt_at > ?`,
  );
  return {
    /** Takes charge of messages that are due; nobody else gets them before the lease ends. */
    claim(now: number, most: number) {
      const take = (isReceipt: 0 | 1, limit: number) =>
        claim.all(now + LEASE, isReceipt, now, now, limit) as unknown as OutboxRow[];
      // Staff come first: a family without a receipt is still called. Asked one after the other, neither sorts all that waits.
      const staff = take(0, most);
      return staff.length < most ? [...staff, ...take(1, most - staff.length)] : staff;
    },
    /** Notes that the mail server took a message. */
    delivered: (id: number, now: number) => delivered.run(now, id),
    /** Notes a failure, by its code, and when to try again. */
    failed: ({ id, attempts }: OutboxRow, code: string, now: number) =>
      failed.run(now + (WAITS[attempts - 1] ?? HOUR), code, id),
    /** Gives a message up. */
    abandoned: (id: number, now: number) => abandoned.run(now, id),
    /** Makes everything that failed due now, and says how many that is. */
    hasten: (now: number) => Number(hasten.run(now, now).changes),
  };
}
