import { content, firstService, phoneLink, ui } from '../helpers/facts.ts';
import { expect, open, test } from '../helpers/page/test.ts';

const { glance: labels } = ui.service;

test('a service page has its menu, facts, offerings and closing links', async ({ page }) => {
  const [service] = content.services;
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, firstService);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(service?.title ?? '');
  const menu = main.getByRole('navigation', { name: ui.service.menuLabel });
  const targets = await menu.getByRole('link').evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(content.services.map(({ path }) => path));
  await expect(menu.locator('[aria-current="page"]')).toHaveAttribute('href', firstService);
  expect(await menu.evaluate((element) => tools.layerOf(element) !== null), 'sticky').toBe(true);

  const glance = main.locator('section', { has: page.getByRole('heading', { name: labels.heading }) }).last();
  const names = (['who', 'when', 'bring', 'notIncluded'] as const).filter((name) => service?.glance[name]);
  await expect(glance.locator('dt')).toHaveText(['cost' as const, ...names].map((name) => labels[name]));
  await expect(main.locator('li:has(> p) > h3')).toHaveText(service?.offerings.items.map(({ title }) => title) ?? []);
  const closing = main.locator('section').last();
  await expect(closing.locator('a[href="/contact"]')).toBeVisible();
  await expect(closing.locator(`a[href="${phoneLink}"]`)).toBeVisible();
});

test('/services links every worry to what may help', async ({ page }) => {
  await open(page, '/services');
  const { hero } = content.servicesPage;
  for (const { worry } of hero.worries) {
    const bubble = page.getByRole('listitem').filter({ hasText: `“${worry}”` });
    await bubble.click({ trial: true, position: { x: 20, y: 15 } });
    await expect(bubble.getByRole('link'), worry).toHaveCount(1);
  }
});

test('/services links the question of every service to its page', async ({ page }) => {
  await open(page, '/services');
  // Two services may answer the same question.
  const links = content.services.map(({ path, worry }) =>
    page.getByRole('link', { name: worry, exact: true }).and(page.locator(`[href="${path}"]`)),
  );
  for (const link of links) await expect(link).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const first = links[0] ?? page.locator('main');
  await expect(first).toBeHidden();
  await page.locator('summary', { hasText: content.servicesPage.fit.questions }).click();
  await expect(first).toBeVisible();
});

test('checklist answers are not sent or stored', async ({ page }) => {
  await open(page, '/services#fit');
  const sent: string[] = [];
  // Lazy images may load while the test scrolls.
  page.on('request', (request) => request.resourceType() === 'image' || sent.push(request.url()));
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(content.servicesPage.fit.check.items.length);
  for (const box of await boxes.all()) await box.check();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
  expect(sent).toEqual([]);
  await page.reload();
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
});

for (const [path, and] of [
  ['/services', 'and'],
  ['/es/services', 'y'],
] as const)
  test(`${path} joins two checks into one sentence in its language`, async ({ page }) => {
    await open(page, path);
    // As a browser does that translates the page.
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'hmn'));
    const first = page.getByRole('checkbox').first();
    const last = page.getByRole('checkbox').last();
    const status = page.locator('[role="status"][data-sentence]');
    const advice = (await status.textContent()) ?? '';
    await last.check();
    await first.check();
    const sentence = (await status.getAttribute('data-sentence')) ?? '';
    const reasons = `${await first.inputValue()} ${and} ${await last.inputValue()}`;
    await expect(status).toHaveText(sentence.replace('{reasons}', reasons));
    await last.uncheck();
    await first.uncheck();
    await expect(status).toHaveText(advice);
  });

for (const motion of ['no-preference', 'reduce'] as const)
  test(`a link to the current page scrolls ${motion === 'reduce' ? 'instantly' : 'smoothly'} to the top after 100 ms`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, firstService);
    const scrolled = page.evaluate(() => {
      scrollTo({ top: 900, behavior: 'instant' });
      const scroll = window.scrollTo.bind(window);
      let clickedAt = 0;
      addEventListener('click', () => (clickedAt = performance.now()), true);
      return new Promise<{ behavior?: ScrollBehavior; delay: number }>((resolve) => {
        window.scrollTo = (options: ScrollToOptions | number = {}) => {
          if (typeof options === 'number') return;
          scroll(options);
          resolve({ behavior: options.behavior, delay: performance.now() - clickedAt });
        };
      });
    });
    await page.getByRole('navigation', { name: ui.service.menuLabel }).locator('[aria-current]').click();
    const { behavior, delay } = await scrolled;
    expect(behavior).toBe(motion === 'reduce' ? 'instant' : 'smooth');
    expect(delay).toBeGreaterThanOrEqual(99);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
