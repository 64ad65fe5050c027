import type { Page } from '@playwright/test';
import { checkAccessible } from '../helpers/page/accessible.ts';
import { checkHead, checkLinks } from '../helpers/page/document.ts';
import { tabThrough } from '../helpers/page/focus.ts';
import { checkPrint } from '../helpers/page/print.ts';
import { expect, open, resize, test } from '../helpers/page/test.ts';
import { checkTextSizes } from '../helpers/page/text.ts';
import { firstPaths, missingPath } from '../helpers/paths.ts';

for (const path of [...firstPaths, '/thank-you', missingPath])
  test(`${path} is accessible`, async ({ page, request }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, path);
    await test.step('head', () => checkHead(page, request, path));
    await test.step('links', () => checkLinks(page, request));
    await test.step('motion', () => checkMotion(page));
    await test.step('layout', () => checkAccessible(page, path));
    await test.step('focus', async () => {
      await resize(page, 390, 667);
      const { stops, errors, isOver } = await tabThrough(page);
      expect.soft(errors).toEqual([]);
      expect.soft(stops, 'Tab stops').toBeGreaterThan(10);
      expect.soft(isOver, 'focus returns to the start').toBe(true);
    });
    await test.step('print', async () => {
      await page.emulateMedia({ media: 'print', reducedMotion: null });
      // The width of a sheet of paper.
      await resize(page, 740);
      await checkPrint(page);
      await page.emulateMedia({ media: null });
    });
    await test.step('text size and spacing', async () => {
      // Chromium 156 keeps some widths of the print.
      await open(page, path);
      await checkTextSizes(page);
    });
  });

async function checkMotion(page: Page) {
  const moving = await page.evaluate(() => [
    ...document
      .getAnimations()
      .map(({ effect }) => String(effect instanceof KeyframeEffect && effect.target?.outerHTML)),
    ...[...document.querySelectorAll('video, audio, marquee, [autoplay]')].map(tools.nameOf),
  ]);
  expect.soft(moving, 'running animations').toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const animated = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
        const hasTransition = transitionDuration.split(',').some((duration) => Number.parseFloat(duration) > 0);
        return animationName !== 'none' || hasTransition || scrollBehavior === 'smooth';
      })
      .map(tools.nameOf),
  );
  expect.soft(animated, 'animated with reduced motion').toEqual([]);
}
