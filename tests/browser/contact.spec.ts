import type { Page } from '@playwright/test';
import { isInFront } from '../helpers/page/targets.ts';
import { expect, open, test } from '../helpers/page/test.ts';

test('the form comes first, then details, steps, tour card and location', { tag: '@differs' }, async ({ page }) => {
  await open(page, '/contact');
  const parts = page.locator('h1, #tour, #contact-details, main ol, #schedule, #location');
  const names = await parts.evaluateAll((found) => found.map(({ id, tagName }) => id || tagName));
  expect(names).toEqual(['H1', 'tour', 'contact-details', 'OL', 'schedule', 'location']);
});

for (const size of ['390 x 660', '1280 x 720'])
  test(`shows the first field whole in a window of ${size}`, async ({ page }) => {
    const [width = 0, height = 0] = size.split(' x ').map(Number);
    await page.setViewportSize({ width, height });
    await open(page, '/contact');
    await expect(page.locator('#tour').getByRole('textbox').first()).toBeInViewport({ ratio: 1 });
  });

test('directions lead to the address', async ({ page }) => {
  await open(page, '/contact');
  const href = await page.locator('#location').getByRole('link').first().getAttribute('href');
  expect(href).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/.*7%20Elm%20Street/);
});

test.describe('the map', () => {
  const frame = (page: Page) => page.locator('#location iframe');
  const plan = (page: Page) => page.getByRole('img', { name: 'A drawn map of Elm Street.' });

  test('shows without JavaScript', async ({ scriptless: page }) => {
    await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'A map' }));
    await page.goto('/contact');
    await frame(page).scrollIntoViewIfNeeded();
    await expect(frame(page).contentFrame().getByText('A map')).toBeVisible();
  });

  for (const width of [390, 768, 1280])
    test(`covers neither plan nor directions at ${width} px if it is blocked`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.route('https://www.google.com/**', (route) => route.abort('blockedbyclient'));
      await open(page, '/contact');
      const blocked = page.waitForEvent('requestfailed', (request) => request.frame() !== page.mainFrame());
      await frame(page).scrollIntoViewIfNeeded();
      await blocked;
      for (const part of [page.locator('#location').getByRole('link'), plan(page)]) {
        await part.scrollIntoViewIfNeeded();
        expect(await isInFront(part)).toBe(true);
      }
    });

  test('is printed as the drawn plan', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await open(page, '/contact');
    await expect(plan(page)).toBeVisible();
    expect((await plan(page).boundingBox())?.height, '6 cm').toBeGreaterThan(226);
  });
});
