import { expect, test } from 'vitest';
import { weighInlineScripts } from './page-weight.ts';

test('counts only inline scripts', () => {
  const data = '<script type="application/ld+json">{}</script><script type=speculationrules>{}</script>';
  expect(weighInlineScripts(`${data}<script src="/a.js"></script>`)).toBe(0);
  expect(weighInlineScripts('<script type="module">console.log(1)</script>')).toBeGreaterThan(10);
});
