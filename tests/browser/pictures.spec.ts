import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, open, resize, test } from '../helpers/page/test.ts';
import { everyPath } from '../helpers/paths.ts';

const spanish = ['/es', '/es/contact'];
const lazy = (page: Page) => page.locator('img[loading="lazy"]').filter({ visible: true });

// A capture of a long page takes seconds.
test.use({ deviceScaleFactor: 0.5 });

for (const path of [...everyPath, ...spanish])
  test(`${path} shows every picture in a capture of the whole page`, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      await expect(lazy(page)).toHaveCount(0);
      await page.evaluate(() => Promise.all([...document.images].map((image) => image.offsetWidth && image.decode())));
      const capture = sharp(await page.screenshot({ fullPage: true, type: 'jpeg', quality: 90 }));
      for (const { name, ...box } of await page.locator('img').evaluateAll(boxesOf)) {
        const { channels } = await capture.clone().extract(box).stats();
        const contrast = Math.max(...channels.map(({ min, max }) => max - min));
        expect.soft(contrast, `${name} at ${width} px`).toBeGreaterThan(20);
      }
    }
  });

/** Whole pixels of the capture that show each picture. */
function boxesOf(images: Element[]) {
  const scale = devicePixelRatio;
  return images
    .filter((image) => image.checkVisibility())
    .map((image) => {
      const box = image.getBoundingClientRect();
      const left = Math.ceil(Math.max(0, box.left) * scale);
      const right = Math.floor(Math.min(document.documentElement.clientWidth, box.right) * scale);
      const [top, bottom] = [Math.ceil((box.top + scrollY) * scale), Math.floor((box.bottom + scrollY) * scale)];
      return { name: image.outerHTML, left, top, width: right - left, height: bottom - top };
    })
    .filter(({ width, height }) => width > 0 && height > 0);
}

test('a page has one height before and after it is scrolled', async ({ page }) => {
  // No picture further down comes before it is near.
  await page.addInitScript(pretend, ['Navigator', 'connection', { saveData: true }] as const);
  for (const path of [...everyPath, ...spanish]) {
    await page.goto(path);
    for (const width of [360, 390, 600, 768, 1280]) {
      await resize(page, width);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      for (let top = 0; top < before; top += 600)
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      expect.soft(await height(), `${path} at ${width} px`).toBe(before);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    }
  }
});

/** Pauses the clock of the page, which the test then moves. */
async function openPaused(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-12-01T10:00-08:00') });
  await page.clock.pauseAt(new Date('2026-12-01T10:30-08:00'));
  await page.goto('/');
}

/** Gives a property of the browser another value. */
function pretend([owner, property, value]: readonly ['Navigator' | 'Document', string, unknown]): void {
  Object.defineProperty(window[owner].prototype, property, { get: () => value });
}

test('pictures further down wait until the first view is complete', async ({ page }) => {
  await openPaused(page);
  await page.clock.runFor(900);
  expect(await lazy(page).count()).toBeGreaterThan(10);
  await page.clock.runFor(200);
  await expect(lazy(page)).toHaveCount(0);
});

for (const [reason, property] of [
  ['for a visitor who saves data', ['Navigator', 'connection', { saveData: true }]],
  ['before a prerendered page is shown', ['Document', 'prerendering', true]],
] as const)
  test(`pictures further down are not fetched ${reason}`, async ({ page }) => {
    await page.addInitScript(pretend, property);
    await openPaused(page);
    await page.clock.runFor(5_000);
    expect(await lazy(page).count()).toBeGreaterThan(10);
  });
