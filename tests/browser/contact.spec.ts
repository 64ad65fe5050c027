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

test('shows the first field within 560 px on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 667 });
  await open(page, '/contact');
  const first = page.locator('#tour').getByRole('textbox').first();
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(560);
});

test('the tour card links to the phone', async ({ page }) => {
  await open(page, '/contact');
  const card = page.getByRole('region', { name: 'Visits are free', exact: true });
  await expect(card.getByRole('link')).toHaveAttribute('href', 'tel:+15595550142');
});

test('the form has the only green button', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.locator('main a[data-tone="primary"]')).toHaveCount(0);
});

test.describe('the map', () => {
  const frame = (page: Page) => page.locator('#location iframe');
  const plan = (page: Page) => page.getByRole('img', { name: 'A drawn map of Elm Street.' });

  for (const javaScriptEnabled of [true, false])
    test(`covers the drawn plan ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({ browser, baseURL }) => {
      const page = await browser.newPage({ javaScriptEnabled, baseURL });
      await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'A map' }));
      await page.goto('/contact');
      await plan(page).scrollIntoViewIfNeeded();
      await expect(frame(page).contentFrame().getByText('A map')).toBeVisible();
      expect(await frame(page).boundingBox()).toEqual(await plan(page).boundingBox());
      await page.close();
    });

  test('is printed as the drawn plan', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await open(page, '/contact');
    await expect(plan(page)).toBeVisible();
  });
});
