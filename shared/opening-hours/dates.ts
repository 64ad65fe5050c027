export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type Weekday = (typeof weekdays)[number];

/** The weekdays in the order of `Date.getDay()`. Written out, since a computed list would stay in the script of every page. */
export const sundayFirst: readonly Weekday[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

export function weekdayOf(date: string): Weekday {
  return sundayFirst[new Date(date).getUTCDay()] ?? 'Sunday';
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The date that many days after a date such as 2026-12-28. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

/** Minutes after midnight of a time such as 16:00. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** A date in words; in Spanish without commas, as in "lunes 15 de febrero". */
export function dateInWords(date: string, language: string, style: 'long' | 'full' | Intl.DateTimeFormatOptions) {
  const options = typeof style === 'string' ? { dateStyle: style } : style;
  const text = new Date(date).toLocaleDateString(language, { ...options, timeZone: 'UTC' });
  return language === 'en' ? text : text.replaceAll(',', '');
}
