import { localTime } from '../../shared/opening-hours/status.ts';
import { clockTime, readClockData, weekdayName } from './clock.ts';

const HOUR = 3_600_000;

/** Says by what day and time, on the clock of the center, somebody who writes now has an answer. */
export function tellAnswerTime(): void {
  const { schedule, days } = readClockData();
  for (const line of document.querySelectorAll<HTMLElement>('[data-answer-by]')) {
    const then = new Date(Date.now() + Number(line.dataset.hours) * HOUR);
    const { date, minutes } = localTime(then, schedule.timeZone);
    const time = `${weekdayName(date, days)} ${clockTime(minutes)}`;
    line.textContent = (line.dataset.answerBy ?? '').replace('{time}', time);
  }
}
