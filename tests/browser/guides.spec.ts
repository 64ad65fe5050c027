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

test('the referral page links the sheet only with a fax or a contact', async ({ page }) => {
  await open(page, '/referrals');
  const { fax, referralContact } = facts.optional;
  await expect(page.locator('main a[href="/referral-sheet"]')).toHaveCount(fax || referralContact ? 1 : 0);
});

for (const path of ['/tour-checklist', '/referral-sheet'])
  test(`${path} prints on one sheet`, async ({ page }) => {
    test.skip(!isOriginalContent, 'The text of another center may be longer.');
    await open(page, path);
    const sheets = await print(page);
    expect(sheets).toHaveLength(1);
  });
