import type { Page } from '@playwright/test';
import { everyAddress } from './support/addresses.ts';
import { firstService, ui } from './support/facts.ts';
import { focusFaults } from './support/page/focus.ts';
import { expect, open, test } from './support/page/test.ts';
import { doubleText } from './support/page/text-size.ts';

const windows = [
  { width: 390, height: 667 },
  { width: 1280, height: 720 },
];

/** Presses a key from one end of the page to the other, and collects what is wrong where the focus stops. */
async function walk(page: Page, key = 'Tab') {
  const faults: string[] = [];
  for (let stops = 0; stops < 200; stops++) {
    await page.keyboard.press(key);
    const found = await focusFaults(page);
    if (!found) return { stops, faults };
    faults.push(...found);
  }
  return { stops: Number.POSITIVE_INFINITY, faults };
}

for (const address of everyAddress)
  test(`${address} shows where the focus is, never under the header or the phone bar`, async ({ page }) => {
    for (const window of windows) {
      await page.setViewportSize(window);
      await open(page, address);
      const { stops, faults } = await walk(page);
      expect.soft(faults, `at ${window.width} x ${window.height}`).toEqual([]);
      expect(stops).toBeGreaterThan(10);
      expect(stops).toBeLessThan(200);
    }
  });

for (const window of [
  { width: 1280, height: 720 },
  { width: 1104, height: 600 },
])
  test(`every stop on the way back through a service page shows at ${window.width} x ${window.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(window);
    await open(page, firstService);
    await page.locator('footer a').last().focus();
    const { stops, faults } = await walk(page, 'Shift+Tab');
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThan(25);
  });

test('very large text lets go of what sticks to the edges of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 667 });
  await open(page, '/about');
  await doubleText(page);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
  await expect(page.locator('body > aside')).toHaveCSS('position', 'static');
});

test('the first stop of Tab skips to the main part', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: ui.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
});

for (const address of ['/', '/contact', firstService])
  test(`what stays in place on ${address} takes at most a fifth of a phone, and nothing of a very low window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 667 });
    await open(page, address);
    const stuck = () =>
      page.evaluate(() => {
        scrollTo(0, 1500);
        return [...document.querySelectorAll('body > header, body > aside')].reduce((height, element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return height + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
        }, 0);
      });
    await expect.poll(stuck).toBeGreaterThan(120);
    expect(await stuck()).toBeLessThanOrEqual(667 * 0.2);
    await page.setViewportSize({ width: 667, height: 440 });
    await expect.poll(stuck).toBe(0);
  });
