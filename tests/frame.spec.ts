import { facts, phoneLink } from './support/facts.ts';
import { expect, open, test } from './support/page/test.ts';
import { cards } from './support/service-cards.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const paths = cards.map(({ path }) => path);

test('the header stays at the top and leads to every page', async ({ page }) => {
  await open(page, '/about');
  const header = page.getByRole('banner');
  const labels = ['Home', 'About Us', 'Services', 'Testimonials', 'Contact'];
  const items = header.getByRole('navigation', { name: 'Main' }).locator('> a, > button');
  expect((await items.allInnerTexts()).map((text) => text.trim())).toEqual(labels);
  await expect(header.getByRole('link', { name: `Call ${facts.phone}` })).toHaveAttribute('href', phoneLink);
  await page.evaluate(() => scrollTo(0, 1500));
  expect((await header.boundingBox())?.y).toBe(0);
  await header.getByRole('link', { name: `${facts.name}: home` }).click();
  await expect(page).toHaveURL('/');
});

test('both menus list the twelve services in order', async ({ page }) => {
  await open(page, '/');
  for (const menu of ['#services-menu', '#menu']) {
    const links = await page
      .locator(`${menu} a[href^="/services/"]`)
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(links, menu).toEqual(paths);
  }
});

for (const address of ['/services', '/services/counseling'])
  test(`Services is marked in the header on ${address}`, async ({ page }) => {
    await open(page, address);
    await expect(page.getByRole('button', { name: 'Services' })).toHaveAttribute('aria-current', 'true');
    await open(page, '/about');
    await expect(page.getByRole('button', { name: 'Services' })).not.toHaveAttribute('aria-current');
  });

test('the footer names the center, its badges, its pages and how to reach it', async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  for (const badge of ['Licensed & Certified', '22+ Years Experience', '500+ Families Served'])
    await expect(footer.getByText(badge, { exact: true })).toBeVisible();
  const quick = footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link');
  await expect(quick).toHaveText(['Home', 'About Us', 'Testimonials', 'Contact']);
  await expect(footer.getByRole('link', { name: facts.phone })).toHaveAttribute('href', phoneLink);
  await expect(footer.getByRole('link', { name: facts.email })).toHaveAttribute('href', `mailto:${facts.email}`);
  for (const text of ['1052 C Street', 'Fresno, California 93706', 'Monday to Friday 8:00AM-4:00PM'])
    await expect(footer).toContainText(text);
  await expect(footer).toContainText('Saturday and Sunday closed');
  await expect(footer.getByText('Made with care for our community', { exact: true })).toBeVisible();
});

test('the copyright line names the year in which it is read', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-05T12:00:00-08:00'));
  await open(page, '/');
  await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${facts.name}`);
});

for (const [index, { title, path, category }] of cards.entries())
  test(`${path} stands beside the menu of all services and ends with a way to ask`, async ({ page }) => {
    await open(page, path);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.locator('p', { hasText: new RegExp(`^${category}$`) })).toBeVisible();
    await expect(main.getByRole('img').first()).toBeVisible();

    const menu = main.getByRole('navigation', { name: 'All services' });
    const entries = menu.getByRole('link');
    expect(await entries.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(paths);
    const current = await entries.evaluateAll((found) => found.findIndex((link) => link.ariaCurrent === 'page'));
    expect(current).toBe(index);
    expect(await menu.evaluate((element) => tools.layerOf(element) !== null), 'sticky').toBe(true);
    await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    const more = main.getByRole('complementary', { name: 'Need More Information' });
    await expect(more.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');

    const offerings = await main.locator('li:has(> h3):has(> p)').count();
    expect(offerings === 5 || offerings === 6, `${offerings} offerings`).toBe(true);
    const closing = main.locator('section').last();
    await expect(closing.locator('a[href="/contact"]')).toBeVisible();
    await expect(closing.locator(`a[href="${phoneLink}"]`)).toBeVisible();
  });
