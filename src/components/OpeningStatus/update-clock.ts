import { localTime, type OpenState, openingStatus } from '../../../shared/opening-hours/status.ts';
import type { Clock } from './ClockData.tsx';

/** Milliseconds between two updates. */
const INTERVAL = 60_000;

export function updateClock(): void {
  const clock: Clock = JSON.parse((document.getElementById('clock') as Element).textContent);
  const update = () => {
    const now = new Date();
    const status = openingStatus(clock.schedule, now);
    for (const line of document.querySelectorAll<HTMLElement>('[data-opening-status]')) {
      line.dataset.openingStatus = status.open ? 'open' : 'closed';
      (line.firstElementChild as Element).textContent = openingText(clock, status);
    }
    for (const advice of document.querySelectorAll<HTMLElement>('[data-while-open]')) advice.hidden = !status.open;
    const { date, minutes } = localTime(now, clock.schedule.timeZone);
    document.documentElement.style.setProperty('--hour', String(hourOfSun(status, minutes)));
    for (const year of document.querySelectorAll('[data-year]')) year.textContent = date.slice(0, 4);
    removePastDates(date);
  };
  update();
  setInterval(update, INTERVAL);
  addEventListener('pageshow', update);
}

/** Where the sun stands from opening (0) to closing (1). It is down while the center is closed. */
function hourOfSun(status: OpenState, minutes: number): number {
  return status.open ? (minutes - status.opened) / (status.until - status.opened) : 1.2;
}

function openingText({ words, times, days, language }: Clock, status: OpenState): string {
  if (status.open) return words.until.replaceAll('{time}', times[status.until] ?? '');
  if (status.opens === null) return words.closed;
  const text =
    status.ahead === 0 ? words.opensToday : words.opensOn.replaceAll('{day}', dayName(status, days, language));
  return text.replaceAll('{time}', times[status.opens] ?? '');
}

/** The weekday, or the whole date if the same weekday comes sooner. */
function dayName({ date, ahead }: { date: string; ahead: number }, days: string[], language: string): string {
  const day = new Date(date);
  if (ahead < 7) return days[day.getUTCDay()] ?? '';
  return day.toLocaleDateString(language, { dateStyle: 'full', timeZone: 'UTC' });
}

/** Removes dates that passed since the build, and a box with its last one. */
function removePastDates(today: string): void {
  for (const dated of document.querySelectorAll<HTMLElement>('[data-until]')) {
    if ((dated.dataset.until as string) >= today) continue;
    const box = dated.closest('div');
    dated.remove();
    if (!box?.querySelector('[data-until]')) box?.remove();
  }
}
