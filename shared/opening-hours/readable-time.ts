import { interpolate } from '../interpolate.ts';
import type { HoursTexts } from './times-schema.ts';

type TimeTexts = Pick<HoursTexts, 'am' | 'pm' | 'noon'>;

const NOON = 12 * 60;

/** Minutes after midnight as people in the US write them, such as 4:00PM. */
export function readableTime(minutes: number, { am, pm, noon }: TimeTexts): string {
  if (minutes === NOON) return noon;
  const hour = Math.floor(minutes / 60);
  const time = `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`;
  return interpolate((minutes < NOON ? am : pm).replaceAll(' ', '\u00A0'), { time });
}

/** The same in a sentence, such as "4:00 PM" or "a las 4:00 p. m.": screen readers say "4:00PM" letter by letter. */
export function timeInSentence(
  minutes: number,
  texts: TimeTexts & { open: { at: string; atOne: string; atNoon: string } },
): string {
  const time = readableTime(minutes, texts).replace(/(?<=\d)(?=\p{L})/u, ' ');
  const { at, atOne, atNoon } = texts.open;
  if (minutes === NOON) return interpolate(atNoon, { time });
  return interpolate(/^1:/.test(time) ? atOne : at, { time });
}
