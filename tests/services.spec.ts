import { content, ui } from './support/facts.ts';
import { expect, open, test } from './support/page/test.ts';

const { glance: labels } = ui.service;

for (const service of content.services)
  test(`${service.path} says at a glance how to begin and what it costs, and leaves out what nobody has filled in`, async ({
    page,
  }) => {
    await open(page, service.path);
    const glance = page.locator('section', { has: page.getByRole('heading', { name: labels.heading }) }).last();
    const { who, when, bring, notIncluded } = service.glance;
    const known = [
      ...(who ? [labels.who] : []),
      ...(when ? [labels.when] : []),
      labels.begin,
      ...(bring ? [labels.bring] : []),
      labels.paying,
      ...(notIncluded ? [labels.notIncluded] : []),
    ];
    await expect(glance.locator('dt')).toHaveText(known);
    await expect(glance.locator('dd')).toHaveCount(known.length);
    await glance.locator('dd a[href*="/questions#"]').click();
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  });
