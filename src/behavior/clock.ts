import type { Schedule } from '../../shared/opening-hours/status.ts';

/** What the page carries for the clock, as JSON in an element of its own. */
export interface ClockData {
  schedule: Schedule;
  /** Messages with {time} and {day} to fill in. */
  words: { until: string; opensToday: string; opensOn: string; closed: string };
  /** The weekdays from Sunday: the browser knows their names too, and takes 20 ms to find out. */
  days: string[];
}

/** The data for the clock of this page. */
export function readClockData(): ClockData {
  return JSON.parse((document.getElementById('clock') as Element).textContent);
}

/** Minutes after midnight as a clock shows them. */
export function clockTime(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The weekday of a local date such as 2027-01-04. */
export function weekdayName(date: string, days: string[]): string {
  return days[new Date(date).getUTCDay()] ?? '';
}
