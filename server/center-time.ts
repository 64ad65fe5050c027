import type { Facts } from '../shared/facts-schema.ts';
import { promiseOf } from './deadlines.ts';

/** Tells times as people at the center read them off their clock. */
export type CenterTime = {
  /** Milliseconds from a request to the time by which its family is to be called. */
  promise: number;
  /** A full time, such as "Tue, Dec 1, 2026, 9:05 AM". */
  full(at: number): string;
  /** A short time for tables, such as "Dec 1, 9:05 AM". */
  short(at: number): string;
  /** A time that spreadsheets read and sort as one, such as "2026-12-01 09:05:00". */
  sortable(at: number): string;
  /** A time within days from now, such as "Sunday 3:12 PM". */
  weekday(at: number): string;
  /** The moment at which clocks at the center show a time such as 2026-12-03T10:30, or null where none does. */
  moment(shown: string): number | null;
  /** The local date, as 2026-12-01. */
  date(at: number): string;
  /** The local hour, 0 to 23. */
  hour(at: number): number;
};

/** Prepares the clock of a center. */
export function createCenterTime(facts: Pick<Facts, 'timeZone' | 'claims'>): CenterTime {
  const { timeZone } = facts;
  const full = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  const short = new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  const date = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  // Swedes write dates as ISO 8601 does.
  const sortable = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const weekday = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', hour: 'numeric', minute: '2-digit' });
  const shownAt = (at: number) => Date.parse(`${sortable.format(at).replace(' ', 'T')}Z`);
  const hour = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  // Intl puts a narrow no-break space before AM, which plain mail and terminals can spoil.
  const plain = (text: string) => text.replaceAll('\u202F', ' ');
  return {
    promise: promiseOf(facts),
    full: (at) => plain(full.format(at)),
    short: (at) => plain(short.format(at)),
    sortable: (at) => sortable.format(at),
    weekday: (at) => plain(weekday.format(at)),
    moment(shown) {
      const wanted = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(shown) ? Date.parse(`${shown}Z`) : Number.NaN;
      if (Number.isNaN(wanted)) return null;
      // How far a time zone is from UTC depends on the moment, so the first guess can be an hour off.
      let at = wanted;
      for (let round = 0; round < 2; round += 1) at += wanted - shownAt(at);
      return shownAt(at) === wanted ? at : null;
    },
    date: (at) => date.format(at),
    hour: (at) => Number(hour.format(at)),
  };
}
