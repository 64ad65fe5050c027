import { content, ui } from './support/facts.ts';
import { expect, open, test } from './support/page/test.ts';

const { glance: labels } = ui.service;

test('every service says at a glance how to begin and what it costs, and leaves out what nobody has filled in', async ({
  page,
}) => {
  test.slow();
  for (const { path, glance: texts } of content.services) {
    await open(page, path);
    const glance = page.locator('section', { has: page.getByRole('heading', { name: labels.heading }) }).last();
    const { who, when, bring, notIncluded } = texts;
    const known = [
      ...(who ? [labels.who] : []),
      ...(when ? [labels.when] : []),
      labels.begin,
      ...(bring ? [labels.bring] : []),
      labels.paying,
      ...(notIncluded ? [labels.notIncluded] : []),
    ];
    await expect(glance.locator('dt'), path).toHaveText(known);
    await expect(glance.locator('dd'), path).toHaveCount(known.length);
    await glance.locator('dd a[href*="/questions#"]').click();
    await expect(page.locator(new URL(page.url()).hash), path).toBeInViewport();
  }
});

test('the page of all services leads from every worry to an answer, and folds its long list on phones alone', async ({
  page,
}) => {
  await open(page, '/services#fit');
  const { worries, questions } = content.servicesPage.fit;
  for (const { worry } of worries) await expect(page.getByRole('heading', { name: worry, exact: true })).toBeVisible();
  for (const { path, worry } of content.services)
    await expect(page.getByRole('link', { name: worry, exact: true })).toHaveAttribute('href', path);
  await page.setViewportSize({ width: 390, height: 844 });
  const first = page.getByRole('link', { name: content.services[0]?.worry ?? '', exact: true });
  await expect(first).toBeHidden();
  await page.getByText(questions).filter({ visible: true }).click();
  await expect(first).toBeVisible();
});

test('ticks are neither sent nor kept', async ({ page }) => {
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

test('what has ended since the site was built leaves the page, and its box with it', async ({ page }) => {
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    const ended = '<div id="ended"><p data-until="2001-01-01">Soup</p></div>';
    const coming = '<div><p data-until="2001-01-01">Soup</p><p id="coming" data-until="2999-01-01">A party</p></div>';
    await route.fulfill({ response, body: (await response.text()).replace('</main>', `${ended}${coming}</main>`) });
  });
  await open(page, '/about');
  await expect(page.getByText('Soup')).toHaveCount(0);
  await expect(page.locator('#ended')).toHaveCount(0);
  await expect(page.locator('#coming')).toBeVisible();
});
