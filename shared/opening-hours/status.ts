export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Opening times in minutes after midnight. */
export type Interval = [opens: number, closes: number];

/** A holiday of every year. */
export interface Holiday {
  name: string;
  /** Month and day, such as 07-04; with a weekday from 0 (Sunday), the first such day from then on. */
  day: string;
  weekday?: number;
  /** Kept on Monday if it falls on a Sunday on which the center is closed anyway. */
  movesToMonday?: boolean;
}

export interface Schedule {
  /** The times of each weekday, from Sunday. */
  week: Interval[][];
  holidays: Holiday[];
  /** When the center closes on other days, 0 for all day, with the name of the day. */
  closingDays: Record<string, [closes: number, name?: string]>;
}

/** The differences from UTC in minutes, each with the hour since 1970 from which it applies. */
export type Offsets = [from: number, minutes: number][];

/** The times of the current or the next opening, and how many days ahead it is. */
export interface Opening {
  isOpen: boolean;
  opens: number;
  closes: number;
  /** A local date such as 2026-12-28. */
  date: string;
  ahead: number;
  /** The name of the first closing day until then, or empty; undefined without one. */
  closedFor: string | undefined;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How far ahead the next opening is looked for. */
export const DAYS_AHEAD = 100;

/** The date that many days after a date such as 2026-12-28. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

/** The minutes from UTC to local time. Without Intl, which takes 50 ms of a slow phone. */
export function offsetIn(offsets: Offsets, at: number): number {
  // The first one applies before its time too: the clock of a visitor may be slow.
  return offsets.reduce((last, [from, minutes]) => (from * HOUR > at ? last : minutes), offsets[0]?.[1] ?? 0);
}

/** The local date and minutes after midnight. */
export function localTime(now: number, offsets: Offsets) {
  const local = now + offsetIn(offsets, now) * MINUTE;
  return { date: new Date(local).toISOString().slice(0, 10), minutes: Math.floor((local % DAY) / MINUTE) };
}

/** The opening times of a date. `closedFor` is the name of the day, or empty, if the center would open without it. */
export function dayAt(date: string, { week, holidays, closingDays }: Schedule) {
  const weekday = new Date(date).getUTCDay();
  const usual = week[weekday] ?? [];
  const holiday = holidays.find(({ day, weekday: only, movesToMonday }) => {
    const after = (Date.parse(date) - Date.parse(date.slice(0, 5) + day)) / DAY;
    if (only !== undefined) return weekday === only && after >= 0 && after < 7;
    return after === 0 || (after === 1 && movesToMonday && weekday === 1 && !week[0]?.length);
  });
  const [end, name = holiday?.name ?? ''] = closingDays[date] ?? [holiday ? 0 : DAY];
  const times = usual.flatMap(([opens, closes]) => (opens < end ? [[opens, Math.min(closes, end)] as const] : []));
  return { times, name, closedFor: usual.length > 0 && times.length === 0 ? name : undefined };
}

/** Undefined if the center does not open in the next months. */
export function nextOpening(schedule: Schedule, now: ReturnType<typeof localTime>): Opening | undefined {
  let closedFor: string | undefined;
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead++) {
    const date = addDays(now.date, ahead);
    const day = dayAt(date, schedule);
    for (const [opens, closes] of day.times)
      if (ahead > 0 || closes > now.minutes)
        return { isOpen: ahead === 0 && opens <= now.minutes, opens, closes, date, ahead, closedFor };
    closedFor ||= day.closedFor ?? closedFor;
  }
  return undefined;
}
