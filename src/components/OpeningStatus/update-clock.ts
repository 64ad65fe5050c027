import { localTime } from '../../../content-model/time-zone.ts';
import { dateInWords } from '../../../shared/opening-hours/dates.ts';
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
  const isClosedToday = dayAt(now.date, clock.schedule).closedFor !== undefined;
  const text = openingText(next, isClosedToday);
  forEach('[data-opening-status]', (line) => {
    line.dataset.openingStatus = next?.isOpen ? 'open' : 'closed';
    write(line.firstElementChild as Element, text);
  });
  forEach('[data-closing-day]', (line) => {
    line.hidden = next?.closedFor === undefined;
    write(line, text);
  });
  const isOpenIn = (week: Schedule['week']) => Boolean(nextOpening({ ...clock.schedule, week }, now)?.isOpen);
  const detail: Moment = { minutes: now.minutes, isOpen: Boolean(next?.isOpen), text, isOpenIn };
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

function openingText(next: Opening | undefined, isClosedToday: boolean): string {
  const { words, times, days, language } = clock;
  if (!next) return words.closed;
  if (next.isOpen) return words.until.replace('{time}', times[next.closes] ?? '');
  // The whole date if the same weekday comes sooner.
  const day = next.ahead < 7 ? days[new Date(next.date).getUTCDay()] : dateInWords(next.date, language, 'full');
  const today = next.ahead > 0 ? words.opensOn : words.opensToday;
  const early = next.date in clock.schedule.closingDays ? words.early.replace('{time}', times[next.closes] ?? '') : '';
  return (isClosedToday ? words.closedToday : today)
    .replace('{holiday}', next.closedFor ? ` (${next.closedFor})` : '')
    .replace('{day}', day ?? '')
    .replace('{time}', times[next.opens] ?? '')
    .concat(early);
}

update();
setInterval(update, INTERVAL);
// Prerendered pages and those from the back/forward cache are older than the moment they are shown.
for (const event of ['pageshow', 'visibilitychange']) addEventListener(event, update);
