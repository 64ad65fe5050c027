import type { Moment } from '../OpeningStatus/update-clock.ts';
import type { Hour } from './DayHour.tsx';

const DAY = 24 * 60;
const NOON = DAY / 2;
/** From seven in the evening until six in the morning a moon takes the sun's place. */
const NIGHT = { from: 19 * 60, length: 11 * 60 };

const strip = document.querySelector<HTMLElement>('[data-hour]');
const section = strip?.closest<HTMLElement>('[data-ground]');
const ground = section?.dataset.ground;
const hero = document.querySelector<HTMLImageElement>('[src*="/hero."]');
const hour: Hour | null = JSON.parse(strip?.querySelector('script')?.textContent ?? 'null');

/** Moves the sun to the time of day, and marks the current panel and says what happens in it. */
function moveSun({ minutes, isOpen, isOpenIn, text, write }: Moment): void {
  if (!strip || !section || !hour) return;
  const { from, panels, words, program, am, pm } = hour;
  const ofNight = ((minutes - NIGHT.from + DAY) % DAY) / NIGHT.length;
  const isNight = ofNight < 1;
  const begun = from.findLastIndex((time) => time <= minutes);
  const last = panels.length - 1;
  const what = (program ? isOpenIn(program) : isOpen) ? panels[begun] : undefined;
  // By day it is over the middle of the current panel, and before and after the day at the ends of its path.
  const ofDay = begun > last ? 1 : Math.max(0, (begun + 0.5) / panels.length);
  strip.style.setProperty('--passed', `${isNight ? ofNight : ofDay}`);
  strip.dataset.now = what === undefined ? '' : `${begun}`;
  section.dataset.ground = isNight ? 'green' : ground;
  // It is dark outside of the window in the first drawing, too.
  const view = hero?.src.replace(/#.*|$/, isNight ? '#night' : '');
  if (hero && view && hero.src !== view) hero.src = view;
  for (const [index, panel] of strip.querySelectorAll('li').entries()) {
    const isDark = isNight && index < last;
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
  write(heading.querySelector('time') as Element, (minutes < NOON ? am : pm).replace('{time}', clock));
  write(strip.querySelector('p span') as Element, says);
  anyHour.hidden = isOpen;
}

document.addEventListener('clock', (event) => moveSun((event as CustomEvent<Moment>).detail));
