import { holidaysIn } from '../shared/opening-hours/holidays.ts';
import { timesOn, weekdayOf } from '../shared/opening-hours/schedule.ts';
import type { OpeningHours } from '../shared/opening-hours/times-schema.ts';

const common = ['New Year’s Day', 'Memorial Day', 'Independence Day', 'Labor Day', 'Thanksgiving', 'Christmas'];

/** Common holidays of the twelve months from a day on, without those that fall on a day without opening hours. */
export function holidaysFrom(today: string, hours: OpeningHours): { name: string; date: string }[] {
  const year = Number(today.slice(0, 4));
  const end = `${year + 1}${today.slice(4)}`;
  return [year, year + 1]
    .flatMap((one) => holidaysIn(one, common))
    .filter(({ date }) => date >= today && date < end && timesOn(weekdayOf(date), hours).length > 0)
    .map(({ name, date }) => ({ name: name.en, date }));
}
