import type { measurePage } from './lighthouse-page.ts';
import type { PageWeight } from './page-weight.ts';

/** How a page does on a slow phone; times in ms, sizes in bytes over the wire. */
export type PageSpeed = Awaited<ReturnType<typeof measurePage>>;

/** What is known of a page: its weight, and its speed where Lighthouse has measured it. */
export type PageFigures = PageWeight & { speed: PageSpeed | null };

/** The limits. Raising one takes a decision record in docs/decisions. */
export const budgets = {
  score: 100,
  lcp: 1_100,
  tbt: 50,
  cls: 0,
  /** One round trip: ten packets. */
  html: 14_600,
  /** Room that every page keeps for the next words of its owner. */
  htmlRoom: 1_000,
  script: 2_000,
  /** With React, where the form stands. */
  scriptWithForm: 70_000,
  /** Everything for the first view of the home page on a phone 390 px wide. */
  firstView: 80_000,
  firstField: 700,
  /** From the press of a link to the next page, in ms: printed, and never a fault, since a busy machine takes longer. */
  nextPage: 100,
};

/** Heights in pixels of a phone 390 px wide, for the paths that match. */
const heights: readonly [RegExp, number][] = [
  [/^\/$/, 9_700],
  [/^\/services$/, 5_800],
  [/^\/about$/, 8_000],
  [/^\/services\/[^/]+$/, 4_000],
];

const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;

/** Each limit that a page has passed, as a phrase. */
export function pastBudget({ speed, ...page }: PageFigures): string[] {
  const path = withoutLanguage(page.path);
  const limit = heights.find(([pattern]) => pattern.test(path))?.[1] ?? Number.POSITIVE_INFINITY;
  return [
    ...(speed ? pastSpeed(speed) : []),
    ...(page.html > budgets.html ? [tooLong(page)] : []),
    ...past('JavaScript', page.script, path === '/contact' ? budgets.scriptWithForm : budgets.script),
    ...past('height at 390 px', page.height, limit),
    ...(path === '/contact' ? past('first field at 390 px', page.firstField ?? Number.NaN, budgets.firstField) : []),
  ];
}

/** How little room a page has left, as a phrase, or nothing while it has enough. */
export function littleRoom({ html, parts }: PageWeight): string | null {
  const room = budgets.html - html;
  if (room < 0 || room >= budgets.htmlRoom) return null;
  return `${room} bytes of room are left for HTML, CSS and headers, less than ${budgets.htmlRoom}; ${longest(parts)}`;
}

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}

function pastSpeed(speed: PageSpeed): string[] {
  return [
    ...scores.flatMap((name) =>
      speed[name] >= budgets.score ? [] : [`${name} ${speed[name]}, wanted ${budgets.score}`],
    ),
    ...past('LCP', Math.round(speed.lcp), budgets.lcp),
    ...past('TBT', Math.round(speed.tbt), budgets.tbt),
    ...past('CLS', Number(speed.cls.toFixed(3)), budgets.cls),
  ];
}

// Asked this way round, a figure that was not given (NaN) does not keep its limit.
function past(name: string, value: number, limit: number): string[] {
  return value <= limit ? [] : [`${name} ${value}, limit ${limit}`];
}

function tooLong({ html, parts }: PageWeight): string {
  const over = html - budgets.html;
  return `HTML, CSS and headers ${html}, limit ${budgets.html}: ${over} bytes too long; ${longest(parts)}`;
}

function longest(parts: PageWeight['parts']): string {
  const three = parts.slice(0, 3).map(({ name, bytes }) => `${name} (${bytes})`);
  return `the longest parts are ${three.join(', ')}`;
}

function withoutLanguage(path: string): string {
  return path.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/';
}
