import { expect, test } from 'vitest';
import { overBudget } from './audit-budgets.ts';

const scores = { performance: 100, accessibility: 100, bestPractices: 100, seo: 100 };
const page = {
  ...scores,
  lcp: 1_250,
  cls: 0,
  blocking: 500,
  html: 19_456,
  script: 5_120,
  touched: 67_584,
  all: 112_640,
};

test('accepts a page at its limits', () => {
  expect(overBudget('/', page)).toEqual([]);
});

test('reports each exceeded limit', () => {
  expect(overBudget('/', { ...page, seo: 99, lcp: Number.NaN, html: 19_457, touched: 67_585, all: 112_641 })).toEqual([
    'seo 99 of 100',
    'LCP NaN, limit 1250',
    'HTML 19457, limit 19456',
    'JavaScript after a touch 67585, limit 67584',
    'all of home 112641, limit 112640',
  ]);
});

test('limits the weight of home only', () => {
  expect(overBudget('/about', { ...page, all: 200_000 })).toEqual([]);
});
