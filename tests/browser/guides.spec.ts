import { facts, isOriginalContent, ui } from '../helpers/facts.ts';
import { print } from '../helpers/page/print.ts';
import { expect, open, test } from '../helpers/page/test.ts';

test('the referral page shows only facts with a value', async ({ page }) => {
  await open(page, '/referrals');
  const labels = ['fax', 'npi', 'serviceArea', 'daysUntilStart'] as const;
  for (const name of labels) {
    const label = page.locator('main dt', { hasText: new RegExp(`^${RegExp.escape(ui.facts[name])}$`) });
    await expect(label, name).toHaveCount(facts.optional[name] ? 1 : 0);
  }
});

test('the tour checklist prints on one sheet', async ({ page }) => {
  test.skip(!isOriginalContent, 'The text of another center may be longer.');
  await open(page, '/tour-checklist');
  const sheets = await print(page);
  expect(sheets).toHaveLength(1);
});
