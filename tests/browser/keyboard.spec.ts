import { tabThrough } from '../helpers/page/focus.ts';
import { expect, open, test } from '../helpers/page/test.ts';

test('Shift+Tab keeps the focused element visible in a short window', async ({ page }) => {
  await page.setViewportSize({ width: 1104, height: 600 });
  await open(page, '/services/meals');
  await page.locator('footer a').last().focus();
  const { stops, errors } = await tabThrough(page, 'back');
  expect(errors).toEqual([]);
  expect(stops).toBeGreaterThan(25);
});

test('the skip link is the first Tab stop', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
});

test('sticky parts cover at most a fifth of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 667 });
  await open(page, '/services/meals');
  const stuck = () =>
    page.evaluate(() => {
      scrollTo({ top: 900, behavior: 'instant' });
      return [...document.querySelectorAll('body > header, body > aside')].reduce((height, element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return height + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      }, 0);
    });
  await expect.poll(stuck).toBeGreaterThan(120);
  expect(await stuck()).toBeLessThanOrEqual(667 / 5);
  await page.setViewportSize({ width: 667, height: 440 });
  await expect.poll(stuck).toBe(0);
});
