/** Opening times in minutes after midnight. */
export type Interval = [opens: number, closes: number];

export interface Schedule {
  timeZone: string;
  /** The times of each weekday, from Sunday. */
  week: Interval[][];
  closingDays: Record<string, number>;
}

/** Whether the center is open and when that changes: minutes after midnight, local dates such as 2026-12-28, and days from today. */
export type OpenState =
  | { open: true; opened: number; until: number }
  | { open: false; opens: number; date: string; ahead: number }
  | { open: false; opens: null };

const daysAhead = 100;

/** The date that many days after a date such as 2026-12-28. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

export function localTime(now: Date, timeZone: string) {
  // Swedish dates have the form of ISO 8601.
  const [date = '', hour, minute] = now.toLocaleString('sv', { timeZone }).split(/[ :]/);
  return { date, minutes: Number(hour) * 60 + Number(minute) };
}

export function openingStatus({ timeZone, week, closingDays }: Schedule, now: Date): OpenState {
  const local = localTime(now, timeZone);
  for (let ahead = 0; ahead < daysAhead; ahead++) {
    const date = addDays(local.date, ahead);
    const minutes = ahead === 0 ? local.minutes : 0;
    for (const [opens, closes] of week[new Date(date).getUTCDay()] ?? []) {
      const until = Math.min(closes, closingDays[date] ?? closes);
      if (opens >= until || minutes >= until) continue;
      return ahead === 0 && minutes >= opens
        ? { open: true, opened: opens, until }
        : { open: false, opens, date, ahead };
    }
  }
  return { open: false, opens: null };
}
