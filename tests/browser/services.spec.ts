import { content, firstService, phoneLink, ui } from '../helpers/facts.ts';
import { expect, open, test } from '../helpers/page/test.ts';

const { glance: labels } = ui.service;
const paths = content.services.map(({ path }) => path);

test('every service page has its menu, facts, offerings and closing links', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  const main = page.getByRole('main');
  for (const { title, path, offerings, glance: facts } of content.services) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const menu = main.getByRole('navigation', { name: ui.service.menuLabel });
    const entries = menu.getByRole('link');
    expect(await entries.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(paths);
    await expect(menu.locator('[aria-current="page"]')).toHaveAttribute('href', path);
    expect(await menu.evaluate((element) => tools.layerOf(element) !== null), `sticky on ${path}`).toBe(true);

    const glance = main.locator('section', { has: page.getByRole('heading', { name: labels.heading }) }).last();
    const names = ['who', 'when', 'bring', 'notIncluded', 'cost'] as const;
    await expect(glance.locator('dt'), path).toHaveText(
      names.filter((name) => facts[name]).map((name) => labels[name]),
    );
    await expect(main.locator('li:has(> p) > h3'), path).toHaveText(offerings.items.map((item) => item.title));
    const closing = main.locator('section').last();
    await expect(closing.locator('a[href="/contact"]'), path).toBeVisible();
    await expect(closing.locator(`a[href="${phoneLink}"]`), path).toBeVisible();
  }
});

test('/services expands every worry to an answer and a call link', async ({ page }) => {
  await open(page, '/services');
  const { hero, fit } = content.servicesPage;
  for (const { worry } of hero.worries) {
    const quote = page.getByRole('heading', { name: `“${worry}”`, exact: true });
    const opened = page.locator('details', { has: quote });
    await opened.locator('summary').click();
    await expect(opened.locator('p a').first(), worry).toBeVisible();
    await expect(opened.locator(`a[href="${phoneLink}"]`), worry).toBeVisible();
  }
  // Two services may answer the same worry.
  const links = content.services.map(({ path, worry }) =>
    page.getByRole('link', { name: worry, exact: true }).and(page.locator(`[href="${path}"]`)),
  );
  for (const link of links) await expect(link).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const first = links[0] ?? page.locator('main');
  await expect(first).toBeHidden();
  await page.locator('summary', { hasText: fit.questions }).click();
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
  test(`${path} joins two checks into one sentence`, async ({ page }) => {
    await open(page, path);
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

test('the checklist keeps its language when a browser translates the page', async ({ page }) => {
  await open(page, '/es/services');
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'en'));
  for (const box of [page.getByRole('checkbox').first(), page.getByRole('checkbox').last()]) await box.check();
  await expect(page.locator('[role="status"][data-sentence]')).toContainText(
    ` y ${await page.getByRole('checkbox').last().inputValue()}`,
  );
});

for (const motion of ['no-preference', 'reduce'] as const)
  test(`a link to the current page scrolls ${motion === 'reduce' ? 'instantly' : 'smoothly'} to the top after 100 ms`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.clock.install();
    await open(page, firstService);
    await page.evaluate(() => {
      const behaviors: (string | undefined)[] = [];
      const scroll = window.scrollTo.bind(window);
      Object.assign(window, {
        behaviors,
        scrollTo: (options: ScrollToOptions) => {
          behaviors.push(options.behavior);
          scroll(options);
        },
      });
      scroll({ top: 900, behavior: 'instant' });
    });
    const behaviors = () => page.evaluate(() => Reflect.get(window, 'behaviors'));
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const menu = page.getByRole('navigation', { name: ui.service.menuLabel });
    await menu.locator('[aria-current]').dispatchEvent('click', { button: 0 });
    await page.clock.runFor(99);
    expect(await behaviors()).toEqual([]);
    await page.clock.runFor(1);
    expect(await behaviors()).toEqual([motion === 'reduce' ? 'instant' : 'smooth']);
    await page.clock.resume();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
