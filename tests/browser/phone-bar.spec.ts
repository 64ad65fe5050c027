import type { Page } from '@playwright/test';
import { expect, open, test } from '../helpers/page/test.ts';
import { setStandardTextSize } from '../helpers/page/text.ts';

const bar = (page: Page) => page.locator('[data-phone-bar]');

test.use({ viewport: { width: 390, height: 667 } });

/** What is hidden can be in the window too. */
async function expectShown(page: Page) {
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
}

// Places without another button to call.
for (const [path, top] of [
  ['/', 1400],
  ['/contact', 2000],
  ['/about', 2000],
] as const)
  test(`appears on ${path} after the hero buttons scroll out of view`, async ({ page }) => {
    await open(page, path);
    await expect(bar(page)).toBeHidden();
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
    await expectShown(page);
  });

test('is visible from the start on a page without buttons', async ({ page }) => {
  await open(page, '/privacy');
  await expectShown(page);
});

test('leaves the two buttons at the end of a service page alone', async ({ page }) => {
  await open(page, '/services/meals');
  await page.locator('main section').last().getByRole('link').last().scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeHidden();
});

test('offers only a call after a tour request', async ({ page }) => {
  await open(page, '/thank-you');
  await expect(bar(page).locator('a')).toHaveCount(1);
});

test('is always visible without JavaScript', async ({ scriptless }) => {
  await scriptless.goto('/');
  await expectShown(scriptless);
});

test('appears if its script fails', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 667 }, baseURL });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  await page.goto('/');
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expectShown(page);
  await page.close();
});

test('is replaced by the call link in the header from 768 px', async ({ page }) => {
  await open(page, '/about');
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('banner').locator('a[href^="tel:"]').filter({ visible: true })).toHaveCount(1);
  }
});

for (const [size, height, position] of [
  [24, 844, 'sticky'],
  [16, 520, 'relative'],
  [32, 844, 'relative'],
] as const)
  test(`header and bar are ${position} at ${height} px, text at ${size} px`, { tag: '@differs' }, async ({ page }) => {
    await setStandardTextSize(page, size);
    await page.setViewportSize({ width: 390, height });
    await open(page, '/privacy');
    for (const part of [page.getByRole('banner'), bar(page)]) await expect(part).toHaveCSS('position', position);
  });
