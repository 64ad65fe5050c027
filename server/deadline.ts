import { interpolate } from '../shared/interpolate.ts';
import { addDays, DAY, dateInWords, HOUR, minutesOf } from '../shared/opening-hours/dates.ts';
import { DAYS_AHEAD, type Interval } from '../shared/opening-hours/schedule.ts';
import type { DeadlineWords } from '../shared/server-content.ts';

/** Dates and times as clocks of the center show them. */
export interface Calendar {
  /** Such as 2026-12-28 16:00:00. */
  sortable: (at: number) => string;
  /** The moment of so many minutes after midnight. */
  moment: (date: string, minutes: number) => number;
  /** When staff answer on a date. */
  timesOn: (date: string) => readonly Readonly<Interval>[];
}

/** The moment by which a family gets an answer. */
export interface Deadline {
  at: number;
  /** A local date such as 2026-12-28, how many days it is ahead, and minutes after midnight. */
  date: string;
  ahead: number;
  minutes: number;
  /** The center opens only after the hours of the promise. */
  isLater: boolean;
  /** Whether the center is open when the request comes in. */
  isOpen: boolean;
}

/** A moment as someone reads it on a date, without what depends on the promise. */
export function momentFrom(today: string, at: number, { sortable }: Calendar) {
  const [date = '', time = ''] = sortable(at).split(' ');
  return { at, date, ahead: (Date.parse(date) - Date.parse(today)) / DAY, minutes: minutesOf(time) };
}

/** The last moment in opening hours to keep a promise of some hours. If less than an hour is left then, an hour after the next opening. */
export function deadlineOf(receivedAt: number, hours: number, calendar: Calendar): Deadline {
  const { moment, timesOn } = calendar;
  const today = calendar.sortable(receivedAt).slice(0, 10);
  const promisedAt = receivedAt + hours * HOUR;
  const isOpen = timesOn(today).some(
    ([opens, closes]) => moment(today, opens) <= receivedAt && receivedAt < moment(today, closes),
  );
  const found = (at: number): Deadline => ({ ...momentFrom(today, at, calendar), isLater: at > promisedAt, isOpen });

  let within: number | undefined;
  let next: number | undefined;
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const date = addDays(today, ahead);
    for (const [opens, closes] of timesOn(date)) {
      const from = moment(date, opens);
      if (from > receivedAt) next ??= from;
      const until = Math.min(moment(date, closes), promisedAt);
      if (from < promisedAt && until - receivedAt >= HOUR) within = until;
      if (from >= promisedAt) return found(within ?? (next ?? from) + HOUR);
    }
  }
  return found(within ?? promisedAt);
}

const NOON = 12 * 60;
const EVENING = 18 * 60;

/** Such as "by Friday afternoon", or "on Monday morning" if the center is closed until then. */
export function describeDeadline({ date, ahead, minutes, isLater }: Deadline, words: DeadlineWords): string {
  const { texts } = words;
  const isFar = ahead >= 7;
  const part = isFar ? 'date' : minutes <= NOON ? 'morning' : minutes < EVENING ? 'afternoon' : 'evening';
  const time = interpolate(texts[part], { day: dayIn(words, date, isFar) });
  return interpolate(isLater ? texts.on : texts.by, { time });
}

/** What the receipt promises: the moment, and until when the center is closed. */
export function describePromise(deadline: Deadline, words: DeadlineWords): string {
  const { within, letter, closedNow, closedSoon } = words.texts;
  const time = describeDeadline(deadline, words);
  if (!deadline.isLater) return interpolate(within, { time });
  return `${interpolate(letter, { time })} ${deadline.isOpen ? closedSoon : closedNow}`;
}

/** What follows the promise in the form, if the first call is later; otherwise empty. */
export function describeLater(deadline: Deadline, words: DeadlineWords): string {
  const { date, ahead, isLater, isOpen } = deadline;
  if (!isLater) return '';
  if (isOpen) return describePromise(deadline, words);
  const time = describeDeadline(deadline, words);
  return interpolate(words.texts.later, { time, day: dayIn(words, date, ahead >= 7) });
}

/** A weekday; with its date if the same weekday comes sooner. */
function dayIn({ days, language }: DeadlineWords, date: string, isFar: boolean): string {
  const full = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  return (isFar ? dateInWords(date, language, full) : days[new Date(date).getUTCDay()]) ?? '';
}
