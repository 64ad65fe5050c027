/** What one page weighs and how it does on a slow phone; times in ms, sizes in bytes. */
export type PageFigures = {
  path: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  requests: number;
  /** Bytes over the wire by kind of file. */
  bytes: Record<'page' | 'script' | 'font' | 'image' | 'other', number>;
  /** HTML with the CSS inside it, and the style sheets it links to, brotli. */
  html: number;
  /** JavaScript that runs before anybody touches the page, brotli. */
  script: number;
};

/** The limits. Raising one takes a decision record in docs/decisions. */
export const budgets = {
  score: 100,
  lcp: 1_100,
  tbt: 50,
  cls: 0,
  /** One round trip: ten packets. */
  html: 14_600,
  script: 2_000,
  /** With React, where the form stands. */
  scriptWithForm: 70_000,
  /** Everything for the first view of the home page on a phone 390 px wide. */
  firstView: 80_000,
};

const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;

/** Each limit that a page has passed, as a phrase. */
export function pastBudget(page: PageFigures): string[] {
  // Asked this way round, a figure that was not given (NaN) does not keep its limit.
  const past = (name: string, value: number, limit: number) =>
    value <= limit ? [] : [`${name} ${value}, limit ${limit}`];
  const hasForm = /\/contact$/.test(page.path);
  return [
    ...scores.flatMap((name) =>
      page[name] >= budgets.score ? [] : [`${name} ${page[name]}, wanted ${budgets.score}`],
    ),
    ...past('LCP', Math.round(page.lcp), budgets.lcp),
    ...past('TBT', Math.round(page.tbt), budgets.tbt),
    ...past('CLS', Number(page.cls.toFixed(3)), budgets.cls),
    ...past('HTML and CSS', page.html, budgets.html),
    ...past('JavaScript', page.script, hasForm ? budgets.scriptWithForm : budgets.script),
  ];
}

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}
