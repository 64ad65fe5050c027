import type { Page } from '@playwright/test';
import { checkAccessibleAt, resize } from '../helpers/page/accessible.ts';
import { axeFindings } from '../helpers/page/axe.ts';
import { lowContrast } from '../helpers/page/contrast.ts';
import { checkHead, checkLinks } from '../helpers/page/document.ts';
import { tabThrough } from '../helpers/page/focus.ts';
import { runningAnimations, transitionsLeft } from '../helpers/page/motion.ts';
import { checkPrint } from '../helpers/page/print.ts';
import { smallTargets } from '../helpers/page/targets.ts';
import { expect, open, test } from '../helpers/page/test.ts';
import { hiddenText } from '../helpers/page/text.ts';
import { checkTextSizes, doubleText } from '../helpers/page/text-size.ts';
import { everyPath, firstPaths, missingPath, spanishPaths } from '../helpers/paths.ts';

const first = [...firstPaths, '/thank-you', missingPath];

const widths = [320, 390, 768, 1280];
const wide = 1280;
const keyboardWindows = [
  { width: 390, height: 667 },
  { width: 1280, height: 720 },
];

async function checkMenu(page: Page, menu: string, where: string) {
  const clean = (found: string[], what: string) => expect.soft(found, `${what} of ${menu} ${where}`).toEqual([]);
  clean(await axeFindings(page, 'header'), 'axe');
  clean(await hiddenText(page, 'may cut'), 'hidden text');
  clean(await smallTargets(page, menu), 'targets');
  clean(await lowContrast(page), 'contrast');
}

async function checkMenus(page: Page) {
  await page.locator('header [data-menu] > summary:visible').click();
  await checkMenu(page, 'header [data-menu] > div', `at ${wide} px`);
  await page.keyboard.press('Escape');
  await resize(page, 390);
  await page.locator('header [data-menu] > summary:visible').click();
  await page.locator('header [data-menu] nav summary').click();
  for (const width of [390, 320]) {
    await resize(page, width);
    await checkMenu(page, 'header [data-menu] > div', `at ${width} px`);
  }
  await page.keyboard.press('Escape');
}

async function checkFit(page: Page) {
  for (const width of [320, wide]) {
    await resize(page, width);
    expect.soft(await hiddenText(page), `hidden text at ${width} px`).toEqual([]);
  }
  await doubleText(page);
  await resize(page, wide);
  expect.soft(await hiddenText(page), 'hidden text at 200 %').toEqual([]);
}

for (const path of first)
  test(`${path} is accessible`, async ({ page, request }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: wide, height: 800 });
    await open(page, path);
    await test.step('head', () => checkHead(page, request, path));
    await test.step('links', () => checkLinks(page, request));
    await test.step('motion', async () => {
      expect.soft(await runningAnimations(page), 'running animations').toEqual([]);
      expect.soft(await transitionsLeft(page), 'transitions with reduced motion').toEqual([]);
    });
    await test.step('layout', () => checkAccessibleAt(page, widths, path));
    // Every page has the same menus, except for the current item.
    if (['/', '/services/meals'].includes(path)) await test.step('menus', () => checkMenus(page));
    await test.step('print', async () => {
      await page.emulateMedia({ media: 'print', reducedMotion: null });
      // The width of a sheet of paper.
      await resize(page, 740);
      await checkPrint(page);
      await page.emulateMedia({ media: null });
    });
    // Last, because a changed text size ends the print emulation of Chromium.
    await test.step('text size and spacing', () => checkTextSizes(page, wide));
    await test.step('focus', async () => {
      await open(page, path);
      for (const { width, height } of keyboardWindows) {
        await resize(page, width, height);
        const { stops, errors, isOver } = await tabThrough(page);
        expect.soft(errors, `focus at ${width} x ${height}`).toEqual([]);
        expect.soft(stops, 'Tab stops').toBeGreaterThan(10);
        expect.soft(isOver, 'focus returns to the start').toBe(true);
      }
    });
  });

for (const path of everyPath.filter((path) => !first.includes(path)))
  test(`${path} has a valid head, links and layout`, async ({ page, request }) => {
    await open(page, path);
    await checkHead(page, request, path);
    await checkLinks(page, request);
    await checkFit(page);
  });

test.describe('in Spanish', () => {
  test.use({ locale: 'es' });

  for (const path of spanishPaths)
    test(`/es${path} fits the window`, async ({ page }) => {
      await open(page, `/es${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      if (first.includes(path)) await checkAccessibleAt(page, [320], path);
      await checkFit(page);
    });
});
