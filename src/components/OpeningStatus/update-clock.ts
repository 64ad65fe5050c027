import { localTime } from '../../../content-model/time-zone.ts';
import { addDays, dateInWords } from '../../../shared/opening-hours/dates.ts';
import { dayAt, type Schedule } from '../../../shared/opening-hours/schedule.ts';
import type { OpeningClock } from './ClockData.tsx';
import { nextOpening, type Opening } from './next-opening.ts';

/** What the `clock` event of the document tells the scripts of a page. */
export interface Moment {
  /** After midnight at the center. */
  minutes: number;
  isOpen: boolean;
  /** What the page says about it. */
  text: string;
  /** Whether it is now open in a week with other times. */
  isOpenIn: (week: Schedule['week']) => boolean;
  write: typeof write;
}

/** Milliseconds between two updates. */
const INTERVAL = 60_000;

const clock: OpeningClock = JSON.parse((document.getElementById('clock') as Element).textContent);

function forEach(selector: string, change: (element: HTMLElement) => void): void {
  document.querySelectorAll<HTMLElement>(selector).forEach(change);
}

const written = new WeakMap<Element, string>();

/** Skips unchanged text, which the browser may have translated, or the visitor selected. */
function write(element: Element, text: string): void {
  if (written.get(element) === text) return;
  written.set(element, text);
  element.textContent = text;
}

function update(): void {
  const now = localTime(Date.now(), clock.offsets);
  const next = nextOpening(clock.schedule, now);
  const text = openingText(next, now.date);
  forEach('[data-opening-status]', (line) => {
    line.dataset.openingStatus = next?.isOpen ? 'open' : 'closed';
    write(line.firstElementChild as Element, text);
  });
  forEach('[data-closing-day]', (line) => {
    line.hidden = next?.closedFor === undefined;
    write(line, text);
  });
  const isOpenIn = (week: Schedule['week']) => Boolean(nextOpening({ ...clock.schedule, week }, now)?.isOpen);
  const detail: Moment = { minutes: now.minutes, isOpen: Boolean(next?.isOpen), text, isOpenIn, write };
  document.dispatchEvent(new CustomEvent('clock', { detail }));
  forEach('[data-year]', (year) => {
    write(year, now.date.slice(0, 4));
  });
  forEach('[data-after]', (fallback) => {
    fallback.hidden = (fallback.dataset.after as string) >= now.date;
  });
  // Removes dates that passed since the build, and a box with its last one.
  forEach('[data-until]', (dated) => {
    if ((dated.dataset.until as string) >= now.date) return;
    const box = dated.closest('div');
    dated.remove();
    if (!box?.querySelector('[data-until]')) box?.remove();
  });
}

function openingText(next: Opening | undefined, today: string): string {
  const { words, schedule, times, days, language } = clock;
  const fill = (text: string, { date, closedFor }: Opening, minutes: number) =>
    text
      .replace('{holiday}', closedFor ? ` (${closedFor})` : '')
      // The whole date if the same weekday comes sooner.
      .replace('{day}', (date < addDays(today, 7) && days[dayNumber(date)]) || dateInWords(date, language, 'full'))
      .replace('{time}', times[minutes] ?? '');
  const closesEarly = (day: Opening) =>
    !schedule.week[dayNumber(day.date)]?.some(([, closes]) => closes === day.closes);
  if (!next) return words.closed;
  if (next.isOpen) {
    const later = nextOpening(schedule, { date: addDays(today, 1), minutes: 0 });
    const early = later && closesEarly(later) ? fill(words.laterEarly, later, later.closes) : '';
    return fill(words.until, next, next.closes) + early;
  }
  const opens = next.date === today ? words.opensToday : words.opensOn;
  const early = closesEarly(next) ? fill(words.early, next, next.closes) : '';
  const isClosedToday = dayAt(today, schedule).closedFor !== undefined;
  return fill(isClosedToday ? words.closedToday : opens, next, next.opens) + early;
}

/** 0 is Sunday. */
const dayNumber = (date: string) => new Date(date).getUTCDay();

update();
setInterval(update, INTERVAL);
// Prerendered pages and those from the back/forward cache are older than the moment they are shown.
for (const event of ['pageshow', 'visibilitychange']) addEventListener(event, update);
