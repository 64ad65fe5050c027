import type { Center } from '../shared/center.ts';
import { interpolate } from '../shared/interpolate.ts';
import { addDays, DAY, dateInWords, HOUR, MINUTE } from '../shared/opening-hours/dates.ts';
import { DAYS_AHEAD, dayAt, type Interval, type Schedule } from '../shared/opening-hours/schedule.ts';
import type { DeadlineWords } from '../shared/server-content.ts';

/** The promise to answer within some hours. */
export interface AnswerPromise {
  hours: number;
  /** Whether it counts on days too on which the center is closed. */
  everyDay: boolean;
}

/** The promise to answer, in any language; without one it counts as 24 hours. */
export function answerPromise({ promise }: Pick<Center, 'promise'>): AnswerPromise {
  return { hours: Number(/\d+/.exec(promise?.value ?? '')) || 24, everyDay: promise?.everyDay ?? false };
}

export interface Calendar {
  schedule: Schedule;
  /** Minutes from UTC to the time of the center. */
  offsetAt: (at: number) => number;
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

/** The moment that clocks of the center show as `shown` in UTC. */
export function momentOf(shown: number, offsetAt: Calendar['offsetAt']): number {
  // The offset depends on the moment, so the first result can be an hour off.
  return shown - offsetAt(shown - offsetAt(shown) * MINUTE) * MINUTE;
}

/** The last moment in opening hours to keep the promise. If less than an hour is left then, an hour after the next opening. */
export function deadlineOf(receivedAt: number, { hours, everyDay }: AnswerPromise, calendar: Calendar): Deadline {
  const { offsetAt } = calendar;
  const local = (at: number) => at + offsetAt(at) * MINUTE;
  const dateOf = (at: number) => new Date(local(at)).toISOString().slice(0, 10);
  const moment = (date: string, minutes: number) => momentOf(Date.parse(date) + minutes * MINUTE, offsetAt);
  const today = dateOf(receivedAt);
  const promisedAt = receivedAt + hours * HOUR;
  const isOpen = callingTimes(today, calendar, everyDay).some(
    ([opens, closes]) => moment(today, opens) <= receivedAt && receivedAt < moment(today, closes),
  );

  const found = (at: number): Deadline => {
    const date = dateOf(at);
    const ahead = (Date.parse(date) - Date.parse(today)) / DAY;
    const minutes = Math.floor((local(at) % DAY) / MINUTE);
    return { at, date, ahead, minutes, isLater: at > promisedAt, isOpen };
  };

  let within: number | undefined;
  let next: number | undefined;
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const date = addDays(today, ahead);
    for (const [opens, closes] of callingTimes(date, calendar, everyDay)) {
      const from = moment(date, opens);
      if (from > receivedAt) next ??= from;
      const until = Math.min(moment(date, closes), promisedAt);
      if (from < promisedAt && until - receivedAt >= HOUR) within = until;
      if (from >= promisedAt) return found(within ?? (next ?? from) + HOUR);
    }
  }
  return found(within ?? promisedAt);
}

/** When staff answer on a date: on a closed day, if the promise counts then, in the hours of other days. */
export function callingTimes(date: string, { schedule }: Calendar, everyDay: boolean): readonly Readonly<Interval>[] {
  const { times } = dayAt(date, schedule);
  if (!everyDay || times.length > 0) return times;
  const all = schedule.week.flat();
  return [[Math.min(...all.map(([opens]) => opens)), Math.max(...all.map(([, closes]) => closes))]];
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
