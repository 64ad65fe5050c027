import type { ClosingDay, OpeningHours } from '../../content-model/schemas/times-schema.ts';
import { addDays, dayAt, HOUR, type Holiday, type Interval, type Offsets, type Schedule, weekdays } from './status.ts';

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

interface ScheduleFacts {
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

/** The date in a time zone. */
export function dateIn(timeZone: string, now = new Date()): string {
  // Swedish dates have the form of ISO 8601.
  return now.toLocaleDateString('sv', { timeZone });
}

const YEARS = 5;

/** The offsets of a time zone for the next years. They change twice a year, on a full hour of UTC. */
export function offsetsOf(timeZone: string, today: string): Offsets {
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const offsetAt = (hour: number) =>
    (Date.parse(`${format.format(hour * HOUR).replace(' ', 'T')}Z`) / HOUR - hour) * 60;
  const start = Date.parse(today) / HOUR - 24;
  const offsets: Offsets = [[start, offsetAt(start)]];
  for (let day = start; day < start + YEARS * 366 * 24; day += 24) {
    if (offsetAt(day + 24) === offsets.at(-1)?.[1]) continue;
    let hour = day;
    while (offsetAt(hour) !== offsetAt(day + 24)) hour += 1;
    offsets.push([hour, offsetAt(hour)]);
  }
  return offsets;
}
