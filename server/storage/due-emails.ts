import type { DatabaseSync } from 'node:sqlite';
import { type CenterTime, HOUR, MINUTE } from '../time.ts';
import { transact } from './database.ts';
import { countLastHour } from './outbox.ts';
import { OPEN, QUARANTINED } from './requests.ts';
import type { Recipients } from './save.ts';

const DIGEST_HOUR = 8;
const BETWEEN_DIGESTS = 10 * MINUTE;
const BETWEEN_FLOOD_DIGESTS = HOUR;

/** SQL condition: staff have no email about request `r`. */
const UNTOLD = `NOT EXISTS (SELECT 1 FROM outbox WHERE tour_request_id = r.id AND kind = 'notice')
  AND NOT EXISTS (SELECT 1 FROM outbox WHERE kind = 'digest' AND created_at = r.digested_at)`;

/** SQL conditions for the requests that a digest lists. */
const NEW_ONES = `((${OPEN}) OR (${QUARANTINED})) AND ${UNTOLD}`;
const EVERYONE = `(${OPEN}) OR (${QUARANTINED} AND ${UNTOLD})`;

/** Adds the notices, reminders and digests that are due. Past the hourly limit a digest replaces notices and reminders. */
export function addDueEmails(
  db: DatabaseSync,
  { notifyTo, noticesPerHour }: Recipients,
  time: CenterTime,
  now: number,
) {
  const staff = JSON.stringify(notifyTo);
  const needsReminder = reminderIsDue(time, now);
  const setReminded = () => db.prepare(`UPDATE tour_request AS r SET reminded_at = ? WHERE ${needsReminder}`).run(now);

  /** Returns false, and adds nothing, if the emails would exceed the hourly limit. */
  const addWithinLimit = (kind: 'notice' | 'reminder', condition: string) => {
    const count = Number(db.prepare(`SELECT count(*) AS count FROM tour_request r WHERE ${condition}`).get()?.count);
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
    const hasNotices = addWithinLimit('notice', `${OPEN} AND ${UNTOLD}`);
    const hasReminders = addWithinLimit('reminder', needsReminder);
    if (hasReminders) setReminded();
    const listed = digestIsDue(db, { hasNotices, hasReminders }, time, now);
    if (listed === null) return;
    addDigest(db, staff, listed, now);
    if (listed === EVERYONE) setReminded();
  });
}

/** SQL condition: a reminder about request `r` is due. A time too far in the future comes from a wrong clock. */
function reminderIsDue({ remindAfter }: CenterTime, now: number) {
  return `${OPEN} AND r.reminded_at IS NULL
    AND ifnull(r.remind_at, r.received_at + ${remindAfter}) NOT BETWEEN ${now} + 1 AND ${now + remindAfter + HOUR}
    AND NOT EXISTS (
      SELECT 1 FROM outbox WHERE tour_request_id = r.id AND kind = 'notice' AND delivered_at IS NULL)`;
}

type WithinLimit = { hasNotices: boolean; hasReminders: boolean };

/** The condition for the requests that a digest has to list now, or null if no digest is due. */
function digestIsDue(db: DatabaseSync, { hasNotices, hasReminders }: WithinLimit, time: CenterTime, now: number) {
  const last = lastDigestAt(db, now);
  const pause = now - last;
  const today = time.date(now);
  const morning = time.moment(`${today}T0${DIGEST_HOUR}:00`) ?? now;
  const isFirstToday = last < morning && morning <= now;
  const quarantined = quarantinedRequests(db, time, now);
  const reasons = [
    { isDue: isFirstToday && time.isWorkingDay(today) && hasRequestBefore(db, morning), lists: EVERYONE },
    { isDue: pause >= BETWEEN_DIGESTS && (!hasReminders || becameLate(db, time, last, now)), lists: EVERYONE },
    { isDue: pause >= BETWEEN_DIGESTS && !hasNotices, lists: NEW_ONES },
    { isDue: pause >= BETWEEN_FLOOD_DIGESTS && quarantined.byLimit > 0, lists: NEW_ONES },
    { isDue: quarantined.waitingLong > 0 || (isFirstToday && quarantined.count > 0), lists: NEW_ONES },
  ];
  return reasons.find(({ isDue }) => isDue)?.lists ?? null;
}

function lastDigestAt(db: DatabaseSync, now: number): number {
  const row = db
    .prepare("SELECT max(created_at) AS last FROM outbox WHERE kind = 'digest' AND created_at <= ?")
    .get(now);
  return Number(row?.last);
}

/** Whether the call for a request became late after the last digest. */
function becameLate(db: DatabaseSync, { promise }: CenterTime, last: number, now: number): boolean {
  return Boolean(
    db
      .prepare(`SELECT 1 FROM tour_request r WHERE ${OPEN} AND r.received_at > ? AND r.received_at <= ? LIMIT 1`)
      .get(last - promise, now - promise),
  );
}

/** On the first day there is nothing to list before the first request. */
function hasRequestBefore(db: DatabaseSync, morning: number): boolean {
  return Boolean(db.prepare('SELECT 1 FROM tour_request WHERE received_at < ? LIMIT 1').get(morning));
}

/** Counts the requests in quarantine that staff have no email about. */
function quarantinedRequests(db: DatabaseSync, { promise }: CenterTime, now: number) {
  return db
    .prepare(`
      SELECT count(*) AS count, count(CASE WHEN r.quarantine = 'limit' THEN 1 END) AS byLimit,
        count(CASE WHEN r.received_at NOT BETWEEN ?1 - ${promise / 2} + 1 AND ?1 + ${HOUR} THEN 1 END) AS waitingLong
      FROM tour_request r WHERE ${QUARANTINED} AND ${UNTOLD}`)
    .get(now) as { count: number; byLimit: number; waitingLong: number };
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
