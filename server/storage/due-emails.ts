import type { DatabaseSync } from 'node:sqlite';
import { type CenterTime, HOUR, MINUTE } from '../time.ts';
import { transact } from './database.ts';
import { countLastHour } from './outbox.ts';
import { countRequests, OPEN, QUARANTINED } from './requests.ts';
import type { Recipients } from './save.ts';

const DIGEST_HOUR = 8;
const BETWEEN_DIGESTS = 10 * MINUTE;
const BETWEEN_FLOOD_DIGESTS = HOUR;

/** SQL condition: staff have no email about request `r`. */
const NOT_NOTIFIED = `NOT EXISTS (SELECT 1 FROM outbox WHERE tour_request_id = r.id AND kind = 'notice')
  AND NOT EXISTS (SELECT 1 FROM outbox WHERE kind = 'digest' AND created_at = r.digested_at)`;

/** SQL conditions for the requests that a digest lists. */
const LISTED = {
  all: `(${OPEN}) OR (${QUARANTINED} AND ${NOT_NOTIFIED})`,
  new: `((${OPEN}) OR (${QUARANTINED})) AND ${NOT_NOTIFIED}`,
};

/** Adds the notices, reminders and digests that are due. Past the hourly limit a digest replaces notices and reminders. */
export function addDueEmails(
  db: DatabaseSync,
  { notifyTo, noticesPerHour }: Recipients,
  time: CenterTime,
  now: number,
) {
  const staff = JSON.stringify(notifyTo);
  const needsReminder = needsReminderNow(time, now);
  const setReminded = () => db.prepare(`UPDATE tour_request AS r SET reminded_at = ? WHERE ${needsReminder}`).run(now);

  /** Returns false, and adds nothing, if the emails would exceed the hourly limit. */
  const addWithinLimit = (kind: 'notice' | 'reminder', condition: string) => {
    const count = countRequests(db, condition);
    if (count === 0) return true;
    if (countLastHour(db, now) + count > noticesPerHour) return false;
    db.prepare(`
      INSERT INTO outbox (kind, tour_request_id, recipient, created_at, next_attempt_at)
      SELECT ?1, r.id, staff.value, ?2, ?2 FROM tour_request r, json_each(?3) staff WHERE ${condition}`).run(
      kind,
      now,
      staff,
    );
    return true;
  };

  transact(db, () => {
    db.prepare(`
      DELETE FROM outbox WHERE delivered_at IS NULL AND recipient NOT IN (SELECT value FROM json_each(?))`).run(staff);
    const hasNotices = addWithinLimit('notice', `${OPEN} AND ${NOT_NOTIFIED}`);
    const hasReminders = addWithinLimit('reminder', needsReminder);
    if (hasReminders) setReminded();
    const digest = dueDigest(db, { hasNotices, hasReminders }, time, now);
    if (digest === null) return;
    addDigest(db, staff, LISTED[digest], now);
    if (digest === 'all') setReminded();
  });
}

/** SQL condition: a reminder about request `r` is due. A time too far in the future comes from a wrong clock. */
function needsReminderNow({ remindAfter }: CenterTime, now: number) {
  return `${OPEN} AND r.reminded_at IS NULL
    AND ifnull(r.remind_at, r.received_at + ${remindAfter}) NOT BETWEEN ${now} + 1 AND ${now + remindAfter + HOUR}
    AND NOT EXISTS (
      SELECT 1 FROM outbox WHERE tour_request_id = r.id AND kind = 'notice' AND delivered_at IS NULL)`;
}

type WithinLimit = { hasNotices: boolean; hasReminders: boolean };

/**
 * The digest that is due now: of all requests each working morning and when a call is late, of new ones past the hourly
 * limit and while some are in quarantine.
 */
function dueDigest(
  db: DatabaseSync,
  { hasNotices, hasReminders }: WithinLimit,
  time: CenterTime,
  now: number,
): keyof typeof LISTED | null {
  const { promise } = time;
  const exists = (condition: string) => countRequests(db, condition) > 0;
  const last = lastDigestAt(db, now);
  const pause = now - last;
  const today = time.date(now);
  const morning = time.moment(`${today}T0${DIGEST_HOUR}:00`) ?? now;
  const isFirstToday = last < morning && morning <= now;
  // On the first day there is nothing to list before the first request.
  if (isFirstToday && time.isWorkingDay(today) && exists(`r.received_at < ${morning}`)) return 'all';

  const becameLate = `${OPEN} AND r.received_at BETWEEN ${last - promise + 1} AND ${now - promise}`;
  if (pause >= BETWEEN_DIGESTS && (!hasReminders || exists(becameLate))) return 'all';
  if (pause >= BETWEEN_DIGESTS && !hasNotices) return 'new';

  const quarantined = `${QUARANTINED} AND ${NOT_NOTIFIED}`;
  const waitsLong = `r.received_at NOT BETWEEN ${now - promise / 2 + 1} AND ${now + HOUR}`;
  if (pause >= BETWEEN_FLOOD_DIGESTS && exists(`${quarantined} AND r.quarantine = 'limit'`)) return 'new';
  if (exists(isFirstToday ? quarantined : `${quarantined} AND ${waitsLong}`)) return 'new';
  return null;
}

function lastDigestAt(db: DatabaseSync, now: number): number {
  const row = db
    .prepare("SELECT max(created_at) AS last FROM outbox WHERE kind = 'digest' AND created_at <= ?")
    .get(now);
  return Number(row?.last);
}

/** Adds a digest for each member of staff; it replaces one that could not be delivered yet. */
function addDigest(db: DatabaseSync, staff: string, listed: string, now: number) {
  const replaced = "kind = 'digest' AND delivered_at IS NULL AND (attempts = 0 OR failure IS NOT NULL)";
  db.prepare(`
    UPDATE tour_request AS r SET digested_at = ?
    WHERE ${listed} OR r.digested_at IN (SELECT created_at FROM outbox WHERE ${replaced})`).run(now);
  db.exec(`DELETE FROM outbox WHERE ${replaced}`);
  db.prepare(`
    INSERT INTO outbox (kind, recipient, created_at, next_attempt_at)
    SELECT 'digest', value, ?1, ?1 FROM json_each(?2)`).run(now, staff);
}
