import { promisedHours } from '../shared/facts.ts';
import type { Facts } from '../shared/facts-schema.ts';
import { timesOn, weekdayOf } from '../shared/opening-hours/schedule.ts';

/** Milliseconds since 1970; tests pass their own. */
export type Clock = () => number;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const DEFAULT_PROMISE_HOURS = 24;

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

export function createCenterTime({ timeZone, claims, hours, closingDays }: Facts) {
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
  const hour = format('en-US', { hour: 'numeric', hourCycle: 'h23' });
  const promise = (promisedHours(claims.promise) ?? DEFAULT_PROMISE_HOURS) * HOUR;
  // Days with shorter hours are working days.
  const closed = new Set(closingDays.filter(({ closes }) => closes === undefined).map(({ date }) => date));
  return {
    /** Milliseconds from a request to the time by which the family is to be called. */
    promise,
    /** Milliseconds from a request to the reminder: 20 of 24 hours. */
    remindAfter: (promise * 5) / 6,
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
    /** The moment of a local time such as 2026-12-03T10:30, or null if there is none. */
    moment(shown: string) {
      const wanted = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(shown) ? Date.parse(`${shown}Z`) : Number.NaN;
      // Date.parse reads February 30 as March 2.
      if (Number.isNaN(wanted) || new Date(wanted).toISOString().slice(0, 16) !== shown) return null;
      // The offset from UTC depends on the moment, so the first result can be an hour off.
      let at = wanted;
      for (let round = 0; round < 2; round += 1) at += wanted - shownAt(at);
      return shownAt(at) === wanted ? at : null;
    },
    /** Such as 2026-12-01. */
    date: format('sv-SE', { dateStyle: 'short' }),
    /** 0 to 23. */
    hour: (at: number) => Number(hour(at)),
    isWorkingDay: (date: string) => !closed.has(date) && timesOn(weekdayOf(date), hours).length > 0,
  };
}
