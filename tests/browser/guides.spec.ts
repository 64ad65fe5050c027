import { content, facts, ui } from '../helpers/facts.ts';
import { print } from '../helpers/page/paper.ts';
import { expect, open, test } from '../helpers/page/test.ts';

const places = content.caregivers.sections.flatMap((section) => section.places ?? []);

test('every public place on the page for caregivers says who says so and when it was read, and dials', async ({
  page,
}) => {
  await open(page, '/caregivers');
  expect(places.length).toBeGreaterThan(0);
  for (const { name, phone, source } of places) {
    const place = page.locator('li', { has: page.getByRole('heading', { level: 3, name, exact: true }) });
    await expect(place.getByRole('link', { name: source.name, exact: true })).toHaveAttribute('href', source.href);
    const date = new Date(source.checked).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
    await expect(place).toContainText(date);
    if (phone) {
      const digits = phone.replace(/\D/g, '');
      await expect(place.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:+${digits}`);
    }
  }
});

test('the page for professionals names each fact of the center that somebody has filled in, and no other', async ({
  page,
}) => {
  await open(page, '/referrals');
  const labels = ['fax', 'npi', 'serviceArea', 'daysUntilStart'] as const;
  for (const name of labels) {
    const label = page.locator('main dt', { hasText: new RegExp(`^${RegExp.escape(ui.facts[name])}$`) });
    await expect(label, name).toHaveCount(facts.slots[name] ? 1 : 0);
  }
});

for (const format of ['Letter', 'A4'] as const)
  test(`the tour checklist takes one ${format} sheet, in letters of 13 points or more`, async ({ page }) => {
    await open(page, '/tour-checklist');
    const { sheets, pieces } = await print(page, format);
    expect(sheets).toHaveLength(1);
    const items = await page.locator('main li').allInnerTexts();
    const isLong = (text: string) => text.trim().length > 5;
    const printed = pieces.flat().filter(({ str }) => isLong(str) && items.some((item) => item.startsWith(str.trim())));
    expect(printed.length).toBeGreaterThanOrEqual(items.length);
    expect(Math.min(...printed.map(({ fontSize }) => fontSize))).toBeGreaterThanOrEqual(13);
  });
