import type { PageFigures } from './audit-budgets.ts';

const columns: [title: string, width: number, cell: (page: PageFigures) => string][] = [
  ['page', 40, ({ path }) => path],
  ['scores', 16, (page) => [page.performance, page.accessibility, page.bestPractices, page.seo].join(' ')],
  ['FCP', 7, ({ fcp }) => seconds(fcp)],
  ['LCP', 7, ({ lcp }) => seconds(lcp)],
  ['TBT', 6, ({ tbt }) => tbt.toFixed(0)],
  ['CLS', 6, ({ cls }) => cls.toFixed(3)],
  ['requests', 9, ({ requests }) => String(requests)],
  ['page B', 8, ({ bytes }) => String(bytes.page)],
  ['script B', 9, ({ bytes }) => String(bytes.script)],
  ['font B', 8, ({ bytes }) => String(bytes.font)],
  ['image B', 9, ({ bytes }) => String(bytes.image)],
  ['other B', 8, ({ bytes }) => String(bytes.other)],
  ['HTML+CSS br', 12, ({ html }) => String(html)],
  ['JS br', 7, ({ script }) => String(script)],
];

/** The titles of the table. */
export function headRow(): string {
  return line(columns.map(([title]) => title));
}

/** One page as a line of the table: scores for performance, accessibility, best practices and SEO; times in s, TBT in ms, sizes in bytes. */
export function pageRow(page: PageFigures): string {
  return line(columns.map(([, , cell]) => cell(page)));
}

function line(cells: readonly string[]): string {
  return cells
    .map((cell, index) => (index ? cell.padStart(columns[index]?.[1] ?? 0) : cell.padEnd(columns[0]?.[1] ?? 0)))
    .join('');
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2);
}
