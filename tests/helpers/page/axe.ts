import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    // Of the rules still on trial one matters to people who say what they see: "tap Menu".
    'label-content-name-mismatch': { enabled: true },
    // It counts what the phone bar covers for the moment as small; hardTargets asks for more.
    'target-size': { enabled: false },
  },
  resultTypes: ['violations'],
  // The only frame is a map of somebody else.
  iframes: false,
};

/** The file of axe, for pages that get it before they need it. */
export const axePath = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));
const source = `${readFileSync(axePath, 'utf8')};undefined`;

/**
 * What axe finds against WCAG 2.2 AA and its best practices inside an element, in a line for each place. Rules for whole
 * pages apply to `html` alone.
 */
export async function axeFindings(page: Page, inside = 'html'): Promise<string[]> {
  // Once a document: axe is as large as five of our pages.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ({ inside, options }) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(inside, options);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`),
      );
    },
    { inside, options },
  );
}
