import type { DatabaseSync } from 'node:sqlite';
import type { DatedItem } from '../../shared/server-content.ts';
import { addOwnerEmails, ownerTasks } from '../mail/owner-emails.ts';
import { type CenterTime, HOUR, MINUTE } from '../time.ts';
import { readNumber, transact } from './database.ts';
import { addEmail, addNotices, noticesLeft, REPLACEABLE_SQL } from './outbox.ts';
import { countRequests, STATUS_SQL } from './requests.ts';
import { OUTCOMES } from './status-changes.ts';

const BETWEEN_LISTS = 10 * MINUTE;

/** When lists are due, in minutes after midnight. */
const MORNING = 8 * 60;
const AFTERNOON = 13 * 60;

/** SQL condition: staff have no email about request `r` since a moment. */
const notNotifiedSince = (since: string) => `
  NOT EXISTS (SELECT 1 FROM outbox WHERE tour_request_id = r.id AND kind = 'notice' AND created_at >= ${since})
  AND NOT EXISTS (SELECT 1 FROM outbox WHERE kind = 'list' AND created_at = r.listed_at AND created_at > ${since})`;

const NOT_NOTIFIED_SQL = notNotifiedSince('0');

/** SQL condition: staff have no email about a request that waits, or about what the family wrote again before `now`. */
const newAt = (now: number) =>
  `${STATUS_SQL.waiting} AND ((${NOT_NOTIFIED_SQL}) OR (r.again_at <= ${now} AND ${notNotifiedSince('r.again_at')}))`;

const LISTED_SQL = `((${STATUS_SQL.waiting}) OR (${STATUS_SQL.director}) OR (${STATUS_SQL.quarantined} AND ${NOT_NOTIFIED_SQL}))`;

/** SQL condition: a row of `status_change` took a request off the list of those who wait, and no list has named it. */
const UNNAMED_SQL = `kind IN ('${['contacted', ...OUTCOMES].join("', '")}') AND listed_at IS NULL`;

/** Adds notices about new requests, or one list if there are too many, and the lists that are due by the clock. */
export function addDueEmails(
  db: DatabaseSync,
  staff: readonly string[],
  dated: readonly DatedItem[],
  time: CenterTime,
  now: number,
): void {
  transact(db, () => {
    const left = 'delivered_at IS NULL AND recipient NOT IN (SELECT value FROM json_each(?))';
    db.prepare(`DELETE FROM outbox WHERE ${left}`).run(JSON.stringify(staff));
    const last = readNumber(db, "SELECT max(created_at) FROM outbox WHERE kind = 'list' AND created_at <= ?", now);
    const unnotified = newAt(now);
    const hasMany = countRequests(db, unnotified) > noticesLeft(db, now);
    if ((hasMany && now - last >= BETWEEN_LISTS) || isListDue(db, time, last, now)) addList(db, staff, now);
    else if (!hasMany) addNotices(db, staff, unnotified, now);
    const today = time.date(now);
    if (time.lastCallOn(today) !== null && now >= time.moment(today, MORNING))
      addOwnerEmails(db, staff, ownerTasks(dated, today), now);
  });
}

/**
 * On each day with calls a list is due at 8 if someone waited then or something was closed before, and a second one at 1 if
 * someone has to be called before closing. The first day of a month has one at 8 in any case.
 */
function isListDue(db: DatabaseSync, time: CenterTime, last: number, now: number): boolean {
  const today = time.date(now);
  const closes = time.lastCallOn(today);
  if (closes === null) return false;
  const isDueSince = (at: number) => last < at && at <= now;
  const morning = time.moment(today, MORNING);
  if (isDueSince(morning)) {
    if (now < morning + HOUR && time.isFirstOfMonth(today)) return true;
    if (countRequests(db, `${LISTED_SQL} AND r.received_at < ${morning}`) > 0) return true;
    if (readNumber(db, `SELECT count(*) FROM status_change WHERE ${UNNAMED_SQL} AND made_at < ?`, morning) > 0)
      return true;
  }
  if (!isDueSince(time.moment(today, AFTERNOON)) || now >= closes) return false;
  return countRequests(db, `${STATUS_SQL.waiting} AND r.due_at <= ${closes}`) > 0;
}

/** Adds a list for each member of staff; it replaces one that could not be delivered yet. */
function addList(db: DatabaseSync, staff: readonly string[], now: number) {
  const replaced = `kind = 'list' AND ${REPLACEABLE_SQL}`;
  db.prepare(`
    UPDATE tour_request AS r SET listed_at = ?
    WHERE ${LISTED_SQL} OR r.listed_at IN (SELECT created_at FROM outbox WHERE ${replaced})`).run(now);
  // A closing is named once, so not if the list reached another member of staff.
  const undelivered =
    "SELECT created_at FROM outbox WHERE kind = 'list' GROUP BY created_at HAVING max(delivered_at) IS NULL";
  db.prepare(`
    UPDATE status_change SET listed_at = ? WHERE listed_at IS NULL OR listed_at IN (${undelivered})`).run(now);
  db.exec(`DELETE FROM outbox WHERE ${replaced}`);
  for (const recipient of staff) addEmail(db, 'list', { recipient }, now);
}

/** Whether no list before the one of `at` was delivered since a day began. */
export function isFirstListSince(db: DatabaseSync, day: string, time: CenterTime, at: number): boolean {
  const earlier = db.prepare(`
    SELECT 1 FROM outbox WHERE kind = 'list' AND created_at >= ? AND created_at < ? AND delivered_at IS NOT NULL`);
  return earlier.get(time.moment(day, 0), at) === undefined;
}
