import { formatDate } from '../../shared/opening-hours/format-date.ts';
import { localTime, openingStatus, type Schedule } from '../../shared/opening-hours/status.ts';

/** What the page carries for the clock, as JSON in an element of its own. */
export interface ClockData {
  schedule: Schedule;
  /** Messages with {time} and {day} to fill in. */
  words: { until: string; opensToday: string; opensOn: string; closed: string };
}

const minute = 60_000;

function clockTime(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The weekday, which says too little when the same one comes sooner. */
function dayName({ date, ahead }: { date: string; ahead: number }): string {
  return formatDate(date, document.documentElement.lang, ahead > 6 ? 'day and month' : 'weekday');
}

function message({ schedule, words }: ClockData, now: Date): { open: boolean; text: string } {
  const status = openingStatus(schedule, now);
  if (status.open) return { open: true, text: words.until.replace('{time}', clockTime(status.until)) };
  if (status.opens === null) return { open: false, text: words.closed };
  const text = status.ahead === 0 ? words.opensToday : words.opensOn.replace('{day}', dayName(status));
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
  const data: ClockData = JSON.parse(document.getElementById('clock')?.textContent ?? 'null');
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
