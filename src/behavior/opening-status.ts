import { formatDate } from '../../shared/opening-hours/format-date.ts';
import { localTime, openingStatus } from '../../shared/opening-hours/status.ts';
import { type ClockData, clockTime, readClockData, weekdayName } from './clock.ts';

const minute = 60_000;

/** The weekday, which says too little when the same one comes sooner. */
function dayName({ date, ahead }: { date: string; ahead: number }, days: string[]): string {
  return ahead > 6 ? formatDate(date, document.documentElement.lang) : weekdayName(date, days);
}

function message({ schedule, words, days }: ClockData, now: Date): { open: boolean; text: string } {
  const status = openingStatus(schedule, now);
  if (status.open) return { open: true, text: words.until.replace('{time}', clockTime(status.until)) };
  if (status.opens === null) return { open: false, text: words.closed };
  const text = status.ahead === 0 ? words.opensToday : words.opensOn.replace('{day}', dayName(status, days));
  return { open: false, text: text.replace('{time}', clockTime(status.opens)) };
}

/** Takes out what has ended since the site was built, such as past closing days, and with the last of a box the box. */
function removePastDates(today: string): void {
  for (const dated of document.querySelectorAll<HTMLElement>('[data-until]')) {
    if ((dated.dataset.until ?? '') >= today) continue;
    const box = dated.closest('div');
    dated.remove();
    if (!box?.querySelector('[data-until]')) box?.remove();
  }
}

/** Says beside call buttons whether somebody answers right now, and keeps saying it as the minutes pass; what has ended goes. */
export function keepOpeningStatus(): void {
  const data = readClockData();
  const lines = document.querySelectorAll<HTMLElement>('[data-opening-status]');
  const update = () => {
    const now = new Date();
    const { open, text } = message(data, now);
    for (const line of lines) {
      const span = line.firstElementChild as HTMLElement;
      line.dataset.openingStatus = open ? 'open' : 'closed';
      span.textContent = text;
    }
    removePastDates(localTime(now, data.schedule.timeZone).date);
  };
  update();
  setInterval(update, minute);
  addEventListener('pageshow', update);
}
