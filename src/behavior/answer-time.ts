import type { ClockData } from './opening-status.ts';

const HOUR = 3_600_000;

/** Says by what day and time, on the clock of the center, somebody who writes now has an answer. */
export function tellAnswerTime(): void {
  const { schedule }: ClockData = JSON.parse(document.getElementById('clock')?.textContent ?? 'null');
  const format = new Intl.DateTimeFormat(document.documentElement.lang, {
    timeZone: schedule.timeZone,
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  for (const line of document.querySelectorAll<HTMLElement>('[data-answer-by]'))
    line.textContent =
      line.dataset.answerBy?.replace('{time}', format.format(Date.now() + Number(line.dataset.hours) * HOUR)) ?? '';
}
