import type { measurePage } from './lighthouse-page.ts';
import type { weighPage } from './page-weight.ts';

/** Times in ms, sizes in bytes over the wire. */
export type PageSpeed = Awaited<ReturnType<typeof measurePage>>;
export type PageFigures = Awaited<ReturnType<typeof weighPage>> & { speed: PageSpeed | null };

export const budgets = {
  score: 100,
  lcp: 1_100,
  /** On /contact, whose form needs a script; 0 elsewhere. */
  tbt: 50,
  cls: 0,
  /** One round trip: ten packets. */
  html: 14_600,
  script: 2_000,
  /** The first view of home at 390 px. */
  firstView: 80_000,
};

/** Room that a page keeps for the next words of its owner. */
const HTML_ROOM = 500;
const FIRST_FIELD = 700;
/** Heights at 390 px, for the paths that match. */
const heights: readonly [RegExp, number][] = [
  [/^\/$/, 9_700],
  [/^\/services$/, 5_800],
  [/^\/about$/, 8_000],
  [/^\/services\/[^/]+$/, 4_000],
];
const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;

export function pastBudget({ speed, html, script }: PageFigures): string[] {
  return [
    ...past('HTML, CSS and headers', html, budgets.html),
    ...past('JavaScript', script, budgets.script),
    ...(speed ? pastSpeed(speed) : []),
  ];
}

export function lengthWarnings({ html, height, firstField, ...page }: PageFigures): string[] {
  const path = page.path.replace(/^\/[a-z]{2,3}(?=\/|$)/, '') || '/';
  const limit = heights.find(([pattern]) => pattern.test(path))?.[1] ?? Number.POSITIVE_INFINITY;
  const room = budgets.html - html;
  return [
    ...(room >= 0 && room < HTML_ROOM ? [`${room} bytes of room are left for HTML, CSS and headers`] : []),
    ...past('height at 390 px', height, limit),
    ...(path === '/contact' ? past('first field at 390 px', firstField ?? Number.NaN, FIRST_FIELD) : []),
  ];
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}

function pastSpeed(speed: PageSpeed): string[] {
  return [
    ...scores.flatMap((name) => (speed[name] >= budgets.score ? [] : [`${name} ${speed[name]} of ${budgets.score}`])),
    ...past('LCP', Math.round(speed.lcp), budgets.lcp),
    ...past('TBT', Math.round(speed.tbt), budgets.tbt),
    ...past('CLS', Number(speed.cls.toFixed(3)), budgets.cls),
  ];
}

// NaN, a figure that is missing, exceeds every limit.
function past(name: string, value: number, limit: number): string[] {
  return value <= limit ? [] : [`${name} ${value}, limit ${limit}`];
}
