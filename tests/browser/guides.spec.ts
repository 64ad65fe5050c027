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
