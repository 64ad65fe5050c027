import type { DatabaseSync } from 'node:sqlite';
import { HOUR, MINUTE, SECOND } from '../time.ts';
import { transact } from './database.ts';
import { OPEN, QUARANTINED } from './requests.ts';
import type { StorageHealth } from './storage.ts';

export type OutboxEmail = {
  id: number;
  kind: 'notice' | 'receipt' | 'reminder' | 'digest' | 'complaint';
  /** Null for a digest. */
  requestId: number | null;
  /** A member of staff; null for a receipt. */
  recipient: string | null;
  createdAt: number;
  /** Counts the attempt under way. */
  attempts: number;
  /** 1 if the process ended during the last attempt. */
  hasCrashed: 0 | 1;
};

export type Outbox = ReturnType<typeof createOutbox>;

/** Pauses after each failure, for attempts at 0 s, 30 s, 2, 5, 15 and 30 minutes, then hourly. */
const PAUSES = [30 * SECOND, 90 * SECOND, 3 * MINUTE, 10 * MINUTE, 15 * MINUTE];

/** Emails under way at once to each member of staff, and of all receipts. A slow mailbox delays only its own. */
const PLACES = 2;

/** Past it, notices and reminders come together in a list. */
const NOTICES_PER_HOUR = 12;

const UNSENT = 'delivered_at IS NULL AND abandoned_at IS NULL';

export function createOutbox(db: DatabaseSync) {
  // The process died while these were under way, maybe because of one of them.
  db.exec(`UPDATE outbox SET failure = 'interrupted' WHERE ${UNSENT} AND attempts > 0 AND failure IS NULL`);
  const pauseAfter = (attempts: number) => PAUSES[attempts - 1] ?? HOUR;
  // A time further ahead than the longest pause comes from a wrong clock.
  const due = db.prepare(`
    WITH under_way AS (SELECT value AS id FROM json_each(?2))
    SELECT id, kind, tour_request_id AS requestId, recipient, created_at AS createdAt, attempts + 1 AS attempts,
      failure IS 'interrupted' AS hasCrashed
    FROM (
      SELECT *, row_number() OVER (PARTITION BY recipient ORDER BY id NOT IN under_way, next_attempt_at, id) AS place
      FROM outbox WHERE id IN under_way OR (${UNSENT} AND next_attempt_at NOT BETWEEN ?1 + 1 AND ?1 + ${HOUR}))
    WHERE place <= ${PLACES} AND id NOT IN under_way
    ORDER BY recipient IS NULL, next_attempt_at, id`);
  const attempted = db.prepare('UPDATE outbox SET attempts = ?, next_attempt_at = ? WHERE id = ?');
  const delivered = db.prepare('UPDATE outbox SET delivered_at = ?, failure = NULL WHERE id = ?');
  const failed = db.prepare('UPDATE outbox SET next_attempt_at = ?, failure = ? WHERE id = ?');
  const abandoned = db.prepare('UPDATE outbox SET abandoned_at = ? WHERE id = ?');
  const removed = db.prepare('DELETE FROM outbox WHERE id = ?');
  return {
    /** Returns due emails that are not under way. Attempts are counted here, so that an email that crashes the process is delayed too. */
    claim: (now: number, underWay: Iterable<number>): OutboxEmail[] =>
      transact(db, () => {
        const emails = due.all(now, JSON.stringify([...underWay])) as unknown as OutboxEmail[];
        for (const { id, attempts } of emails) attempted.run(attempts, now + pauseAfter(attempts), id);
        return emails;
      }),
    delivered: (id: number, now: number) => delivered.run(now, id),
    failed: ({ id, attempts }: OutboxEmail, code: string, now: number) =>
      failed.run(now + pauseAfter(attempts), code, id),
    abandoned: (id: number, now: number) => abandoned.run(now, id),
    removed: (id: number) => removed.run(id),
  };
}

export function addEmail(
  db: DatabaseSync,
  { kind, requestId, recipient }: Pick<OutboxEmail, 'kind' | 'requestId' | 'recipient'>,
  now: number,
): void {
  db.prepare(`
    INSERT INTO outbox (kind, tour_request_id, recipient, created_at, next_attempt_at) VALUES (?1, ?2, ?3, ?4, ?4)`).run(
    kind,
    requestId,
    recipient,
    now,
  );
}

/** How many more notices and reminders may be sent now. Each counts once, however many staff get it. */
export function noticesLeft(db: DatabaseSync, now: number): number {
  const row = db
    .prepare(`
      SELECT count(*) AS count FROM (
        SELECT DISTINCT kind, tour_request_id FROM outbox
        WHERE kind IN ('notice', 'reminder') AND created_at BETWEEN ?1 - ${HOUR} + 1 AND ?1)`)
    .get(now);
  return Math.max(0, NOTICES_PER_HOUR - Number(row?.count));
}

const DELIVERED = 'o.delivered_at IS NOT NULL';

/** SQL condition: request `r` is open, came five minutes ago, and no delivered email to staff names it. */
const OVERLOOKED = `${OPEN} AND r.received_at NOT BETWEEN :now - ${5 * MINUTE} AND :now
  AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.tour_request_id = r.id AND o.kind <> 'receipt' AND ${DELIVERED})
  AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.kind = 'digest' AND o.created_at = r.digested_at AND ${DELIVERED})`;

export function createHealthReader(db: DatabaseSync): (now: number) => Omit<StorageHealth, 'storing'> {
  const requests = db.prepare(`
    SELECT count(*) AS stored, count(CASE WHEN ${QUARANTINED} THEN 1 END) AS quarantined,
      count(CASE WHEN ${OVERLOOKED} THEN 1 END) AS overlooked
    FROM tour_request r`);
  const emails = db.prepare(`
    SELECT count(*) AS undelivered, count(CASE WHEN failure IS NOT NULL AND kind <> 'receipt' THEN 1 END) AS failing
    FROM outbox WHERE ${UNSENT}`);
  return (now) => ({ ...requests.get({ now }), ...emails.get() }) as Omit<StorageHealth, 'storing'>;
}
