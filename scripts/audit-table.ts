import type { PageFigures, PageSpeed } from './audit-budgets.ts';

type Column<Figures> = [title: string, width: number, cell: (page: Figures) => string];

const weightColumns: Column<PageFigures>[] = [
  ['page', 40, ({ path }) => path],
  ['HTML+CSS+head', 14, ({ html }) => String(html)],
  ['JS br', 7, ({ script }) => String(script)],
  ['height', 8, ({ height }) => String(height)],
];

const speedColumns: Column<PageSpeed>[] = [
  ['scores', 17, (speed) => [speed.performance, speed.accessibility, speed.bestPractices, speed.seo].join(' ')],
  ['FCP', 7, ({ fcp }) => seconds(fcp)],
  ['LCP', 7, ({ lcp }) => seconds(lcp)],
  ['TBT', 6, ({ tbt }) => tbt.toFixed(0)],
  ['CLS', 7, ({ cls }) => cls.toFixed(3)],
  ['requests', 9, ({ requests }) => String(requests)],
  ['page B', 8, ({ page }) => String(page)],
  ['script B', 9, ({ script }) => String(script)],
  ['font B', 8, ({ font }) => String(font)],
  ['image B', 9, ({ image }) => String(image)],
  ['other B', 8, ({ other }) => String(other)],
];

/** The titles of the table. */
export function headRow(withSpeed: boolean): string {
  return row([...weightColumns, ...(withSpeed ? speedColumns : [])].map(([title, width]) => [title, width]));
}

/** One page as a line of the table: sizes in bytes, height in px; scores for performance, accessibility, best practices and SEO; times in s, TBT in ms. */
export function pageRow(page: PageFigures): string {
  const { speed } = page;
  return row([
    ...weightColumns.map(([, width, cell]): [string, number] => [cell(page), width]),
    ...(speed ? speedColumns.map(([, width, cell]): [string, number] => [cell(speed), width]) : []),
  ]);
}

function row(cells: readonly (readonly [text: string, width: number])[]): string {
  return cells.map(([text, width], index) => (index ? text.padStart(width) : text.padEnd(width))).join('');
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2);
}
