import { timeInSentence } from '../../../content-model/hours-in-words.ts';
import type { UiText } from '../../../content-model/schemas/ui-schema.ts';
import { type Offsets, offsetsOf } from '../../../content-model/time-zone.ts';
import { sundayFirst } from '../../../shared/opening-hours/dates.ts';
import { type Schedule, scheduleOf } from '../../../shared/opening-hours/schedule.ts';
import { usePage } from '../../page-data/page-context.tsx';
import { JsonScript } from '../JsonScript/JsonScript.tsx';

export interface OpeningClock {
  /** In the page and not from `<html lang>`, which browsers change when they translate a page. */
  language: string;
  offsets: Offsets;
  schedule: Schedule;
  /** Messages with {time}, {day} and {holiday}. */
  words: Pick<UiText['open'], 'until' | 'laterEarly' | 'opensToday' | 'opensOn' | 'early' | 'closedToday' | 'closed'>;
  /** Every time of the schedule as sentences say it, by its minutes after midnight. */
  times: Record<number, string>;
  /** The weekdays from Sunday. */
  days: string[];
}

/** The data that update-clock.ts reads. */
export function ClockData() {
  const { language, facts, ui, today } = usePage();
  const schedule = scheduleOf({ ...facts, closingDays: facts.closingDays.filter(({ date }) => date >= today) });
  const minutes = [...schedule.week.flat(2), ...Object.values(schedule.closingDays).map(([closes]) => closes)];
  const { at, atOne, atNoon, anyHour, ...words } = ui.open;
  const clock: OpeningClock = {
    language,
    offsets: offsetsOf(facts.timeZone, today),
    schedule,
    words,
    times: Object.fromEntries(minutes.map((time) => [time, timeInSentence(time, ui)])),
    days: sundayFirst.map((day) => ui.weekdays[day]),
  };
  return <JsonScript type="application/json" id="clock" data={clock} />;
}
