import { type Facts, weekdays } from '../facts-schema.ts';

type Weekday = (typeof weekdays)[number];

/** How days and times read in a language; {from}, {to} and {days} are filled in with weekdays. */
export type HoursWords = {
  /** Names of the weekdays. */
  weekdays: Record<Weekday, string>;
  /** Three days and more in a row. */
  dayRange: string;
  /** Two days in a row. */
  dayPair: string;
  /** Days without opening hours. */
  closedDays: string;
};

/** A time such as 16:00 as people in the US write it: 4:00PM. */
export function readableTime(time: string): string {
  const [hour = 0, minute = '00'] = time.split(':').map((part, index) => (index === 0 ? Number(part) : part)) as [
    number,
    string,
  ];
  return `${hour % 12 || 12}:${minute}${hour < 12 ? 'AM' : 'PM'}`;
}

function daysInWords(days: readonly Weekday[], words: HoursWords): string {
  const name = (day: Weekday | undefined) => (day ? words.weekdays[day] : '');
  if (days.length < 2) return name(days[0]);
  const pattern = days.length === 2 ? words.dayPair : words.dayRange;
  return pattern.replace('{from}', name(days[0])).replace('{to}', name(days.at(-1)));
}

/** The opening hours in words, one line for each run of days with the same times, closed days last in their place. */
export function describeHours(hours: Facts['hours'], words: HoursWords): string[] {
  const times = weekdays.map((day) => {
    const entry = hours.find((candidate) => candidate.days.includes(day));
    return entry ? `${readableTime(entry.opens)}-${readableTime(entry.closes)}` : '';
  });
  const runs: { days: Weekday[]; time: string }[] = [];
  for (const [index, day] of weekdays.entries()) {
    const time = times[index] ?? '';
    const last = runs.at(-1);
    if (last?.time === time) last.days.push(day);
    else runs.push({ days: [day], time });
  }
  return runs.map(({ days, time }) => {
    const names = daysInWords(days, words);
    return time ? `${names} ${time}` : words.closedDays.replace('{days}', names);
  });
}
