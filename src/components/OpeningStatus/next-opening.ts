import type { localTime } from '../../../content-model/time-zone.ts';
import { addDays } from '../../../shared/opening-hours/dates.ts';
import { DAYS_AHEAD, dayAt, type Schedule } from '../../../shared/opening-hours/schedule.ts';

/** The times of the current or the next opening, and how many days ahead it is. */
export interface Opening {
  isOpen: boolean;
  opens: number;
  closes: number;
  /** A local date such as 2026-12-28. */
  date: string;
  ahead: number;
  /** The name of the first closing day until then, or empty; undefined without one. */
  closedFor: string | undefined;
}

/** Undefined if the center does not open in the next months. */
export function nextOpening(schedule: Schedule, now: ReturnType<typeof localTime>): Opening | undefined {
  let closedFor: string | undefined;
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead++) {
    const date = addDays(now.date, ahead);
    const day = dayAt(date, schedule);
    for (const [opens, closes] of day.times)
      if (ahead > 0 || closes > now.minutes)
        return { isOpen: ahead === 0 && opens <= now.minutes, opens, closes, date, ahead, closedFor };
    closedFor ??= day.closedFor;
  }
  return undefined;
}
