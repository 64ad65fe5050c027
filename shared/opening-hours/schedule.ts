import { addDays, DAY, type localTime, minutesOf, sundayFirst, type Weekday } from './dates.ts';

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

/** Days ahead of which pages list the holidays: a page built today still has those of a year in two months. */
const LISTED_DAYS = 14 * 31;

/** The closing days from a day on: the listed ones, and the coming holidays on which the center would be open. */
export function comingClosingDays(facts: ScheduleFacts, today: string): ClosingDay[] {
  const schedule = scheduleOf(facts);
  const listed = facts.closingDays.filter(({ date }) => date >= today);
  const holidays = Array.from({ length: LISTED_DAYS }, (_, days) => addDays(today, days)).flatMap((date) => {
    const { closedFor: name } = dayAt(date, schedule);
    return date in schedule.closingDays || name === undefined ? [] : [{ date, name }];
  });
  const named = listed.map((day) => ({ ...day, name: dayAt(day.date, schedule).name || undefined }));
  return [...named, ...holidays].sort((one, other) => one.date.localeCompare(other.date));
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

/** Undefined if the center does not open in the next months. */
export function nextOpening(schedule: Schedule, now: ReturnType<typeof localTime>): Opening | undefined {
  let closedFor: string | undefined;
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead++) {
    const date = addDays(now.date, ahead);
    const day = dayAt(date, schedule);
    for (const [opens, closes] of day.times)
      if (ahead > 0 || closes > now.minutes)
        return { isOpen: ahead === 0 && opens <= now.minutes, opens, closes, date, ahead, closedFor };
    closedFor ??= day.closedFor;
  }
  return undefined;
}
