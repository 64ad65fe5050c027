import { expect, open, test } from '../helpers/page/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('the name in the header leads home', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Orchard Adult Day Health Care: home' }).click();
  await expect(page).toHaveURL('/');
});

test('the header marks Services as current on its pages only', async ({ page }) => {
  const button = page.locator('header [data-menu] > summary:visible');
  for (const path of ['/services', '/services/meals', '/services/no-such-service']) {
    await open(page, path);
    await expect(button, path).toHaveAttribute('aria-current', 'true');
  }
  await open(page, '/about');
  await expect(button).not.toHaveAttribute('aria-current');
});

test('the copyright line shows the current year', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-05T12:00:00-08:00'));
  await open(page, '/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 Orchard Adult Day Health Care');
});

test('names are not translated', async ({ page }) => {
  await open(page, '/es/contact');
  for (const text of ['Orchard Adult Day Health Care', '7 Elm Street', 'hello@orchard.example', 'English']) {
    const found = page.locator('body').getByText(text, { exact: true });
    await expect(found.first(), text).toBeAttached();
    const translated = await found.evaluateAll((all) => all.filter((name) => !name.closest('[translate="no"]')).length);
    expect(translated, text).toBe(0);
  }
});
