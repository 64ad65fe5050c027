import { print } from '../helpers/page/print.ts';
import { expect, open, test } from '../helpers/page/test.ts';

test('the referral page shows only facts with a value', async ({ page }) => {
  await open(page, '/referrals');
  const facts = page.locator('main dt');
  for (const name of ['License number', 'Price of a day'])
    await expect(facts.filter({ hasText: name }), name).toHaveCount(1);
  for (const name of ['Ways to pay', 'Hours of the day program'])
    await expect(facts.filter({ hasText: name }), name).toHaveCount(0);
});

test('the tour checklist prints on one sheet', async ({ page }) => {
  await open(page, '/tour-checklist');
  expect(await print(page)).toHaveLength(1);
});

test('each item of the printed tour checklist has room for an answer', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, '/tour-checklist');
  const items = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  const heights = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(0);
  expect(Math.min(...heights)).toBeGreaterThan(45);
});
