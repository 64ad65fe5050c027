import type { Frame, Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The defaults of axe, but 7:1 instead of 4.5:1, and with text on drawn edges, which axe by itself leaves undecided. */
const contrast = {
  ignoreUnicode: true,
  ignoreLength: false,
  ignorePseudo: true,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.1,
  textStrokeEmMin: 0.03,
  contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } },
};

const options: RunOptions = {
  // The types of axe lack it.
  ...{ checks: { 'color-contrast': { options: contrast } } },
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    // Experimental, but matters for voice control: "tap Menu".
    'label-content-name-mismatch': { enabled: true },
    // It counts targets under the phone bar as small, and smallTargets is stricter.
    'target-size': { enabled: false },
  },
  resultTypes: ['violations'],
  // Of the two frames, one is the map, and tests look into the other by itself.
  iframes: false,
  // Style sheets are read only by a rule that does not run.
  preload: false,
};

/** Runs axe with WCAG 2.2 AA and best practices inside an element. Rules for whole pages run only on `html`. */
export async function axeFindings(page: Page | Frame, inside = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // @axe-core/playwright takes three times as long.
  const { violations } = await page.evaluate(([inside, options]) => axe.run(inside, options), [
    inside,
    options,
  ] as const);
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`));
}
