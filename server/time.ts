import type { Center } from '../shared/center.ts';
import { addDays, DAY, HOUR, MINUTE } from '../shared/opening-hours/dates.ts';
import { DAYS_AHEAD, dayAt, type Interval, scheduleOf } from '../shared/opening-hours/schedule.ts';

export { DAY, HOUR, MINUTE };

/** Milliseconds since 1970; tests pass their own. */
export type Clock = () => number;

export const SECOND = 1000;

const NIGHT_HOUR = 3;

/** Returns a function that tells whether the clock has agreed with the monotonic `uptime` for an hour. */
export function watchClock(clock: Clock, uptime: Clock): () => boolean {
  let since = { now: clock(), uptime: uptime() };
  return () => {
    const [now, up] = [clock(), uptime()];
    const drift = now - since.now - (up - since.uptime);
    if (Math.abs(drift) > MINUTE) since = { now, uptime: up };
    return up - since.uptime >= HOUR;
  };
}

/** The moment by which a family gets an answer. */
export type Deadline = {
  at: number;
  /** When someone reads it. */
  from: number;
  /** The center opens only after the hours of the promise. */
  isLater: boolean;
  /** Whether the center is open when the request comes in. */
  isOpen: boolean;
};

export type CenterTime = ReturnType<typeof createCenterTime>;

export function createCenterTime(facts: Center) {
  const { timeZone } = facts;
  const format = (locale: string, parts: Intl.DateTimeFormatOptions) => {
    let formatter: Intl.DateTimeFormat | undefined;
    return (at: number) => {
      // Created on first use: all of them together take 50 ms.
      formatter ??= new Intl.DateTimeFormat(locale, { timeZone, ...parts });
      // Intl puts a narrow no-break space before AM, which some mail programs and terminals cannot show.
      return formatter.format(at).replaceAll('\u202F', ' ');
    };
  };
  /** For pages and emails, with no-break spaces, so that no line ends in "Dec" or "9:05". */
  const unbroken = (parts: Intl.DateTimeFormatOptions) => {
    const write = format('en-US', parts);
    return (at: number) => write(at).replace(/(?<=\b[A-Z][a-z]{2}) (?=\d)|(?<=\d) (?=[AP]M\b)/g, '\u00A0');
  };
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const day = { month: 'short', day: 'numeric' } as const;
  // The Swedish format is close to ISO 8601.
  const sortable = format('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });
  const shownAt = (at: number) => Date.parse(`${sortable(at).replace(' ', 'T')}Z`);
  const date = (at: number) => sortable(at).slice(0, 10);
  const dayAndTime = format('en-US', { weekday: 'short', ...day, ...clock });
  const offsetAt = (at: number) => (shownAt(at) - Math.floor(at / SECOND) * SECOND) / MINUTE;
  const moment = (date: string, minutes: number) => {
    const shown = Date.parse(date) + minutes * MINUTE;
    // The offset depends on the moment, so the first result can be an hour off.
    return shown - offsetAt(shown - offsetAt(shown) * MINUTE) * MINUTE;
  };
  const schedule = scheduleOf(facts);
  const { value = '', everyDay = false } = facts.promise ?? {};
  // In any language; without a promise it counts as 24 hours.
  const hours = Number(/\d+/.exec(value)) || 24;
  /** When staff answer on a date: on a closed day, if the promise counts then, in the hours of other days. */
  const timesOn = (date: string): readonly Readonly<Interval>[] => {
    const { times } = dayAt(date, schedule);
    if (!everyDay || times.length > 0) return times;
    const all = schedule.week.flat();
    return [[Math.min(...all.map(([opens]) => opens)), Math.max(...all.map(([, closes]) => closes))]];
  };

  /**
   * When a family that wrote at a moment gets an answer, as they read it too: the last moment in opening hours that keeps the promise. If
   * less than an hour is left then, an hour after the next opening.
   */
  const deadline = (receivedAt: number): Deadline => {
    const today = date(receivedAt);
    const promisedAt = receivedAt + hours * HOUR;
    const isOpen = timesOn(today).some(
      ([opens, closes]) => moment(today, opens) <= receivedAt && receivedAt < moment(today, closes),
    );
    const answeredAt = (at: number) => ({ at, from: receivedAt, isLater: at > promisedAt, isOpen });

    let within: number | undefined;
    let next: number | undefined;
    for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
      const day = addDays(today, ahead);
      for (const [opens, closes] of timesOn(day)) {
        const from = moment(day, opens);
        if (from > receivedAt) next ??= from;
        const until = Math.min(moment(day, closes), promisedAt);
        if (from < promisedAt && until - receivedAt >= HOUR) within = until;
        if (from >= promisedAt) return answeredAt(within ?? (next ?? from) + HOUR);
      }
    }
    return answeredAt(within ?? promisedAt);
  };

  return {
    deadline,
    /** When staff stop calling on a day; null on a day without calls. */
    lastCallOn(day: string): number | null {
      const [, closes] = timesOn(day).at(-1) ?? [];
      return closes === undefined ? null : moment(day, closes);
    },
    /** Whether it is the first day of its month on which staff call. */
    isFirstOfMonth(day: string): boolean {
      const days = Array.from({ length: Number(day.slice(8)) }, (_, index) => addDays(`${day.slice(0, 8)}01`, index));
      return days.find((earlier) => timesOn(earlier).length > 0) === day;
    },
    /** Such as "Tue, Dec 1, 2026, 9:05 AM". */
    full: unbroken({ weekday: 'short', ...day, year: 'numeric', ...clock }),
    /** Such as "Dec 1, 9:05 AM". */
    short: unbroken({ ...day, ...clock }),
    /** Such as "2026-12-01 09:05:00". */
    sortable,
    /** Such as "Tue, Dec 1, 8 AM" or "Tue, Dec 1, 9:05 AM". */
    hour: (at: number) => dayAndTime(at).replace(':00', ''),
    /** Such as "Sunday 3:12 PM". */
    weekday: unbroken({ weekday: 'long', ...clock }),
    /** Such as "3:12 PM". */
    clock: format('en-US', clock),
    moment,
    /** The last 3 AM, when the nightly jobs are due. */
    lastNight: (now: number) => moment(date(now - NIGHT_HOUR * HOUR), NIGHT_HOUR * 60),
    /** Such as 2026-12-01. */
    date,
  };
}
