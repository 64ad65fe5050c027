import type { DatabaseSync } from 'node:sqlite';
import type { CenterTime } from '../center-time.ts';
import { DAY } from '../clock.ts';
import { REMIND_AFTER } from '../deadlines.ts';
import { transact } from './database.ts';
import { OPEN } from './requests.ts';

const DIGEST_HOUR = 8;

/** Puts into the outbox what time brings about: notices that have none yet, reminders, the daily digest. */
export function addDueMessages(db: DatabaseSync, notifyTo: readonly string[], time: CenterTime, now: number) {
  transact(db, () => {
    const staff = JSON.stringify(notifyTo);
    forgetFormerStaff(db, staff);
    addMissingNotices(db, staff, now);
    addReminders(db, staff, now);
    addDigest(db, staff, time, now);
  });
}

function forgetFormerStaff(db: DatabaseSync, staff: string) {
  db.prepare(`
    DELETE FROM outbox WHERE delivered_at IS NULL AND recipient IS NOT NULL
      AND recipient NOT IN (SELECT value FROM json_each(?))`).run(staff);
}

/** Requests released from quarantine, or stored while mail was not set, have not been told to anybody. */
function addMissingNotices(db: DatabaseSync, staff: string, now: number) {
  db.prepare(`
    INSERT INTO outbox (kind, tour_request_id, recipient, created_at, next_attempt_at)
    SELECT 'notice', r.id, staff.value, ?1, ?1 FROM tour_request r, json_each(?2) staff
    WHERE ${OPEN} AND NOT EXISTS (
      SELECT 1 FROM outbox o WHERE o.tour_request_id = r.id AND o.kind = 'notice'
        AND (o.delivered_at IS NOT NULL OR o.recipient = staff.value))`).run(now, staff);
}

function addReminders(db: DatabaseSync, staff: string, now: number) {
  const told = `EXISTS (SELECT 1 FROM outbox o WHERE o.tour_request_id = r.id AND o.kind = 'notice' AND o.delivered_at IS NOT NULL)`;
  const due = `${OPEN} AND r.reminded_at IS NULL AND r.received_at <= ?1 - ${REMIND_AFTER} AND ${told}`;
  db.prepare(`
    INSERT INTO outbox (kind, tour_request_id, recipient, created_at, next_attempt_at)
    SELECT 'reminder', r.id, staff.value, ?1, ?1 FROM tour_request r, json_each(?2) staff WHERE ${due}`).run(
    now,
    staff,
  );
  db.prepare(`UPDATE tour_request AS r SET reminded_at = ?1 WHERE ${due}`).run(now);
}

function addDigest(db: DatabaseSync, staff: string, time: CenterTime, now: number) {
  if (time.hour(now) < DIGEST_HOUR) return;
  const last = db.prepare("SELECT max(created_at) AS at FROM outbox WHERE kind = 'digest'").get() as {
    at: number | null;
  };
  if (last.at !== null && time.date(last.at) === time.date(now)) return;
  const listed = db
    .prepare('UPDATE tour_request SET digested_at = ? WHERE quarantine IS NOT NULL AND digested_at IS NULL')
    .run(now);
  if (listed.changes === 0) return;
  db.prepare(`
    INSERT INTO outbox (kind, recipient, created_at, next_attempt_at)
    SELECT 'digest', value, ?1, ?1 FROM json_each(?2)`).run(now, staff);
}

/** Deletes requests older than the retention allows, each with its repeats; says how many there were. */
export function deleteExpired(db: DatabaseSync, retentionDays: number, now: number): number {
  const before = now - retentionDays * DAY;
  // A repeat whose original is gone would stand there as a request of its own that nobody has been told of.
  const { changes } = db
    .prepare(`
      DELETE FROM tour_request WHERE received_at < ?1
        OR repeat_of IN (SELECT id FROM tour_request WHERE received_at < ?1)`)
    .run(before);
  db.prepare('DELETE FROM outbox WHERE tour_request_id IS NULL AND created_at < ?').run(before);
  return Number(changes);
}

/** Rewrites the database without a trace of what was deleted and empties the write-ahead log; false where another process still reads that log. */
export function scrub(db: DatabaseSync): boolean {
  db.exec('VACUUM');
  const { busy } = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
  return busy === 0;
}
