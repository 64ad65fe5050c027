import { expect, test } from 'vitest';
import { lengthWarnings, type PageFigures, pastBudget } from './audit-budgets.ts';

const speed = {
  ...{ performance: 100, accessibility: 100, bestPractices: 100, seo: 100 },
  ...{ fcp: 900, lcp: 1_100, tbt: 0, cls: 0, requests: 9 },
  ...{ page: 1, script: 1, font: 1, image: 1, other: 0 },
};
const page: PageFigures = { path: '/', html: 14_000, script: 2_000, height: 9_700, firstField: null, speed };

test('reports nothing for a page within the limits', () => {
  expect(pastBudget(page)).toEqual([]);
  expect(lengthWarnings(page)).toEqual([]);
});

test('reports each exceeded limit', () => {
  expect(pastBudget({ ...page, html: 14_601, speed: { ...speed, seo: 99, lcp: Number.NaN } })).toEqual([
    'HTML, CSS and headers 14601, limit 14600',
    'seo 99 of 100',
    'LCP NaN, limit 1100',
  ]);
});

test('only warns about limits that text can exceed', () => {
  expect(lengthWarnings({ ...page, path: '/es', height: 9_701 })).toEqual(['height at 390 px 9701, limit 9700']);
  expect(lengthWarnings({ ...page, html: 14_300 })).toEqual(['300 bytes of room are left for HTML, CSS and headers']);
});
