import { interpolate } from '../interpolate.ts';
import type { HoursTexts } from './times-schema.ts';

type TimeTexts = Pick<HoursTexts, 'am' | 'pm'>;

/** Minutes after midnight as people in the US write them, such as 4:00PM. */
export function readableTime(minutes: number, { am, pm }: TimeTexts): string {
  const hour = Math.floor(minutes / 60);
  const time = `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`;
  return interpolate((hour < 12 ? am : pm).replaceAll(' ', '\u00A0'), { time });
}

/** The same for sentences, such as 4:00 PM: screen readers say "4:00PM" letter by letter. */
export function spokenTime(minutes: number, texts: TimeTexts): string {
  return readableTime(minutes, texts).replace(/(?<=\d)(?=\p{L})/u, ' ');
}
