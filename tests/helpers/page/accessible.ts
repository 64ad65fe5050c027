import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { lowContrast } from './contrast.ts';
import { smallTargets } from './targets.ts';
import { hiddenText } from './text.ts';

async function checkLayout(page: Page, where: string, inside: string, withAxe: boolean) {
  const clean = (found: string[], rule: string) => expect.soft(found, `${where}: ${rule}`).toEqual([]);
  if (withAxe) clean(await axeFindings(page, inside), 'axe');
  clean(await hiddenText(page, 'may cut'), 'hidden text');
  clean(await smallTargets(page, inside), 'size or spacing of targets');
  clean(await lowContrast(page), 'low contrast');
}

/** Resizes the window and waits for layout. */
export async function resize(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/**
 * Checks the page at several window widths. Axe runs only at the first and the last, which show everything. `inside` limits
 * axe and target sizes to an element.
 */
export async function checkAccessibleAt(page: Page, widths: readonly number[], where: string, inside = 'html') {
  for (const width of widths) {
    await resize(page, width);
    const isEnd = width === widths[0] || width === widths.at(-1);
    await checkLayout(page, `${where} at ${width} px`, inside, isEnd);
  }
}
