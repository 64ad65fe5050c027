import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { HOUR, MINUTE, SECOND } from '../time.ts';
import { insertRow, readNumber } from './database.ts';
import { STATUS_SQL } from './requests.ts';

export type OutboxEmail = {
  id: number;
  kind: 'notice' | 'receipt' | 'list' | 'owner';
  /** Null for a list and an email to the owner. */
  requestId: number | null;
  /** A member of staff; null for a receipt. */
  recipient: string | null;
  createdAt: number;
  /** Of an email to the owner, see `OwnerTask`. */
  rule: string | null;
  step: string | null;
  /** Counts the attempt under way. */
  attempts: number;
};

/** Pauses after each failure, for attempts at 0 s, 30 s, 2, 5, 15 and 30 minutes, then hourly. */
const PAUSES = [30 * SECOND, 90 * SECOND, 3 * MINUTE, 10 * MINUTE, 15 * MINUTE];

/** Past it, requests come together in a list. */
const NOTICES_PER_HOUR = 12;

/** SQL condition: an email was not delivered and is not under way, so that a newer one can take its place. */
export const REPLACEABLE_SQL = 'delivered_at IS NULL AND (attempts = 0 OR failure IS NOT NULL)';

/** SQL condition: an email is still to be delivered. */
export const UNSENT_SQL = 'delivered_at IS NULL AND abandoned_at IS NULL';

/** SQL condition: an unsent email is to be tried now. None waits longer than an hour, unless the clock was ahead. */
const DUE_SQL = `${UNSENT_SQL} AND (next_attempt_at <= :now OR next_attempt_at > :now + ${HOUR})`;

const pauseAfter = (attempts: number) => PAUSES[attempts - 1] ?? HOUR;

/** Recipients with due emails; null means all families. */
export function dueRecipients(db: DatabaseSync, now: number): (string | null)[] {
  const rows = db.prepare(`SELECT DISTINCT recipient FROM outbox WHERE ${DUE_SQL}`).all({ now });
  return rows.map(({ recipient }) => recipient as string | null);
}

/** The next due email to a recipient. Its attempt counts from its start, so that one that ends the process waits too. */
export function nextEmail(db: DatabaseSync, recipient: string | null, now: number): OutboxEmail | undefined {
  const sql = `
    SELECT id, kind, tour_request_id AS requestId, recipient, created_at AS createdAt, rule, step,
      attempts + 1 AS attempts
    FROM outbox WHERE ${DUE_SQL} AND recipient IS :recipient ORDER BY next_attempt_at, id LIMIT 1`;
  const email = db.prepare(sql).get({ recipient, now }) as OutboxEmail | undefined;
  if (email) updateEmail(db, email, { attempts: email.attempts, next_attempt_at: now + pauseAfter(email.attempts) });
  return email;
}

/** Remembers an answer of the mail server. While an email was under way, a backup may have replaced the database, with another email by the same id. */
function updateEmail(db: DatabaseSync, { id, createdAt }: OutboxEmail, columns: Record<string, SQLInputValue>): void {
  const values = Object.keys(columns).map((column) => `${column} = :${column}`);
  db.prepare(`UPDATE outbox SET ${values.join()} WHERE id = ${id} AND created_at = ${createdAt}`).run(columns);
}

export function markDelivered(db: DatabaseSync, email: OutboxEmail, now: number): void {
  updateEmail(db, email, { delivered_at: now, failure: null });
}

export function markFailed(
  db: DatabaseSync,
  email: OutboxEmail,
  failure: string,
  now: number,
  isAbandoned: boolean,
): void {
  updateEmail(db, email, {
    next_attempt_at: now + pauseAfter(email.attempts),
    failure,
    abandoned_at: isAbandoned ? now : null,
  });
}

export function removeEmail(db: DatabaseSync, { id, createdAt }: OutboxEmail): void {
  db.prepare('DELETE FROM outbox WHERE id = ? AND created_at = ?').run(id, createdAt);
}

/** Adds a notice for each member of staff about the requests `r` that meet an SQL condition. */
export function addNotices(db: DatabaseSync, staff: readonly string[], condition: string, now: number): void {
  const insert = db.prepare(`
    INSERT INTO outbox (kind, tour_request_id, recipient, created_at, next_attempt_at)
    SELECT 'notice', r.id, staff.value, ?1, ?1 FROM tour_request r, json_each(?2) staff WHERE ${condition}`);
  insert.run(now, JSON.stringify(staff));
}

type Columns = { recipient?: string; tour_request_id?: number; rule?: string; step?: string };

/** Adds one email that is due now. */
export function addEmail(db: DatabaseSync, kind: OutboxEmail['kind'], columns: Columns, now: number): void {
  insertRow(db, 'outbox', { kind, created_at: now, next_attempt_at: now, ...columns });
}

/** How many more notices may be sent now. Each counts once, however many staff get it, and one about the same family again too. */
export function noticesLeft(db: DatabaseSync, now: number): number {
  const sent = `
    SELECT count(*) FROM (SELECT DISTINCT tour_request_id, created_at FROM outbox
      WHERE kind = 'notice' AND created_at BETWEEN ?1 - ${HOUR} + 1 AND ?1)`;
  return Math.max(0, NOTICES_PER_HOUR - readNumber(db, sent, now));
}

export type MailHealth = {
  /** Emails to staff whose delivery failed. */
  failing: number;
  /** Open requests that no delivered email names after fifteen minutes. */
  overlooked: number;
};

const DELIVERED_SQL = 'o.delivered_at IS NOT NULL';

/** SQL condition: request `r` is open, came or was released fifteen minutes ago, and no delivered email to staff names it. */
const OVERLOOKED_SQL = `${STATUS_SQL.waiting} AND r.received_at < :now - ${15 * MINUTE}
  AND NOT EXISTS (SELECT 1 FROM status_change c
    WHERE c.tour_request_id = r.id AND c.kind = 'released' AND c.made_at >= :now - ${15 * MINUTE})
  AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.tour_request_id = r.id AND o.kind <> 'receipt' AND ${DELIVERED_SQL})
  AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.kind = 'list' AND o.created_at = r.listed_at AND ${DELIVERED_SQL})`;

export function readHealth(db: DatabaseSync, now: number): MailHealth {
  const sql = `
    SELECT (SELECT count(*) FROM tour_request r WHERE ${OVERLOOKED_SQL}) AS overlooked,
      (SELECT count(*) FROM outbox WHERE ${UNSENT_SQL} AND failure IS NOT NULL AND kind <> 'receipt') AS failing`;
  return db.prepare(sql).get({ now }) as MailHealth;
}
