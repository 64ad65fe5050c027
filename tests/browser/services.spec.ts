import { content, phoneLink, ui } from '../helpers/facts.ts';
import { expect, open, test } from '../helpers/page/test.ts';

const { service: serviceTexts } = ui;
const { glance: labels } = serviceTexts;
const paths = content.services.map(({ path }) => path);
const questions = content.questionsPage.groups.flatMap(({ items }) => items.map(({ id }) => id));

test('every service page has its menu, facts, offerings and closing links', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  const main = page.getByRole('main');
  for (const [index, { title, path, category, offerings, glance: texts }] of content.services.entries()) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByText(ui.categories[category], { exact: true }).first(), path).toBeVisible();
    await expect(main.getByRole('img').first(), path).toBeVisible();

    const menu = main.getByRole('navigation', { name: serviceTexts.menuLabel });
    const entries = menu.getByRole('link');
    expect(await entries.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(paths);
    const current = await entries.evaluateAll((found) => found.findIndex((link) => link.ariaCurrent === 'page'));
    expect(current, `place in the menu that ${path} marks`).toBe(index);
    expect(await menu.evaluate((element) => tools.layerOf(element) !== null), `sticky on ${path}`).toBe(true);
    await expect(main.getByRole('link', { name: serviceTexts.back }), path).toHaveAttribute('href', '/');
    const more = main.getByRole('complementary', { name: serviceTexts.moreHeading });
    await expect(more.getByRole('link', { name: serviceTexts.moreButton }), path).toHaveAttribute('href', '/contact');

    const glance = main.locator('section', { has: page.getByRole('heading', { name: labels.heading }) }).last();
    const { who, when, bring, notIncluded, cost } = texts;
    const known = [
      ...(who ? [labels.who] : []),
      ...(when ? [labels.when] : []),
      ...(bring ? [labels.bring] : []),
      ...(notIncluded ? [labels.notIncluded] : []),
      ...(cost ? [labels.cost] : []),
    ];
    await expect(glance.locator('dt'), path).toHaveText(known);
    await expect(glance.locator('dd'), path).toHaveCount(known.length);
    const answer = await glance.locator('p a[href*="/questions#"]').getAttribute('href');
    expect(questions, path).toContain(answer?.split('#')[1]);

    const items = main.locator('li:has(> h3):has(> p)');
    await expect(items.locator('h3'), path).toHaveText(offerings.items.map(({ title }) => title));
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
    await quote.click();
    const opened = page.locator('details', { has: quote });
    await expect(opened.locator('p a').first(), worry).toBeVisible();
    await expect(opened.locator(`a[href="${phoneLink}"]`), worry).toBeVisible();
  }
  for (const { path, worry } of content.services)
    await expect(page.getByRole('link', { name: worry, exact: true })).toHaveAttribute('href', path);
  await page.setViewportSize({ width: 390, height: 844 });
  const first = page.getByRole('link', { name: content.services[0]?.worry ?? '', exact: true });
  await expect(first).toBeHidden();
  await page.getByText(fit.questions).filter({ visible: true }).click();
  await expect(first).toBeVisible();
});

test('checklist answers are not sent or stored', async ({ page }) => {
  await open(page, '/services#fit');
  const sent: string[] = [];
  // Pictures come when their place is near.
  page.on('request', (request) => request.resourceType() === 'image' || sent.push(request.url()));
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(content.servicesPage.fit.check.items.length);
  for (const box of await boxes.all()) await box.check();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
  expect(sent).toEqual([]);
  await page.reload();
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
});

for (const [address, and] of [
  ['/services', 'and'],
  ['/es/services', 'y'],
] as const)
  test(`${address} joins two checks into one sentence`, async ({ page }) => {
    await open(page, address);
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
