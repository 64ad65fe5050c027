import type { Page } from '@playwright/test';
import { labelOf } from '../../src/page/navigation.ts';
import { everyAddress, serviceAddresses, translatedAddresses } from '../helpers/addresses.ts';
import { content, firstService, ui } from '../helpers/facts.ts';
import { axeFindings } from '../helpers/page/axe.ts';
import { faintThings } from '../helpers/page/contrast.ts';
import { checkHead, checkLinks } from '../helpers/page/document.ts';
import { walkFocus } from '../helpers/page/focus.ts';
import { movableThings, movingThings } from '../helpers/page/motion.ts';
import { checkPaper } from '../helpers/page/paper.ts';
import { checkReadableAt, resize } from '../helpers/page/readable.ts';
import { lostTexts } from '../helpers/page/reading.ts';
import { expect, open, test } from '../helpers/page/test.ts';
import { checkTextSizes, doubleText } from '../helpers/page/text-size.ts';
import { hardTargets } from '../helpers/page/touching.ts';

/** Services share everything but words, so one of them is looked at closely. */
const others = serviceAddresses.filter((address) => address !== firstService);
const widths = [320, 390, 768, 1280];
const wide = 1280;
const keyboardWindows = [
  { width: 390, height: 667 },
  { width: 1280, height: 720 },
];

/** Checks an open menu in the window as it is. */
async function checkMenu(page: Page, menu: string, where: string) {
  const clean = (found: string[], what: string) => expect.soft(found, `${what} of ${menu} ${where}`).toEqual([]);
  clean(await axeFindings(page, 'header'), 'axe');
  clean(await lostTexts(page, 'may cut'), 'lost texts');
  clean(await hardTargets(page, menu), 'targets');
  clean(await faintThings(page), 'contrast');
}

async function checkMenus(page: Page) {
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
  await page.keyboard.press('Escape');
}

/** Checks that a page of the same parts as another one keeps its words in sight. */
async function checkFit(page: Page) {
  for (const width of [320, wide]) {
    await resize(page, width);
    expect.soft(await lostTexts(page), `lost at ${width} px`).toEqual([]);
  }
  await doubleText(page);
  await resize(page, wide);
  expect.soft(await lostTexts(page), 'lost with text of 200 %').toEqual([]);
}

for (const address of everyAddress.filter((address) => !others.includes(address)))
  test(`${address} is accessible`, async ({ page, request }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: wide, height: 800 });
    await open(page, address);
    await test.step('it says what it is', () => checkHead(page, request, address));
    await test.step('its links lead somewhere, and the phone number is in plain sight', () =>
      checkLinks(page, request));
    await test.step('it keeps still', async () => {
      expect.soft(await movingThings(page), 'what moves by itself').toEqual([]);
      expect.soft(await movableThings(page), 'what moves with reduced motion').toEqual([]);
    });
    await test.step('it can be read and pressed in windows of every width', () =>
      checkReadableAt(page, widths, address));
    // Every page has the same menus, but for the entry that is marked.
    if (['/', firstService].includes(address)) await test.step('so can its menus', () => checkMenus(page));
    await test.step('it can be printed', async () => {
      await page.emulateMedia({ media: 'print', reducedMotion: null });
      await resize(page, wide);
      await checkPaper(page);
      await page.emulateMedia({ media: null });
    });
    // These come last: a changed text size makes Chromium forget that it prints.
    await test.step('it loses nothing with larger text or wider spacing', () => checkTextSizes(page, wide));
    await test.step('it shows where the focus is, never under the header or the phone bar', async () => {
      await open(page, address);
      for (const { width, height } of keyboardWindows) {
        await resize(page, width, height);
        const { stops, faults, isOver } = await walkFocus(page);
        expect.soft(faults, `focus at ${width} x ${height}`).toEqual([]);
        expect.soft(stops, 'stops of the keyboard').toBeGreaterThan(10);
        expect.soft(isOver, 'the way through the page has an end').toBe(true);
      }
    });
  });

for (const address of others)
  test(`${address} has a valid head, links and layout`, async ({ page, request }) => {
    await page.setViewportSize({ width: wide, height: 800 });
    await open(page, address);
    await checkHead(page, request, address);
    await checkLinks(page, request);
    await checkReadableAt(page, [320], address);
    await checkFit(page);
  });

for (const { locale, address } of translatedAddresses)
  test.describe(address, () => {
    test.use({ locale });

    test('is accessible', async ({ page }) => {
      await page.setViewportSize({ width: wide, height: 800 });
      await open(page, address);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await checkReadableAt(page, [320], address);
      await checkFit(page);
    });
  });
