import { localTime } from '../../shared/opening-hours/status.ts';
import type { ClockData } from './opening-status.ts';

/** Takes out of the list the closing days that have passed since the site was built, and the whole list with the last of them. */
export function hidePastClosingDays(): void {
  const { schedule }: ClockData = JSON.parse(document.getElementById('clock')?.textContent ?? 'null');
  const { date } = localTime(new Date(), schedule.timeZone);
  for (const day of document.querySelectorAll<HTMLElement>('[data-closing-day]')) {
    const list = day.closest('div');
    if ((day.dataset.closingDay ?? '') < date) day.remove();
    if (!list?.querySelector('[data-closing-day]')) list?.remove();
  }
}
