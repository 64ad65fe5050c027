import type { Page } from '@playwright/test';
import { labelOf } from '../src/page/navigation.ts';
import { everyAddress } from './support/addresses.ts';
import { content, ui } from './support/facts.ts';
import { axeFindings } from './support/page/axe.ts';
import { faintThings } from './support/page/contrast.ts';
import { movableThings, movingThings } from './support/page/motion.ts';
import { checkReadableAt, resize } from './support/page/readable.ts';
import { fontSizes, lostTexts } from './support/page/reading.ts';
import { expect, open, test } from './support/page/test.ts';
import { doubleText, setStandardTextSize, spaceText } from './support/page/text-size.ts';
import { hardTargets } from './support/page/touching.ts';

const widths = [320, 390, 768, 1280];
const wide = 1280;

/** Checks an open menu in the window as it is. */
async function checkMenu(page: Page, menu: string, where: string) {
  const clean = (found: string[], what: string) => expect.soft(found, `${what} of ${menu} ${where}`).toEqual([]);
  clean(await axeFindings(page, 'header'), 'axe');
  clean(await lostTexts(page, 'may cut'), 'lost texts');
  clean(await hardTargets(page, menu), 'targets');
  clean(await faintThings(page), 'contrast');
}

for (const address of everyAddress) {
  test(`${address} keeps still, and can be read and pressed in windows of every width, with its menus open too`, async ({
    page,
  }) => {
    await open(page, address);
    expect.soft(await movingThings(page), 'what moves by itself').toEqual([]);
    expect.soft(await movableThings(page), 'what moves with reduced motion').toEqual([]);
    await checkReadableAt(page, widths, address);
    await page.getByRole('button', { name: labelOf('/services', content) }).click();
    await checkMenu(page, '#services-menu', `at ${wide} px`);
    await page.keyboard.press('Escape');
    await resize(page, 390);
    await page.getByRole('button', { name: ui.menu }).click();
    await page.locator('#menu summary').click();
    for (const width of [390, 320]) {
      await resize(page, width);
      await checkMenu(page, '#menu', `at ${width} px`);
    }
  });

  test(`${address} loses nothing when a reader asks for larger text or wider spacing`, async ({ page }) => {
    await page.setViewportSize({ width: wide, height: 800 });
    await open(page, address);
    const before = await fontSizes(page);
    await doubleText(page);
    const after = await fontSizes(page);
    // What is large already may grow less.
    const stiff = before.filter(({ size }, index) => size < 24 && (after[index]?.size ?? 0) < size * 1.8);
    expect.soft(stiff, 'texts that do not grow').toEqual([]);
    expect.soft(await lostTexts(page), 'lost with text of 200 %').toEqual([]);

    await open(page, address);
    await spaceText(page);
    for (const width of [wide, 390, 320]) {
      await resize(page, width);
      expect.soft(await lostTexts(page), `lost with wide spacing at ${width} px`).toEqual([]);
    }

    await setStandardTextSize(page, 32);
    await open(page, address);
    for (const width of [390, wide]) {
      await resize(page, width);
      expect.soft(await lostTexts(page), `lost with a standard size of 32 px at ${width} px`).toEqual([]);
    }
  });
}
