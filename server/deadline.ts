import { interpolate } from '../shared/interpolate.ts';
import { CALL_AFTER_DAYS_ID, callTimeId, partOfDay } from '../shared/opening-hours/call-times.ts';
import { DAY, dateInWords, minutesOf } from '../shared/opening-hours/dates.ts';
import type { DeadlineWords } from '../shared/server-content.ts';
import type { CenterTime, Deadline } from './time.ts';

type Local = Pick<CenterTime, 'sortable'>;

/** Such as "by Friday afternoon", or "on Monday morning" if the center is closed until then. */
export function describeDeadline(deadline: Omit<Deadline, 'isOpen'>, words: DeadlineWords, local: Local): string {
  const { texts } = words;
  const { day, part } = partsOf(deadline, words, local);
  return interpolate(deadline.isLater ? texts.on : texts.by, { time: interpolate(texts[part], { day }) });
}

/** What the receipt promises: the moment, and until when the center is closed. */
export function describePromise(deadline: Deadline, words: DeadlineWords, local: Local): string {
  const { within, letter, closedNow, closedSoon } = words.texts;
  const time = describeDeadline(deadline, words, local);
  if (!deadline.isLater) return interpolate(within, { time });
  return `${interpolate(letter, { time })} ${deadline.isOpen ? closedSoon : closedNow}`;
}

/** What follows the promise in the form, if the first call is later; otherwise empty. */
export function describeLater(deadline: Deadline, words: DeadlineWords, local: Local): string {
  if (!deadline.isLater) return '';
  const { day, part } = partsOf(deadline, words, local);
  // The sentence with the day twice would name a date twice.
  if (deadline.isOpen || part === 'date') return describePromise(deadline, words, local);
  return interpolate(words.texts.later, { time: describeDeadline(deadline, words, local), day });
}

/** The fragment of the thank-you page that says when staff call, if that is later than promised; otherwise empty. */
export function fragmentOf({ at, from, isLater }: Deadline, { sortable }: Local): string {
  if (!isLater) return '';
  const [date = '', time = ''] = sortable(at).split(' ');
  if (isDaysAhead(date, sortable(from))) return `#${CALL_AFTER_DAYS_ID}`;
  return `#${callTimeId(new Date(date).getUTCDay(), partOfDay(minutesOf(time)))}`;
}

/** Whether the same weekday comes sooner. */
const isDaysAhead = (date: string, from: string) => Date.parse(date) - Date.parse(from.slice(0, 10)) >= 7 * DAY;

/** The weekday and the part of the day; the date instead if the same weekday comes sooner. */
function partsOf({ at, from }: Pick<Deadline, 'at' | 'from'>, { days, language }: DeadlineWords, { sortable }: Local) {
  const [date = '', time = ''] = sortable(at).split(' ');
  if (isDaysAhead(date, sortable(from)))
    return {
      day: dateInWords(date, language, { weekday: 'long', month: 'long', day: 'numeric' }),
      part: 'date',
    } as const;
  const minutes = minutesOf(time);
  return { day: days[new Date(date).getUTCDay()] ?? '', part: partOfDay(minutes) };
}
