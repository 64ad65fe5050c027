import { test } from '../../helpers/page/real-site.ts';
import { expect, open } from '../../helpers/page/test.ts';
import { setStandardTextSize } from '../../helpers/page/text.ts';

const differs = { tag: '@differs' };

test('a link to another page opens it at its top', differs, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('large text is not clamped', differs, async ({ page }) => {
  await setStandardTextSize(page, 32);
  await open(page, '/services');
  for (const text of await page.locator('main li:has(h3) > div > p').all())
    await expect(text).not.toHaveCSS('overflow', 'hidden');
});

test('pages have more sections than were asked for', differs, async ({ page }) => {
  for (const [path, ...sections] of [
    ['/', 'Arriving', 'Check us first'],
    ['/about', 'Arriving'],
    ['/services/therapy-services', 'At a glance'],
    ['/contact', 'What happens next'],
  ] as const) {
    await open(page, path);
    for (const section of sections) await expect.soft(page.getByRole('main'), path).toContainText(section);
  }
});

test('value points have their color in their icons', differs, async ({ page }) => {
  await open(page, '/');
  const point = page.locator('li', { has: page.getByRole('heading', { name: 'Personalized Care' }) });
  await expect(point.locator('svg')).toBeVisible();
  await expect(point).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('about says more than two of its specified titles', differs, async ({ page }) => {
  await open(page, '/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: /^Experience the .* Difference Today$/ })).toBeVisible();
  await expect(main.locator('li', { hasText: 'Medicare Certified' })).toContainText('Medi-Cal');
});

test('the footer links more pages than were asked for', differs, async ({ page }) => {
  await open(page, '/');
  for (const path of ['/privacy', '/accessibility'])
    await expect(page.getByRole('contentinfo').locator(`a[href^="${path}"]`).first()).toBeVisible();
});

test('a sample testimonial says that it is one', differs, async ({ page }) => {
  await open(page, '/testimonials');
  const cards = page.getByRole('main').locator('li', { has: page.locator('blockquote') });
  for (const card of await cards.all()) await expect(card).toContainText('Sample');
});

test('the site has more than was asked for', differs, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/contact');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Español' })).toBeVisible();
  await expect(page.locator('[data-opening-status]').first()).toContainText(/open|closed/i);
  await expect(page.locator('main a[href="/contact.vcf"]').first()).toBeVisible();
  await page.locator('#tour-name').fill('E');
  await expect(page.getByRole('button', { name: 'Empty the form' })).toBeVisible();
  await page.reload();
  await expect(page.locator('#tour-name')).toHaveValue('E');
});
