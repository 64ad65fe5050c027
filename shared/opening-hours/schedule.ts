import type { Interval, Schedule } from './status.ts';
import type { ClosingDay, OpeningHours } from './times-schema.ts';
import { weekdays } from './weekdays.ts';

/** The weekdays in the order of `Date.getDay()`. */
export const sundayFirst = [...weekdays.slice(6), ...weekdays.slice(0, 6)];

export function weekdayOf(date: string): (typeof weekdays)[number] {
  return sundayFirst[new Date(date).getUTCDay()] ?? 'Sunday';
}

/** Minutes after midnight of a time such as 16:00. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

export function timesOn(day: (typeof weekdays)[number], hours: OpeningHours): { opens: string; closes: string }[] {
  const open = hours.filter(({ days }) => days.includes(day));
  return open.sort((one, other) => one.opens.localeCompare(other.opens));
}

/** The opening hours in the short form for the script of a page, without closing days before `today`. */
export function scheduleOf(
  { timeZone, hours, closingDays }: { timeZone: string; hours: OpeningHours; closingDays: ClosingDay[] },
  today: string,
): Schedule {
  return {
    timeZone,
    week: sundayFirst.map((day) =>
      timesOn(day, hours).map(({ opens, closes }): Interval => [minutesOf(opens), minutesOf(closes)]),
    ),
    closingDays: Object.fromEntries(
      closingDays
        .filter(({ date }) => date >= today)
        .map(({ date, closes }) => [date, closes === undefined ? 0 : minutesOf(closes)]),
    ),
  };
}
