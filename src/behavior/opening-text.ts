import type { OpenState } from '../../shared/opening-hours/status.ts';
import { type ClockData, clockTime, weekdayName } from './clock.ts';

/** Whether somebody answers right now and until when, or when the center opens again, in the words of the page. */
export function openingText({ words, days }: ClockData, state: OpenState): string {
  if (state.open) return words.until.replace('{time}', clockTime(state.until));
  if (state.opens === null) return words.closed;
  const text = state.ahead === 0 ? words.opensToday : words.opensOn.replace('{day}', dayName(state, days));
  return text.replace('{time}', clockTime(state.opens));
}

/** The weekday, which says too little when the same one comes sooner. */
function dayName({ date, ahead }: { date: string; ahead: number }, days: string[]): string {
  if (ahead < 7) return weekdayName(date, days);
  return new Date(date).toLocaleDateString(document.documentElement.lang, { dateStyle: 'full', timeZone: 'UTC' });
}
