import type { Result } from 'lighthouse';

type Request = { url: string; resourceType?: string; transferSize: number };

const budgets = {
  score: 100,
  lcp: 1_250,
  cls: 0,
  /** 18 KB of HTML with its styles, and 1 KB of headers. */
  html: 19 * 1024,
  /** Script files before any interaction. Scripts in the page count as HTML. */
  script: 5 * 1024,
  /** Script files after the first touch of the form, with React. */
  touched: 66 * 1024,
  /** Everything that home loads without scrolling. */
  home: 110 * 1024,
};

/** Scores, times in ms, and compressed bytes of a page with their headers. */
export function figuresOf({ audits, categories }: Pick<Result, 'audits' | 'categories'>) {
  const details = audits['network-requests']?.details;
  const requests = (details && 'items' in details ? details.items : []) as unknown as Request[];
  const bytesOf = (...types: string[]) =>
    requests
      .filter(({ url, resourceType = '' }) => url.startsWith('http') && (!types[0] || types.includes(resourceType)))
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  const value = (audit: string) => Math.round((audits[audit]?.numericValue ?? Number.NaN) * 1000) / 1000;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    /** Only printed: a page without styles and scripts has up to 48 ms. */
    blocking: value('total-blocking-time'),
    html: bytesOf('Document', 'Stylesheet'),
    script: bytesOf('Script'),
    all: bytesOf(),
  };
}

/** The figures of a page that are over budget; `touched` is 0 without a form. */
export function overBudget(path: string, page: ReturnType<typeof figuresOf> & { touched: number }): string[] {
  const scores = (['performance', 'accessibility', 'bestPractices', 'seo'] as const)
    .filter((name) => page[name] < budgets.score)
    .map((name) => `${name} ${page[name]} of ${budgets.score}`);
  const limits = [
    ['LCP', page.lcp, budgets.lcp],
    ['CLS', page.cls, budgets.cls],
    ['HTML', page.html, budgets.html],
    ['JavaScript', page.script, budgets.script],
    ['JavaScript after a touch', page.touched, budgets.touched],
    ['all of home', path === '/' ? page.all : 0, budgets.home],
  ] as const;
  // NaN is a figure that is missing.
  const over = limits.filter(([, value, limit]) => !(value <= limit));
  return [...scores, ...over.map(([name, value, limit]) => `${name} ${value}, limit ${limit}`)];
}
