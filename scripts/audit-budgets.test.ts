import { expect, test } from 'vitest';
import { budgets, littleRoom, median, type PageFigures, type PageSpeed, pastBudget } from './audit-budgets.ts';

const speed: PageSpeed = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 900,
  lcp: 1_000,
  tbt: 0,
  cls: 0,
  requests: 5,
  page: 14_000,
  script: 0,
  font: 28_000,
  image: 10_000,
  other: 1_000,
};
const good: PageFigures = {
  path: '/about',
  html: 13_000,
  script: 1_500,
  height: 7_000,
  firstField: null,
  parts: [{ name: '"Our Story"', bytes: 1_400 }],
  speed,
};

test('a page at its limits keeps the budget', () => {
  const slow = { ...speed, lcp: budgets.lcp, tbt: budgets.tbt };
  expect(pastBudget({ ...good, html: budgets.html, script: budgets.script, height: 8_000, speed: slow })).toEqual([]);
});

test('each figure past its limit is named', () => {
  const slow = { ...speed, performance: 99, seo: 92, lcp: 1_200, tbt: 51, cls: 0.002 };
  const faults = pastBudget({ ...good, html: 14_601, script: 2_001, height: 8_001, speed: slow });
  expect(faults.map((fault) => fault.split(/[ ,]/)[0])).toEqual([
    'performance',
    'seo',
    'LCP',
    'TBT',
    'CLS',
    'HTML',
    'JavaScript',
    'height',
  ]);
});

test('a figure that Lighthouse did not give keeps no limit', () => {
  for (const name of ['performance', 'lcp', 'tbt', 'cls'] as const) {
    expect(pastBudget({ ...good, speed: { ...speed, [name]: Number.NaN } })).toHaveLength(1);
  }
});

test('only the page with the form may load React', () => {
  const contact = { ...good, path: '/contact', firstField: 600 };
  expect(pastBudget({ ...good, script: 60_000 })).toHaveLength(1);
  expect(pastBudget({ ...contact, script: 60_000 })).toEqual([]);
  expect(pastBudget({ ...contact, path: '/es/contact', script: 80_000 })).toHaveLength(1);
});

test('the first field of the form begins near the top, in every language', () => {
  expect(pastBudget({ ...good, path: '/contact', firstField: 701 })).toHaveLength(1);
  expect(pastBudget({ ...good, path: '/es/contact', firstField: null })).toHaveLength(1);
});

test.each([
  ['/', 9_700],
  ['/es', 9_700],
  ['/services', 5_800],
  ['/services/counseling', 4_000],
])('%s may be %i pixels high on a phone', (path, height) => {
  expect(pastBudget({ ...good, path, height })).toEqual([]);
  expect(pastBudget({ ...good, path, height: height + 1 })).toHaveLength(1);
});

test('a page that is too long is told by how much, and which part is longest', () => {
  expect(pastBudget({ ...good, html: 14_723 })).toEqual([
    'HTML, CSS and headers 14723, limit 14600: 123 bytes too long; the longest parts are "Our Story" (1400)',
  ]);
});

test('a page with less than 1 000 bytes of room is warned about, and not while it is too long anyway', () => {
  expect(littleRoom({ ...good, html: 13_600 })).toBeNull();
  expect(littleRoom({ ...good, html: 13_601 })).toMatch('999 bytes of room');
  expect(littleRoom({ ...good, html: 14_601 })).toBeNull();
});

test('the median is the middle value, or lies between the two in the middle', () => {
  expect(median([900, 100, 300])).toBe(300);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});
