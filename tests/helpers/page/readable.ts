import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { faintThings } from './contrast.ts';
import { lostTexts, unreadableTexts } from './reading.ts';
import { hardTargets } from './touching.ts';

/**
 * Checks that the page can be read and pressed in the window as it is. Axe and the sizes of links and buttons are checked
 * `inside` an element, the whole page unless told otherwise; `where` opens every message, such as "/about at 320 px".
 */
export async function checkReadable(page: Page, where: string, inside = 'html'): Promise<void> {
  const clean = (found: string[], advice: string) => expect.soft(found, `${where}: ${advice}`).toEqual([]);
  clean(await axeFindings(page, inside), 'axe found these; its rule names lead to help on dequeuniversity.com');
  await checkLayout(page, where, inside);
}

async function checkLayout(page: Page, where: string, inside: string) {
  const clean = (found: string[], advice: string) => expect.soft(found, `${where}: ${advice}`).toEqual([]);
  clean(await lostTexts(page, 'may cut'), 'part of these texts is out of sight; shorten them or let their box grow');
  clean(await unreadableTexts(page), 'these texts are too small, too tight or too long in the line');
  clean(await hardTargets(page, inside), 'these links or buttons need more height, width or room between them');
  clean(await faintThings(page), 'these need more contrast with what is behind them; take another color token');
}

/** Makes the window so wide, and waits until the page has laid itself out for it. */
export async function resize(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/**
 * Checks that the page can be read and pressed in windows of several widths; the last of them stays. Axe looks at the
 * first and the last, between which nothing shows that neither of them has.
 */
export async function checkReadableAt(page: Page, widths: readonly number[], where: string, inside = 'html') {
  for (const width of widths) {
    await resize(page, width);
    const isEnd = width === widths[0] || width === widths.at(-1);
    await (isEnd ? checkReadable : checkLayout)(page, `${where} at ${width} px`, inside);
  }
}
