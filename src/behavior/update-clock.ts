import { spokenTime } from '../../shared/opening-hours/readable-time.ts';
import { type ClockData, localTime, type OpenState, openingStatus } from '../../shared/opening-hours/status.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export function updateClock(): void {
  const data: ClockData = JSON.parse((document.getElementById('clock') as Element).textContent);
  const update = () => {
    const now = new Date();
    const status = openingStatus(data.schedule, now);
    for (const line of document.querySelectorAll<HTMLElement>('[data-opening-status]')) {
      line.dataset.openingStatus = status.open ? 'open' : 'closed';
      (line.firstElementChild as Element).textContent = openingText(data, status);
    }
    showAnswerTime(data, now);
    const { date } = localTime(now, data.schedule.timeZone);
    for (const year of document.querySelectorAll('[data-year]')) year.textContent = date.slice(0, 4);
    removePastDates(date);
  };
  update();
  setInterval(update, MINUTE);
  addEventListener('pageshow', update);
}

export function openingText({ words, days }: ClockData, status: OpenState): string {
  if (status.open) return words.until.replace('{time}', spokenTime(status.until, words));
  if (status.opens === null) return words.closed;
  const text = status.ahead === 0 ? words.opensToday : words.opensOn.replace('{day}', dayName(status, days));
  return text.replace('{time}', spokenTime(status.opens, words));
}

/** The weekday, or the whole date where the same weekday comes sooner. */
function dayName({ date, ahead }: { date: string; ahead: number }, days: string[]): string {
  if (ahead < 7) return weekdayName(date, days);
  return new Date(date).toLocaleDateString(document.documentElement.lang, { dateStyle: 'full', timeZone: 'UTC' });
}

function showAnswerTime({ schedule, words, days }: ClockData, now: Date): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-answer-by]')) {
    const { date, minutes } = localTime(new Date(+now + Number(line.dataset.hours) * HOUR), schedule.timeZone);
    const time = `${weekdayName(date, days)}\u00A0${spokenTime(minutes, words)}`;
    line.textContent = (line.dataset.answerBy as string).replace('{time}', time);
  }
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

function weekdayName(date: string, days: string[]): string {
  return days[new Date(date).getUTCDay()] ?? '';
}
