import type { Page } from '@playwright/test';
import { expect, open, test } from '../helpers/page/test.ts';

test('shows the form, the details, the next steps, the tour card and the location in this order', async ({ page }) => {
  await open(page, '/contact');
  const inOrder = await page.evaluate(() => {
    const parts = ['h1', '#tour', '#contact-details', 'main ol', '#schedule', '#location'];
    const found = [...document.querySelectorAll(parts.join())];
    return found.length === parts.length && parts.every((part, index) => found[index]?.matches(part));
  });
  expect(inOrder).toBe(true);
});

test('shows the first field within 700 px on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 667 });
  await open(page, '/contact');
  const first = page.locator('#tour').getByRole('textbox').first();
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(700);
});

test('directions lead to the address', async ({ page }) => {
  await open(page, '/contact');
  const href = await page.locator('#location').getByRole('link').first().getAttribute('href');
  expect(href).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/.*7%20Elm%20Street/);
});

test.describe('the map', () => {
  const frame = (page: Page) => page.locator('#location iframe');
  const plan = (page: Page) => page.getByRole('img', { name: 'A drawn map of Elm Street.' });

  test('shows without JavaScript', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'A map' }));
    await page.goto('/contact');
    await frame(page).scrollIntoViewIfNeeded();
    await expect(frame(page).contentFrame().getByText('A map')).toBeVisible();
    await page.close();
  });

  for (const width of [360, 768, 1280])
    test(`covers neither plan nor directions at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/contact');
      const map = await frame(page).boundingBox();
      for (const part of [plan(page), page.locator('#location').getByRole('link')]) {
        const box = await part.boundingBox();
        if (!map || !box) throw new Error('Something is not there.');
        const isBeside = box.x + box.width <= map.x || box.x >= map.x + map.width;
        expect(isBeside || box.y + box.height <= map.y || box.y >= map.y + map.height).toBe(true);
      }
    });

  test('is printed as the drawn plan', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await open(page, '/contact');
    await expect(plan(page)).toBeVisible();
  });
});
