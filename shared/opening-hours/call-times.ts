import type { Schedule } from './schedule.ts';

const NOON = 12 * 60;
const EVENING = 18 * 60;

type PartOfDay = 'morning' | 'afternoon' | 'evening';

export function partOfDay(minutes: number): PartOfDay {
  return minutes <= NOON ? 'morning' : minutes < EVENING ? 'afternoon' : 'evening';
}

/** The fragment of the thank-you page that shows when staff call; `weekday` counts from Sunday. */
export const callTimeId = (weekday: number, part: PartOfDay) => `call-${weekday}-${part}`;

/** The fragment for a call that is more than six days ahead. */
export const CALL_AFTER_DAYS_ID = 'call-after-days';

/** When staff can call later than promised: an hour after they open. */
export function laterCallTimes({ week }: Pick<Schedule, 'week'>): { weekday: number; part: PartOfDay; id: string }[] {
  const times = week.flatMap((intervals, weekday) =>
    intervals.map(([opens]) => {
      const part = partOfDay(opens + 60);
      return { weekday, part, id: callTimeId(weekday, part) };
    }),
  );
  return times.filter(({ id }, index) => times.findIndex((other) => other.id === id) === index);
}
