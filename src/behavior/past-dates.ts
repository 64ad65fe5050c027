import { localTime } from '../../shared/opening-hours/status.ts';
import type { ClockData } from './opening-status.ts';

/** Takes out what has ended since the site was built, such as past closing days, and with the last of a box the box. */
export function hidePastDates(): void {
  const { schedule }: ClockData = JSON.parse(document.getElementById('clock')?.textContent ?? 'null');
  const { date } = localTime(new Date(), schedule.timeZone);
  for (const dated of document.querySelectorAll<HTMLElement>('[data-until]')) {
    if ((dated.dataset.until ?? '') >= date) continue;
    const box = dated.closest('div');
    dated.remove();
    if (!box?.querySelector('[data-until]')) box?.remove();
  }
}
