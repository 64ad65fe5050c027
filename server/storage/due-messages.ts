import type { DatabaseSync } from 'node:sqlite';
import { type CenterTime, HOUR, MINUTE } from '../time.ts';
import { transact } from './database.ts';
import { countLastHour } from './outbox.ts';
import { HELD, OPEN } from './requests.ts';
import type { Recipients } from './save.ts';

const DIGEST_HOUR = 8;

/** Least times between two digests. */
const PAUSES = { limit: HOUR, pastHourlyLimit: 10 * MINUTE, late: 10 * MINUTE };

/** SQL condition: a member of staff has no notice of request `r`, which was released, or stored before mail was set. */
const NOTICE_MISSING = `${OPEN} AND r.digested_at IS NULL AND NOT EXISTS (
  SELECT 1 FROM outbox o WHERE o.tour_request_id = r.id AND o.kind = 'notice'
    AND (o.delivered_at IS NOT NULL OR o.recipient = staff.value))`;

/** Adds the notices, reminders and digests that are due to the outbox. Past the hourly limit one digest replaces single messages. */
export function addDueMessages(db: DatabaseSync, recipients: Recipients, time: CenterTime, now: number) {
  const staff = JSON.stringify(recipients.notifyTo);
  // A reminder follows a delivered notice or a digest.
  const reminderDue = `${OPEN} AND r.reminded_at IS NULL AND ifnull(r.remind_at, r.received_at + ${time.remindAfter}) <= ${now}
    AND (r.digested_at IS NOT NULL OR EXISTS (
      SELECT 1 FROM outbox o WHERE o.tour_request_id = r.id AND o.kind = 'notice' AND o.delivered_at IS NOT NULL))`;
  const setReminded = () => db.prepare(`UPDATE tour_request AS r SET reminded_at = ? WHERE ${reminderDue}`).run(now);

  /** Adds messages about the requests that meet a condition; returns false where they are too many. */
  const addWithinLimit = (kind: 'notice' | 'reminder', condition: string): boolean => {
    const due = `FROM tour_request r, json_each(:staff) staff WHERE ${condition}`;
    const count = Number(db.prepare(`SELECT count(DISTINCT r.id) AS count ${due}`).get({ staff })?.count);
    if (count > 0 && countLastHour(db, now) + count > recipients.noticesPerHour) return false;
    db.prepare(`
      INSERT INTO outbox (kind, tour_request_id, recipient, created_at, next_attempt_at)
      SELECT '${kind}', r.id, staff.value, :now, :now ${due}`).run({ now, staff });
    return true;
  };

  transact(db, () => {
    db.prepare(`
      DELETE FROM outbox WHERE delivered_at IS NULL AND recipient IS NOT NULL
        AND recipient NOT IN (SELECT value FROM json_each(?))`).run(staff);
    const areNoticesPastLimit = !addWithinLimit('notice', NOTICE_MISSING);
    const areRemindersPastLimit = !addWithinLimit('reminder', reminderDue);
    if (!areRemindersPastLimit) setReminded();
    const listed = requestsToList(db, { areNoticesPastLimit, areRemindersPastLimit }, time, now);
    if (listed === null) return;
    addDigest(db, staff, listed, now);
    if (listed === ALL_WAITING) setReminded();
  });
}

/** Adds a digest for each member of staff; it replaces a digest that is not delivered yet. */
function addDigest(db: DatabaseSync, staff: string, listed: string, now: number) {
  const waiting = "kind = 'digest' AND delivered_at IS NULL AND abandoned_at IS NULL";
  db.prepare(`
    UPDATE tour_request AS r SET digested_at = ?
    WHERE ${listed} OR r.digested_at IN (SELECT created_at FROM outbox WHERE ${waiting})`).run(now);
  db.exec(`DELETE FROM outbox WHERE ${waiting}`);
  db.prepare(`
    INSERT INTO outbox (kind, recipient, created_at, next_attempt_at)
    SELECT 'digest', value, ?1, ?1 FROM json_each(?2)`).run(now, staff);
}

const HELD_UNTOLD = `${HELD} AND r.digested_at IS NULL`;

const OPEN_UNTOLD = `${OPEN} AND r.digested_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.tour_request_id = r.id AND o.kind = 'notice')`;

const ALL_WAITING = `(${HELD_UNTOLD}) OR (${OPEN})`;

type PastLimit = { areNoticesPastLimit: boolean; areRemindersPastLimit: boolean };

/** SQL condition: a digest has to list request `r` now; null where none is due. */
function requestsToList(db: DatabaseSync, pastLimit: PastLimit, time: CenterTime, now: number): string | null {
  const today = time.date(now);
  const { last } = db.prepare("SELECT max(created_at) AS last FROM outbox WHERE kind = 'digest'").get() as {
    last: number | null;
  };
  const { oldestHeld, heldByLimit, first, late } = db
    .prepare(`
      SELECT min(r.received_at) AS oldestHeld, count(CASE WHEN r.quarantine = 'limit' THEN 1 END) AS heldByLimit,
        (SELECT min(received_at) FROM tour_request) AS first,
        (SELECT count(*) FROM tour_request r
          WHERE ${OPEN} AND r.received_at BETWEEN ?1 - ${time.promise} + 1 AND ?2 - ${time.promise}) AS late
      FROM tour_request r WHERE ${HELD_UNTOLD}`)
    .get(last ?? 0, now) as { oldestHeld: number | null; heldByLimit: number; first: number | null; late: number };
  const sinceLast = now - (last ?? Number.NEGATIVE_INFINITY);
  const digestTime = time.moment(`${today}T0${DIGEST_HOUR}:00`) ?? 0;
  const isFirstToday = now >= digestTime && (last ?? 0) < digestTime;
  // Requests since the digest time have notices of their own.
  const wasAnyBefore = first !== null && first < digestTime;
  const isMorning = isFirstToday && wasAnyBefore && time.isWorkingDay(today);
  const isLate = late > 0 && sinceLast >= PAUSES.late;
  const hasPaused = sinceLast >= PAUSES.pastHourlyLimit;
  if (isMorning || isLate || (pastLimit.areRemindersPastLimit && hasPaused)) return ALL_WAITING;
  if (pastLimit.areNoticesPastLimit && hasPaused) return `(${HELD_UNTOLD}) OR (${OPEN_UNTOLD})`;
  const isHeldLong = oldestHeld !== null && (isFirstToday || now - oldestHeld >= time.promise / 2);
  return isHeldLong || (heldByLimit > 0 && sinceLast >= PAUSES.limit) ? HELD_UNTOLD : null;
}
