import type { Facts } from '../shared/facts-schema.ts';
import { promiseOf } from './deadlines.ts';

/** Tells times as people at the center read them off their clock. */
export type CenterTime = ReturnType<typeof createCenterTime>;

/** Prepares the clock of a center. */
export function createCenterTime(facts: Pick<Facts, 'timeZone' | 'claims'>) {
  const { timeZone } = facts;
  const format = (locale: string, parts: Intl.DateTimeFormatOptions) => {
    let formatter: Intl.DateTimeFormat | undefined;
    return (at: number) => {
      // Made when it is first needed: all of them together take 50 ms.
      formatter ??= new Intl.DateTimeFormat(locale, { timeZone, ...parts });
      // Intl puts a narrow no-break space before AM, which plain mail and terminals can spoil.
      return formatter.format(at).replaceAll('\u202F', ' ');
    };
  };
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const day = { month: 'short', day: 'numeric' } as const;
  // Swedes write dates as ISO 8601 does.
  const sortable = format('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });
  const shownAt = (at: number) => Date.parse(`${sortable(at).replace(' ', 'T')}Z`);
  const hour = format('en-US', { hour: 'numeric', hourCycle: 'h23' });
  return {
    /** Milliseconds from a request to the time by which its family is to be called. */
    promise: promiseOf(facts),
    /** A full time, such as "Tue, Dec 1, 2026, 9:05 AM". */
    full: format('en-US', { weekday: 'short', ...day, year: 'numeric', ...clock }),
    /** A short time for tables, such as "Dec 1, 9:05 AM". */
    short: format('en-US', { ...day, ...clock }),
    /** A time that spreadsheets read and sort as one, such as "2026-12-01 09:05:00". */
    sortable,
    /** A time within days from now, such as "Sunday 3:12 PM". */
    weekday: format('en-US', { weekday: 'long', ...clock }),
    /** The moment at which clocks at the center show a time such as 2026-12-03T10:30, or null where none does. */
    moment(shown: string) {
      const wanted = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(shown) ? Date.parse(`${shown}Z`) : Number.NaN;
      if (Number.isNaN(wanted)) return null;
      // How far a time zone is from UTC depends on the moment, so the first guess can be an hour off.
      let at = wanted;
      for (let round = 0; round < 2; round += 1) at += wanted - shownAt(at);
      return shownAt(at) === wanted ? at : null;
    },
    /** The local date, as 2026-12-01. */
    date: format('sv-SE', { dateStyle: 'short' }),
    /** The local hour, 0 to 23. */
    hour: (at: number) => Number(hour(at)),
  };
}
