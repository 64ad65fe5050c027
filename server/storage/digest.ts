import type { DatabaseSync } from 'node:sqlite';
import type { Facts } from '../../shared/facts-schema.ts';
import { timesOn, weekdayOf } from '../../shared/opening-hours/schedule.ts';
import { type CenterTime, createCenterTime } from '../center-time.ts';
import { HOUR, MINUTE } from '../clock.ts';
import { OPEN } from './requests.ts';

const DIGEST_HOUR = 8;

/** Pauses between two digests: of requests that a limit holds back, that are too many for single notices, or that are late. */
const PAUSES = { limit: HOUR, notices: 10 * MINUTE, late: 10 * MINUTE };

/** The clock of the center, and the days on which somebody is there. */
export type WorkingWeek = { time: CenterTime; isWorkingDay(date: string): boolean };

/** Reads the working week from the facts; on a closing day nobody works, unless the center only closes early. */
export function workingWeek(facts: Facts): WorkingWeek {
  const { hours, closingDays } = facts;
  const closed = new Set(closingDays.filter(({ closes }) => closes === undefined).map(({ date }) => date));
  return {
    time: createCenterTime(facts),
    isWorkingDay: (date) => !closed.has(date) && timesOn(weekdayOf(date), hours).length > 0,
  };
}

type Occasion = { week: WorkingWeek; tooMany: boolean; now: number };

/**
 * Adds a digest for each member of staff: each working morning, when a call is late, and earlier where a request that nobody
 * was told of could wait too long. One that still waits to be sent gives way to the new one.
 */
export function addDigest(db: DatabaseSync, staff: string, occasion: Occasion) {
  const listed = whatToList(db, occasion);
  if (listed === null) return;
  const { now } = occasion;
  const waiting = "kind = 'digest' AND delivered_at IS NULL AND abandoned_at IS NULL";
  db.prepare(`
    UPDATE tour_request AS r SET digested_at = ?1
    WHERE ${listed} OR r.digested_at IN (SELECT created_at FROM outbox WHERE ${waiting})`).run(now);
  db.exec(`DELETE FROM outbox WHERE ${waiting}`);
  db.prepare(`
    INSERT INTO outbox (kind, recipient, created_at, next_attempt_at)
    SELECT 'digest', value, ?1, ?1 FROM json_each(?2)`).run(now, staff);
}

/** When the newest digest was written, or null where there is none. */
export function newestDigest(db: DatabaseSync): number | null {
  const row = db.prepare("SELECT max(created_at) AS at FROM outbox WHERE kind = 'digest'").get();
  return (row as { at: number | null }).at;
}

const HELD_UNTOLD = 'r.quarantine IS NOT NULL AND r.closed_at IS NULL AND r.digested_at IS NULL';

/** Waits for a call, with neither notice nor digest about it. */
const OPEN_UNTOLD = `${OPEN} AND r.digested_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.tour_request_id = r.id AND o.kind = 'notice')`;

/** The condition on the requests that a digest would have to list now, or null where none is due. */
function whatToList(db: DatabaseSync, { week, tooMany, now }: Occasion): string | null {
  const { time } = week;
  const today = time.date(now);
  const last = newestDigest(db);
  const { oldest, limited, first, late } = db
    .prepare(`
      SELECT min(r.received_at) AS oldest, count(CASE WHEN r.quarantine = 'limit' THEN 1 END) AS limited,
        (SELECT min(received_at) FROM tour_request) AS first,
        (SELECT count(*) FROM tour_request r
          WHERE ${OPEN} AND r.received_at BETWEEN ?1 - ${time.promise} + 1 AND ?2 - ${time.promise}) AS late
      FROM tour_request r WHERE ${HELD_UNTOLD}`)
    .get(last ?? 0, now) as { oldest: number | null; limited: number; first: number | null; late: number };
  const pause = now - (last ?? Number.NEGATIVE_INFINITY);
  const isMorning = time.hour(now) >= DIGEST_HOUR && (last === null || time.date(last) !== today);
  // What came since is news, and has a notice of its own.
  const isOldNews = first !== null && first < (time.moment(`${today}T0${DIGEST_HOUR}:00`) ?? 0);
  if ((late > 0 && pause >= PAUSES.late) || (isMorning && isOldNews && week.isWorkingDay(today)))
    return `(${HELD_UNTOLD}) OR (${OPEN})`;
  if (tooMany && pause >= PAUSES.notices) return `(${HELD_UNTOLD}) OR (${OPEN_UNTOLD})`;
  const isHeldLong = oldest !== null && (isMorning || now - oldest >= time.promise / 2);
  return isHeldLong || (limited > 0 && pause >= PAUSES.limit) ? HELD_UNTOLD : null;
}
