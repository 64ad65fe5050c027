import { content, facts, isOriginalContent, ui } from '../helpers/facts.ts';
import { print } from '../helpers/page/print.ts';
import { expect, open, test } from '../helpers/page/test.ts';

const guides = { '/caregivers': content.caregivers, '/memory-loss': content.memoryLoss };

for (const [address, { sections }] of Object.entries(guides))
  test(`every organization on ${address} has a phone link and a dated source`, async ({ page }) => {
    await open(page, address);
    const places = sections.flatMap((section) => section.places ?? []);
    expect(places.length).toBeGreaterThan(0);
    for (const { name, phone, source } of places) {
      const place = page.locator('li', { has: page.getByRole('heading', { level: 3, name, exact: true }) });
      await expect(place.getByRole('link', { name: source.name, exact: true })).toHaveAttribute('href', source.href);
      if (source.checked) {
        const date = new Date(source.checked).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
        await expect(place).toContainText(date);
      }
      if (phone) {
        const digits = phone.replace(/\D/g, '');
        await expect(place.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:+${digits}`);
      }
    }
  });

test('the referral page shows only facts with a value', async ({ page }) => {
  await open(page, '/referrals');
  const labels = ['fax', 'npi', 'serviceArea', 'daysUntilStart'] as const;
  for (const name of labels) {
    const label = page.locator('main dt', { hasText: new RegExp(`^${RegExp.escape(ui.facts[name])}$`) });
    await expect(label, name).toHaveCount(facts.optional[name] ? 1 : 0);
  }
});

for (const address of ['/tour-checklist', '/referral-sheet'])
  test(`${address} prints on one sheet`, async ({ page }) => {
    test.skip(!isOriginalContent, 'The text of another center may be longer.');
    await open(page, address);
    const sheets = await print(page);
    expect(sheets).toHaveLength(1);
  });
