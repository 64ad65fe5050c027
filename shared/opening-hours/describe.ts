import { timesOn } from './schedule.ts';
import type { HoursTexts, OpeningHours } from './times-schema.ts';
import { weekdays } from './weekdays.ts';

type Weekday = (typeof weekdays)[number];

/** A time such as 16:00 as people in the US write it: 4:00PM. */
export function readableTime(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minute}${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

function daysInWords(days: readonly Weekday[], texts: HoursTexts): string {
  const name = (day: Weekday | undefined) => (day ? texts.weekdays[day] : '');
  if (days.length < 2) return name(days[0]);
  const pattern = days.length === 2 ? texts.dayPair : texts.dayRange;
  return pattern.replace('{from}', name(days[0])).replace('{to}', name(days.at(-1)));
}

/** The opening hours in words, one line for each run of days with the same times, closed days last in their place. */
export function describeHours(hours: OpeningHours, texts: HoursTexts): string[] {
  const runs: { days: Weekday[]; time: string }[] = [];
  for (const day of weekdays) {
    const parts = timesOn(day, hours).map(({ opens, closes }) => `${readableTime(opens)}-${readableTime(closes)}`);
    const time = parts.join(', ');
    const last = runs.at(-1);
    if (last?.time === time) last.days.push(day);
    else runs.push({ days: [day], time });
  }
  return runs.map(({ days, time }) => {
    const names = daysInWords(days, texts);
    return time ? `${names} ${time}` : texts.closedDays.replace('{days}', names);
  });
}
