import { type Facts, weekdays } from '../facts-schema.ts';
import type { Schedule } from './status.ts';

/** The days of the week as clocks count them, from Sunday as 0. */
export const sundayFirst = [...weekdays.slice(6), ...weekdays.slice(0, 6)];

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** The opening hours of the center in the short form that pages carry for the clock. */
export function scheduleOf(site: Facts): Schedule {
  return {
    timeZone: site.timeZone,
    week: sundayFirst.map((day) => {
      const times = site.hours.find((entry) => entry.days.includes(day));
      return times ? [minutes(times.opens), minutes(times.closes)] : null;
    }),
    closingDays: site.closingDays,
  };
}
