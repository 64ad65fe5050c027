import { expect, test } from 'vitest';
import { budgets, median, type PageFigures, pastBudget } from './audit-budgets.ts';

const good: PageFigures = {
  path: '/about',
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 900,
  lcp: 1_000,
  tbt: 0,
  cls: 0,
  requests: 5,
  bytes: { page: 14_000, script: 0, font: 28_000, image: 10_000, other: 1_000 },
  html: 13_000,
  script: 1_500,
};

test('a page at its limits keeps the budget', () => {
  expect(
    pastBudget({ ...good, lcp: budgets.lcp, tbt: budgets.tbt, html: budgets.html, script: budgets.script }),
  ).toEqual([]);
});

test('each figure past its limit is named', () => {
  const slow = { ...good, performance: 99, seo: 92, lcp: 1_200, tbt: 51, cls: 0.002, html: 14_601, script: 2_001 };
  expect(pastBudget(slow).map((fault) => fault.split(' ')[0])).toEqual([
    'performance',
    'seo',
    'LCP',
    'TBT',
    'CLS',
    'HTML',
    'JavaScript',
  ]);
});

test('a figure that Lighthouse did not give keeps no limit', () => {
  for (const name of ['performance', 'lcp', 'tbt', 'cls'] as const) {
    expect(pastBudget({ ...good, [name]: Number.NaN })).toHaveLength(1);
  }
});

test('only the page with the form may load React', () => {
  expect(pastBudget({ ...good, script: 60_000 })).toHaveLength(1);
  expect(pastBudget({ ...good, path: '/contact', script: 60_000 })).toEqual([]);
  expect(pastBudget({ ...good, path: '/es/contact', script: 80_000 })).toHaveLength(1);
});

test('the median is the middle value, or lies between the two in the middle', () => {
  expect(median([900, 100, 300])).toBe(300);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});
