import { promisedHours } from '../shared/content/facts.ts';
import type { Facts } from '../shared/content/schemas/facts-schema.ts';
import { scheduleOf } from '../shared/opening-hours/schedule.ts';
import { addDays, dayAt } from '../shared/opening-hours/status.ts';

/** Milliseconds since 1970; tests pass their own. */
export type Clock = () => number;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const NIGHT_HOUR = 3;

const DEFAULT_PROMISE_HOURS = 24;

/** Days to look for opening hours. */
const MAX_DAYS = 60;

/** Returns a check whether the clock has agreed with the monotonic `uptime` for an hour. */
export function watchClock(clock: Clock, uptime: Clock): () => boolean {
  let since = { now: clock(), uptime: uptime() };
  return () => {
    const [now, up] = [clock(), uptime()];
    const drift = now - since.now - (up - since.uptime);
    if (Math.abs(drift) > MINUTE) since = { now, uptime: up };
    return up - since.uptime >= HOUR;
  };
}

export type CenterTime = ReturnType<typeof createCenterTime>;

export function createCenterTime(facts: Facts) {
  const { timeZone, claims } = facts;
  const format = (locale: string, parts: Intl.DateTimeFormatOptions) => {
    let formatter: Intl.DateTimeFormat | undefined;
    return (at: number) => {
      // Created on first use: all of them together take 50 ms.
      formatter ??= new Intl.DateTimeFormat(locale, { timeZone, ...parts });
      // Intl puts a narrow no-break space before AM, which some mail programs and terminals cannot show.
      return formatter.format(at).replaceAll('\u202F', ' ');
    };
  };
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const day = { month: 'short', day: 'numeric' } as const;
  // The Swedish format is close to ISO 8601.
  const sortable = format('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });
  const shownAt = (at: number) => Date.parse(`${sortable(at).replace(' ', 'T')}Z`);
  const promise = (promisedHours(claims.promise) ?? DEFAULT_PROMISE_HOURS) * HOUR;
  const date = (at: number) => sortable(at).slice(0, 10);
  const schedule = scheduleOf(facts);

  const moment = (shown: string) => {
    const wanted = Date.parse(`${shown}Z`);
    // The offset from UTC depends on the moment, so the first result can be an hour off.
    let at = wanted;
    for (let round = 0; round < 2; round += 1) at += wanted - shownAt(at);
    return at;
  };

  const openingsOn = (day: string): Opening[] => {
    const at = (minutes: number) => moment(`${day}T${new Date(minutes * MINUTE).toISOString().slice(11, 16)}`);
    return dayAt(day, schedule).times.map(([opens, closes]) => [at(opens), at(closes)]);
  };

  /** The opening hours from the day of `at` on, or from that day back. */
  function* openings(at: number, step: 1 | -1): Generator<Opening, undefined> {
    const today = date(at);
    for (let days = 0; days < MAX_DAYS; days += 1) {
      const found = openingsOn(addDays(today, days * step));
      yield* step === 1 ? found : found.reverse();
    }
  }

  const isOpen = (at: number) => openingsOn(date(at)).some(([opens, closes]) => opens <= at && at < closes);

  return {
    /** Milliseconds from a request to the time by which the family is to be called. */
    promise,
    /** The last moment in opening hours to keep the promise. If there is none, an hour after the center opens again. */
    deadline(receivedAt: number): { at: number; isAtOpening: boolean } {
      const dueAt = receivedAt + promise;
      const [, closed = dueAt] = openings(dueAt, -1).find(([opens]) => opens < dueAt) ?? [];
      const last = Math.min(closed, dueAt);
      if (last - receivedAt >= HOUR) return { at: last, isAtOpening: false };
      const [opens = last] = openings(receivedAt, 1).find(([opens]) => opens > receivedAt) ?? [];
      return { at: opens + HOUR, isAtOpening: true };
    },
    /** Staff are now reminded of requests up to this moment, one opening hour before their deadline; null outside opening hours. */
    remindUpTo(now: number): number | null {
      if (!isOpen(now)) return null;
      let left = HOUR;
      for (const [opens, closes] of openings(now, 1).filter((opening) => opening[1] > now)) {
        const from = Math.max(opens, now);
        // A request that has just come needs no reminder, even if the center is about to close.
        if (from + left < closes) return Math.min(from + left - promise, now - HOUR);
        left -= closes - from;
      }
      return now - HOUR;
    },
    /** The moment itself if the center is open then, or the next opening. */
    nextOpen(at: number): number {
      const [opens = at] = openings(at, 1).find(([, closes]) => closes > at) ?? [];
      return Math.max(opens, at);
    },
    /** The closing days on or next to which the promise falls, as dates; without days that are closed every week. */
    closedDays(receivedAt: number): string[] {
      const days = Array.from({ length: MAX_DAYS }, (_, index) => addDays(date(receivedAt), index));
      const isClosed = (day: string) => openingsOn(day).length === 0;
      const first = days.findIndex(isClosed);
      if (first < 0 || (days[first] ?? '') > date(receivedAt + promise)) return [];
      const open = days.findIndex((day, index) => index > first && !isClosed(day));
      return days.slice(first, open).filter((day) => dayAt(day, schedule).closedFor !== undefined);
    },
    /** Such as "Tue, Dec 1, 2026, 9:05 AM". */
    full: format('en-US', { weekday: 'short', ...day, year: 'numeric', ...clock }),
    /** Such as "Dec 1, 9:05 AM". */
    short: format('en-US', { ...day, ...clock }),
    /** Such as "2026-12-01 09:05:00". */
    sortable,
    /** Such as "Sunday 3:12 PM". */
    weekday: format('en-US', { weekday: 'long', ...clock }),
    /** Such as "3:12 PM". */
    clock: format('en-US', clock),
    /** The moment of a local time such as 2026-12-03T10:30. */
    moment,
    /** Such as 2026-12-01. */
    date,
    /** Such as "Friday", in any language. */
    weekdayName: (at: number, language: string) =>
      new Intl.DateTimeFormat(language, { weekday: 'long', timeZone }).format(at),
    dayPart(at: number): 'morning' | 'afternoon' | 'evening' {
      const hour = sortable(at).slice(11, 13);
      return hour < '12' ? 'morning' : hour < '17' ? 'afternoon' : 'evening';
    },
    /** The last three o'clock at night, when the jobs of a night are due. */
    lastNight: (now: number) => moment(`${date(now - NIGHT_HOUR * HOUR)}T0${NIGHT_HOUR}:00`),
    isWorkingDay: (day: string) => openingsOn(day).length > 0,
  };
}

type Opening = [opens: number, closes: number];
