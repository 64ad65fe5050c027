import { holidays } from '../shared/opening-hours/holidays.ts';
import { comingClosingDays } from '../shared/opening-hours/schedule.ts';
import type { ClosingDay, OpeningHours } from '../shared/opening-hours/times-schema.ts';

const common = ['New Year’s Day', 'Memorial Day', 'Independence Day', 'Labor Day', 'Thanksgiving', 'Christmas'];

/** Common holidays of the twelve months from a day on, without those that fall on a day without opening hours. */
export function holidaysFrom(today: string, hours: OpeningHours): ClosingDay[] {
  const asked = holidays.filter(({ name }) => common.includes(name.en));
  const named = asked.map(({ name, ...holiday }) => ({ ...holiday, name: name.en }));
  return comingClosingDays({ hours, holidays: named, closingDays: [] }, today);
}
