import { localTime, openingStatus } from '../../shared/opening-hours/status.ts';
import { type ClockData, clockTime, readClockData, weekdayName } from './clock.ts';
import { openingText } from './opening-text.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Keeps up with the clock what a page says of today and now. */
export function keepTime(): void {
  const data = readClockData();
  const update = () => {
    const now = new Date();
    sayWhetherOpen(data, now);
    sayAnswerTime(data, now);
    const { date } = localTime(now, data.schedule.timeZone);
    for (const year of document.querySelectorAll('[data-year]')) year.textContent = date.slice(0, 4);
    removePastDates(date);
  };
  update();
  setInterval(update, minute);
  addEventListener('pageshow', update);
}

/** Beside call buttons: whether somebody answers right now. */
function sayWhetherOpen(data: ClockData, now: Date): void {
  const state = openingStatus(data.schedule, now);
  for (const line of document.querySelectorAll<HTMLElement>('[data-opening-status]')) {
    line.dataset.openingStatus = state.open ? 'open' : 'closed';
    (line.firstElementChild as Element).textContent = openingText(data, state);
  }
}

/** Beside the form: by what day and time, on the clock of the center, somebody who writes now has an answer. */
function sayAnswerTime({ schedule, days }: ClockData, now: Date): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-answer-by]')) {
    const { date, minutes } = localTime(new Date(+now + Number(line.dataset.hours) * hour), schedule.timeZone);
    const time = `${weekdayName(date, days)} ${clockTime(minutes)}`;
    line.textContent = (line.dataset.answerBy as string).replace('{time}', time);
  }
}

/** Takes out what has ended since the site was built, such as past closing days, and with the last of a box the box. */
function removePastDates(today: string): void {
  for (const dated of document.querySelectorAll<HTMLElement>('[data-until]')) {
    if ((dated.dataset.until as string) >= today) continue;
    const box = dated.closest('div');
    dated.remove();
    if (!box?.querySelector('[data-until]')) box?.remove();
  }
}
