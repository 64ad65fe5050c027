import { expect, open, test } from '../helpers/page/test.ts';

const phoneLink = 'tel:+15595550142';

test('a service page has its menu, facts, offerings and closing links', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/services/meals');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soup and Bread');
  const menu = main.getByRole('navigation', { name: 'Every service' });
  const targets = await menu.getByRole('link').evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/services/meals', '/services/nursing', '/services/rides']);
  await expect(menu.locator('[aria-current="page"]')).toHaveAttribute('href', '/services/meals');
  expect(await menu.evaluate((element) => tools.layerOf(element) !== null), 'sticky').toBe(true);

  const glance = main.locator('section', { has: page.getByRole('heading', { name: 'At a glance' }) }).last();
  await expect(glance.locator('dt')).toHaveText(['Cost', 'Who', 'Bring']);
  await expect(main.locator('li:has(> p) > h3')).toHaveText(['Soup', 'Bread', 'Apples', 'Tea', 'Company']);
  const closing = main.locator('section').last();
  await expect(closing.locator('a[href="/contact"]')).toBeVisible();
  await expect(closing.locator(`a[href="${phoneLink}"]`)).toBeVisible();
});

test('/services links every worry to what may help', async ({ page }) => {
  await open(page, '/services');
  for (const worry of ['She forgets the stove', 'He skips lunch']) {
    const bubble = page.getByRole('listitem').filter({ hasText: `“${worry}”` });
    await bubble.click({ trial: true, position: { x: 20, y: 15 } });
    await expect(bubble.getByRole('link'), worry).toHaveCount(1);
  }
});

test('/services links the question of every service to its page', async ({ page }) => {
  await open(page, '/services');
  const link = page.getByRole('link', { name: 'Does he eat when I am gone?', exact: true });
  await expect(link).toHaveAttribute('href', '/services/meals');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(link).toBeHidden();
  await page.locator('summary', { hasText: 'More to think about' }).click();
  await expect(link).toBeVisible();
});

test('checklist answers are not sent or stored', async ({ page }) => {
  await open(page, '/services#fit');
  const sent: string[] = [];
  // Lazy images and the icon of the tab may load meanwhile.
  page.on('request', (request) => /\.(svg|webp|avif|jpg)$/.test(request.url()) || sent.push(request.url()));
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  for (const box of await boxes.all()) await box.check();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
  expect(sent).toEqual([]);
  await page.reload();
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
});

for (const [reducedMotion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
] as const)
  test(`a link to the current page scrolls to the top after 100 ms: ${behavior}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.clock.install();
    await open(page, '/services/meals');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(() => {
      scrollTo({ top: 900, behavior: 'instant' });
      const scroll = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
      Object.assign(window, { scrollTo: (how: ScrollToOptions) => scroll(Object.assign(window, { how }).how) });
    });
    await page.getByRole('navigation', { name: 'Every service' }).locator('[aria-current]').click();
    await page.clock.runFor(99);
    expect(await page.evaluate('window.how')).toBeUndefined();
    await page.clock.runFor(1);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate('window.how')).toEqual({ top: 0, behavior });
    await expect(page.getByRole('main')).toBeFocused();
  });
