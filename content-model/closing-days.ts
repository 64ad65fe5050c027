import { addDays } from '../shared/opening-hours/dates.ts';
import { type ClosingDay, dayAt, type ScheduleFacts, scheduleOf } from '../shared/opening-hours/schedule.ts';

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
