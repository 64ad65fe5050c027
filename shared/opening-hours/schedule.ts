import { DAY, minutesOf, sundayFirst, type Weekday } from './dates.ts';

/** The hours of some weekdays, with times such as 16:00. */
export interface OpeningTimes {
  days: Weekday[];
  opens: string;
  closes: string;
}

export type OpeningHours = OpeningTimes[];

export interface ClosingDay {
  date: string;
  /** The last day, if there are several. */
  until?: string | undefined;
  name?: string | undefined;
  /** When the center closes, on a half day. */
  closes?: string | undefined;
}

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

export function timesOn(day: Weekday, hours: OpeningHours): { opens: string; closes: string }[] {
  const open = hours.filter(({ days }) => days.includes(day));
  return open.sort((one, other) => one.opens.localeCompare(other.opens));
}

export interface ScheduleFacts {
  hours: OpeningHours;
  holidays: Holiday[];
  closingDays: ClosingDay[];
}

/** The opening hours in the short form for the script of a page. */
export function scheduleOf({ hours, holidays, closingDays }: ScheduleFacts): Schedule {
  return {
    week: sundayFirst.map((day) =>
      timesOn(day, hours).map(({ opens, closes }): Interval => [minutesOf(opens), minutesOf(closes)]),
    ),
    holidays,
    closingDays: Object.fromEntries(
      closingDays.map(({ date, name, closes }) => [date, [closes === undefined ? 0 : minutesOf(closes), name]]),
    ),
  };
}

/** How far ahead the next opening is looked for. */
export const DAYS_AHEAD = 100;

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
