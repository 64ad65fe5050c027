import type { Page } from '@playwright/test';
import { firstService } from '../helpers/facts.ts';
import { expect, open, test } from '../helpers/page/test.ts';
import { doubleText, setStandardTextSize } from '../helpers/page/text-size.ts';

const bar = (page: Page) => page.locator('[data-phone-bar]');

test.use({ viewport: { width: 390, height: 667 } });

for (const address of ['/', '/contact'])
  test(`on ${address} the phone bar comes once the buttons at the top have left the window`, async ({ page }) => {
    await open(page, address);
    await expect(bar(page)).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(bar(page)).toBeHidden();
  });

for (const address of ['/about', firstService])
  test(`on ${address}, which begins without buttons, the phone bar is there from the start`, async ({ page }) => {
    await open(page, address);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
  });

test('without JavaScript the phone bar is always there', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 667 }, baseURL });
  await page.goto('/');
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await page.close();
});

test('where its script never comes, the phone bar shows after a while', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 667 }, baseURL });
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await page.close();
});

test('from 768 px on the header calls in its place', async ({ page }) => {
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/about');
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('banner').locator('a[href^="tel:"]').filter({ visible: true })).toHaveCount(1);
  }
});

test('larger text draws header and bar in before it lets go of them', async ({ page }) => {
  await setStandardTextSize(page, 24);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  await expect(page.locator('header')).toHaveAttribute('data-crowded', 'tight');
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  const tops = await bar(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size, 'rows').toBe(1);
  await doubleText(page);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
  await expect(bar(page)).toHaveCSS('position', 'static');
});
