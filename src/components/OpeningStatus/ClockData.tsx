import { spokenTime } from '../../../shared/opening-hours/readable-time.ts';
import { scheduleOf, sundayFirst } from '../../../shared/opening-hours/schedule.ts';
import type { Schedule } from '../../../shared/opening-hours/status.ts';
import { usePage } from '../../site/page-context.tsx';

export interface Clock {
  /** In the page and not from `<html lang>`, which browsers change when they translate a page. */
  language: string;
  schedule: Schedule;
  /** Messages with {time} and {day}. */
  words: { until: string; opensToday: string; opensOn: string; closed: string };
  /** Every time of the schedule as pages write it, by its minutes after midnight. */
  times: Record<number, string>;
  /** The weekdays from Sunday: a browser takes 20 ms to find their names. */
  days: string[];
}

/** The data that update-clock.ts reads. */
export function ClockData() {
  const { language, facts, ui, today } = usePage();
  const schedule = scheduleOf(facts, today);
  const minutes = [...schedule.week.flat(2), ...Object.values(schedule.closingDays)];
  const clock: Clock = {
    language,
    schedule,
    words: ui.open,
    times: Object.fromEntries(minutes.map((time) => [time, spokenTime(time, ui)])),
    days: sundayFirst.map((day) => ui.weekdays[day]),
  };
  return (
    <script id="clock" type="application/json">
      {JSON.stringify(clock)}
    </script>
  );
}
