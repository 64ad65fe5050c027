import { interpolate } from '../shared/interpolate.ts';
import { minutesOf, type Weekday, weekdays } from '../shared/opening-hours/dates.ts';
import { type OpeningHours, timesOn } from '../shared/opening-hours/schedule.ts';
import type { HoursTexts } from './schemas/times-schema.ts';

function daysInWords(days: readonly Weekday[], texts: HoursTexts): string {
  const name = (day: Weekday | undefined) => (day ? texts.weekdays[day] : '');
  if (days.length < 2) return name(days[0]);
  const pattern = days.length === 2 ? texts.dayPair : texts.dayRange;
  return interpolate(pattern, { from: name(days[0]), to: name(days.at(-1)) });
}

/** The opening hours in words, with one line for each run of days with the same times; closed days come last. */
export function describeHours(hours: OpeningHours, texts: HoursTexts): string[] {
  const { open, closed } = describeDays(hours, texts);
  return [...open, ...closed];
}

/** The lines of the opening hours, in two parts. */
export function describeDays(hours: OpeningHours, texts: HoursTexts): Record<'open' | 'closed', string[]> {
  const runs: { days: Weekday[]; time: string }[] = [];
  for (const day of weekdays) {
    const readable = (time: string) => readableTime(minutesOf(time), texts);
    const parts = timesOn(day, hours).map(({ opens, closes }) =>
      interpolate(texts.times, { from: readable(opens), to: readable(closes) }),
    );
    const time = parts.join(', ');
    const last = runs.at(-1);
    if (last?.time === time) last.days.push(day);
    else runs.push({ days: [day], time });
  }
  const describe = (pattern: string, isOpen: boolean) =>
    runs
      .filter(({ time }) => Boolean(time) === isOpen)
      .map(({ days, time }) => interpolate(pattern, { days: daysInWords(days, texts), time }));
  return { open: describe(texts.openDays, true), closed: describe(texts.closedDays, false) };
}

type TimeTexts = Pick<HoursTexts, 'am' | 'pm' | 'noon'>;

const NOON = 12 * 60;

/** Minutes after midnight as people in the US write them, such as 4:00PM. */
function readableTime(minutes: number, { am, pm, noon }: TimeTexts): string {
  if (minutes === NOON) return noon;
  const hour = Math.floor(minutes / 60);
  const time = `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`;
  return interpolate((minutes < NOON ? am : pm).replaceAll(' ', '\u00A0'), { time });
}

/** The same as screen readers say it, such as "4:00 PM": they say "4:00PM" letter by letter. */
export function spokenTime(minutes: number, texts: TimeTexts): string {
  return readableTime(minutes, texts).replace(/(?<=\d)(?=\p{L})/u, '\u00A0');
}

/** The same in a sentence, such as "4:00 PM" or "a las 4:00 p. m.". */
export function timeInSentence(
  minutes: number,
  texts: TimeTexts & { open: { at: string; atOne: string; atNoon: string } },
): string {
  const time = spokenTime(minutes, texts);
  const { at, atOne, atNoon } = texts.open;
  if (minutes === NOON) return interpolate(atNoon, { time });
  return interpolate(/^1:/.test(time) ? atOne : at, { time });
}
