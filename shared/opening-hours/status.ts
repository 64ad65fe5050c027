/** Opening times as pages carry them for the clock: by weekday from Sunday, in minutes after midnight, or null when closed. */
export interface Schedule {
  timeZone: string;
  /** [opens, closes] for each weekday from Sunday, or null. */
  week: ([number, number] | null)[];
  /** Local dates such as 2026-12-25 on which the center is closed. */
  closingDays: string[];
}

/** Whether the center is open, and when that changes; minutes after midnight, weekdays from Sunday as 0. */
export type OpenState =
  | { open: true; until: number }
  | { open: false; opens: number; weekday: number; today: boolean }
  | { open: false; opens: null };

const daysAhead = 14;
const dayLength = 24 * 60 * 60 * 1000;

function localTime(now: Date, timeZone: string) {
  // Swedish writes dates as 2026-12-25 14:05.
  const [date = '', clock = ''] = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(now)
    .split(' ');
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return { date, minutes: hour * 60 + minute };
}

/** Says whether the center is open at a moment, by the clock of its own time zone. */
export function openingStatus(schedule: Schedule, now: Date): OpenState {
  const { date, minutes } = localTime(now, schedule.timeZone);
  const midnight = Date.parse(date);
  for (let ahead = 0; ahead < daysAhead; ahead++) {
    const day = new Date(midnight + ahead * dayLength);
    const weekday = day.getUTCDay();
    const times = schedule.week[weekday];
    if (!times || schedule.closingDays.includes(day.toISOString().slice(0, 10))) continue;
    const [opens, closes] = times;
    if (ahead > 0 || minutes < opens) return { open: false, opens, weekday, today: ahead === 0 };
    if (minutes < closes) return { open: true, until: closes };
  }
  return { open: false, opens: null };
}
