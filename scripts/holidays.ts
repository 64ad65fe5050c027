import { timesOn, weekdayOf } from '../shared/opening-hours/schedule.ts';
import type { OpeningHours } from '../shared/opening-hours/times-schema.ts';

/** Holidays of the twelve months from a day on, without those that fall on a day without opening hours. */
export function holidaysFrom(today: string, hours: OpeningHours): { name: string; date: string }[] {
  const year = Number(today.slice(0, 4));
  const end = `${year + 1}${today.slice(4)}`;
  return [year, year + 1]
    .flatMap((one) => [
      { name: 'New Year’s Day', date: `${one}-01-01` },
      { name: 'Memorial Day', date: firstFrom('Monday', `${one}-05`, 25) },
      { name: 'Independence Day', date: `${one}-07-04` },
      { name: 'Labor Day', date: firstFrom('Monday', `${one}-09`, 1) },
      { name: 'Thanksgiving', date: firstFrom('Thursday', `${one}-11`, 22) },
      { name: 'Christmas', date: `${one}-12-25` },
    ])
    .filter(({ date }) => date >= today && date < end && timesOn(weekdayOf(date), hours).length > 0);
}

function firstFrom(weekday: string, month: string, day: number): string {
  const date = `${month}-${String(day).padStart(2, '0')}`;
  return weekdayOf(date) === weekday ? date : firstFrom(weekday, month, day + 1);
}
