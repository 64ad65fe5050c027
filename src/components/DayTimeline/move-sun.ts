import type { Moment } from '../OpeningStatus/update-clock.ts';
import type { Hour } from './DayHour.tsx';

const DAY = 24 * 60;
const NOON = DAY / 2;
/** From seven in the evening until six in the morning a moon takes the sun's place. */
const NIGHT = { from: 19 * 60, length: 11 * 60 };

const strip = document.querySelector<HTMLElement>('[data-hour]');
const section = strip?.closest<HTMLElement>('[data-ground]');
const ground = section?.dataset.ground;
const hour: Hour | null = JSON.parse(strip?.querySelector('script')?.textContent ?? 'null');

/** Moves the sun to the time of day, and marks the current panel and says what happens in it. */
function moveSun({ minutes, isOpen, isOpenIn, text }: Moment): void {
  if (!strip || !section || !hour) return;
  const { from, panels, words, program, am, pm } = hour;
  const ofNight = ((minutes - NIGHT.from + DAY) % DAY) / NIGHT.length;
  const isNight = ofNight < 1;
  const begun = from.findLastIndex((time) => time <= minutes);
  const what = (program ? isOpenIn(program) : isOpen) ? panels[begun] : undefined;
  strip.style.setProperty('--passed', `${isNight ? ofNight : passed(minutes, from, begun)}`);
  section.dataset.ground = isNight ? 'green' : ground;
  for (const [index, panel] of strip.querySelectorAll('li').entries()) {
    const isDark = isNight && index < panels.length - 1;
    panel.dataset.panel = isDark ? 'dark' : what !== undefined && index === begun ? 'now' : '';
  }
  const anyHour = strip.querySelector<HTMLElement>('p span + a + span');
  if (!anyHour || !words) return;
  const says =
    what === undefined ? `${text}.`.replace('..', '.') : (program ? words.now : words.usually).replace('{what}', what);
  const clock = `${Math.floor(minutes / 60) % 12 || 12}:${`${minutes % 60}`.padStart(2, '0')}`;
  const [before = '', after = ''] = words.time.split('{time}');
  const heading = strip.querySelector('h2') as HTMLElement;
  // The time is an element of its own: the words around it may be translated.
  if (!heading.querySelector('time')) heading.replaceChildren(before, document.createElement('time'), after);
  write('time', (minutes < NOON ? am : pm).replace('{time}', clock));
  write('p span', says);
  anyHour.hidden = isOpen;
}

const written = new Map<string, string>();

/** Skips unchanged text, which the browser may have translated. */
function write(selector: string, text: string): void {
  const element = strip?.querySelector(selector);
  if (element && written.get(selector) !== text) element.textContent = text;
  written.set(selector, text);
}

/** The share of its path that the sun has covered. It is always well above the current panel, although panels last differently long. */
function passed(now: number, from: number[], begun: number): number {
  const [since, till] = from.slice(begun);
  if (begun < 0 || since === undefined) return 0;
  return till === undefined ? 1 : (begun + 0.2 + (0.6 * (now - since)) / (till - since)) / (from.length - 1);
}

// On the first page of a visit, the sun travels to its place once that is in view.
if (strip && !document.referrer.startsWith(location.origin))
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    strip.dataset.travels = '';
  }).observe(strip.querySelector('ol') as Element);

document.addEventListener('clock', (event) => moveSun((event as CustomEvent<Moment>).detail));
