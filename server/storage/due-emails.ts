import type { DatabaseSync } from 'node:sqlite';
import { type CenterTime, HOUR, MINUTE } from '../time.ts';
import { transact } from './database.ts';
import { noticesLeft } from './outbox.ts';
import { countRequests, OPEN, QUARANTINED } from './requests.ts';
import { REMIND_AGAIN_AFTER } from './status-changes.ts';

const LIST_HOUR = 8;
const BETWEEN_LISTS = 10 * MINUTE;
const MAX_REMINDERS = 3;

/** SQL condition: staff have no email about request `r`. */
const NOT_NOTIFIED = `NOT EXISTS (SELECT 1 FROM outbox WHERE tour_request_id = r.id AND kind = 'notice')
  AND NOT EXISTS (SELECT 1 FROM outbox WHERE kind = 'digest' AND created_at = r.digested_at)`;

const NEW = `${OPEN} AND ${NOT_NOTIFIED}`;

const LISTED = `((${OPEN}) OR (${QUARANTINED} AND ${NOT_NOTIFIED}))`;

/** Adds notices and reminders, or one list if there are too many, and a list each working morning if a family is waiting. */
export function addDueEmails(db: DatabaseSync, notifyTo: readonly string[], time: CenterTime, now: number): void {
  const staff = JSON.stringify(notifyTo);
  const late = needsReminder(time, now);
  const addAll = (kind: 'notice' | 'reminder', condition: string) =>
    db
      .prepare(`
        INSERT INTO outbox (kind, tour_request_id, recipient, created_at, next_attempt_at)
        SELECT ?1, r.id, staff.value, ?2, ?2 FROM tour_request r, json_each(?3) staff WHERE ${condition}`)
      .run(kind, now, staff);
  const setReminded = () => db.prepare(`UPDATE tour_request AS r SET reminded_at = ? WHERE ${late}`).run(now);

  transact(db, () => {
    db.prepare(`
      DELETE FROM outbox
      WHERE delivered_at IS NULL AND kind <> 'complaint' AND recipient NOT IN (SELECT value FROM json_each(?))`).run(
      staff,
    );
    const left = noticesLeft(db, now);
    const notices = countRequests(db, NEW);
    const reminders = countRequests(db, late);
    const hasNotices = notices <= left;
    const hasReminders = reminders <= Math.max(0, Math.min(MAX_REMINDERS, left - notices));
    const last = lastListAt(db, now);
    const isLimitHit = !(hasNotices && hasReminders) && now - last >= BETWEEN_LISTS;
    if (isLimitHit || isMorningListDue(db, time, last, now)) {
      addList(db, staff, now);
      setReminded();
      return;
    }
    if (hasNotices) addAll('notice', NEW);
    if (hasReminders) {
      addAll('reminder', late);
      setReminded();
    }
  });
}

/** SQL condition: a reminder about request `r` is due. A time too far in the future comes from a wrong clock. */
function needsReminder({ remindUpTo }: CenterTime, now: number): string {
  const upTo = remindUpTo(now);
  if (upTo === null) return 'FALSE';
  return `${OPEN} AND r.reminded_at IS NULL
    AND ifnull(r.remind_at NOT BETWEEN ${now} + 1 AND ${now + REMIND_AGAIN_AFTER},
      r.received_at NOT BETWEEN ${upTo} + 1 AND ${now + HOUR})
    AND NOT EXISTS (
      SELECT 1 FROM outbox WHERE tour_request_id = r.id AND kind = 'notice' AND delivered_at IS NULL)`;
}

/** The first list of a working day is due at 8 if anybody was waiting then. */
function isMorningListDue(db: DatabaseSync, time: CenterTime, last: number, now: number): boolean {
  const today = time.date(now);
  const morning = time.moment(`${today}T0${LIST_HOUR}:00`);
  if (last >= morning || now < morning || !time.isWorkingDay(today)) return false;
  return countRequests(db, `${LISTED} AND r.received_at NOT BETWEEN ${morning} AND ${now + HOUR}`) > 0;
}

function lastListAt(db: DatabaseSync, now: number): number {
  const row = db
    .prepare("SELECT max(created_at) AS last FROM outbox WHERE kind = 'digest' AND created_at <= ?")
    .get(now);
  return Number(row?.last);
}

/** Adds a list for each member of staff; it replaces one that could not be delivered yet. */
function addList(db: DatabaseSync, staff: string, now: number) {
  const replaced = "kind = 'digest' AND delivered_at IS NULL AND (attempts = 0 OR failure IS NOT NULL)";
  db.prepare(`
    UPDATE tour_request AS r SET digested_at = ?
    WHERE ${LISTED} OR r.digested_at IN (SELECT created_at FROM outbox WHERE ${replaced})`).run(now);
  db.exec(`DELETE FROM outbox WHERE ${replaced}`);
  db.prepare(`
    INSERT INTO outbox (kind, recipient, created_at, next_attempt_at)
    SELECT 'digest', value, ?1, ?1 FROM json_each(?2)`).run(now, staff);
}
