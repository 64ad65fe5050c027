import type { DatabaseSync } from 'node:sqlite';
import { DAY, HOUR } from '../clock.ts';
import { remindAfter } from '../deadlines.ts';
import { transact } from './database.ts';
import { addDigest, type WorkingWeek } from './digest.ts';
import { OPEN } from './requests.ts';
import type { Staff } from './save.ts';

/** Puts into the outbox what time brings about: notices that have none yet, reminders, the daily digest. */
export function addDueMessages(db: DatabaseSync, { notifyTo, noticesPerHour }: Staff, week: WorkingWeek, now: number) {
  transact(db, () => {
    const staff = JSON.stringify(notifyTo);
    forgetFormerStaff(db, staff);
    const tooMany = addMissingNotices(db, staff, noticesPerHour, now);
    addReminders(db, staff, remindAfter(week.time.promise), now);
    addDigest(db, staff, { week, tooMany, now });
  });
}

function forgetFormerStaff(db: DatabaseSync, staff: string) {
  db.prepare(`
    DELETE FROM outbox WHERE delivered_at IS NULL AND recipient IS NOT NULL
      AND recipient NOT IN (SELECT value FROM json_each(?))`).run(staff);
}

/** Adds notices of requests that have none: released from quarantine, or stored while mail was not set. True where they are too many. */
function addMissingNotices(db: DatabaseSync, staff: string, noticesPerHour: number, now: number): boolean {
  const missing = `${OPEN} AND r.digested_at IS NULL AND NOT EXISTS (
    SELECT 1 FROM outbox o WHERE o.tour_request_id = r.id AND o.kind = 'notice'
      AND (o.delivered_at IS NOT NULL OR o.recipient = staff.value))`;
  const { told, untold } = db
    .prepare(`
      SELECT (SELECT count(DISTINCT tour_request_id) FROM outbox WHERE kind = 'notice' AND created_at > ?1) AS told,
        (SELECT count(DISTINCT r.id) FROM tour_request r, json_each(?2) staff WHERE ${missing}) AS untold`)
    .get(now - HOUR, staff) as { told: number; untold: number };
  if (told + untold > noticesPerHour) return untold > 0;
  const insert = db.prepare(`
    INSERT INTO outbox (kind, tour_request_id, recipient, created_at, next_attempt_at)
    SELECT 'notice', r.id, staff.value, ?1, ?1 FROM tour_request r, json_each(?2) staff WHERE ${missing}`);
  insert.run(now, staff);
  return false;
}

function addReminders(db: DatabaseSync, staff: string, after: number, now: number) {
  const told = `(r.digested_at IS NOT NULL OR EXISTS (
    SELECT 1 FROM outbox o WHERE o.tour_request_id = r.id AND o.kind = 'notice' AND o.delivered_at IS NOT NULL))`;
  const due = `${OPEN} AND r.reminded_at IS NULL AND ifnull(r.remind_at, r.received_at + ${after}) <= ?1 AND ${told}`;
  const insert = db.prepare(`
    INSERT INTO outbox (kind, tour_request_id, recipient, created_at, next_attempt_at)
    SELECT 'reminder', r.id, staff.value, ?1, ?1 FROM tour_request r, json_each(?2) staff WHERE ${due}`);
  insert.run(now, staff);
  db.prepare(`UPDATE tour_request AS r SET reminded_at = ?1 WHERE ${due}`).run(now);
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
