import { FIELDS } from '../../../shared/tour-request/fields.ts';
import { phoneLink } from '../../helpers/facts.ts';
import {
  alert,
  answers,
  answerWith,
  button,
  describedBy,
  expect,
  field,
  labelOf,
  open,
  openFilled,
  panel,
  requiredFields,
  summaryHeading,
  test,
  texts,
} from '../../helpers/page/form.ts';

test.describe('errors', () => {
  test('the summary takes focus and links to each field', async ({ page }) => {
    const requests = await answerWith(page, 200);
    await open(page);
    await field(page, 'address').fill(answers.address);
    await field(page, 'email').fill('elena.morales');
    await field(page, 'phone').fill(answers.phone);
    await button(page).click();

    const summary = page.getByRole('group', { name: summaryHeading(2) });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link').last()).toHaveAttribute('href', phoneLink);
    await expect(alert(page)).toBeEmpty();
    const name = field(page, 'name');
    const email = field(page, 'email');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(describedBy('name', texts.fields.name.missing));
    await expect(email).toHaveAccessibleDescription(describedBy('email', texts.fields.email.invalid));
    await expect(field(page, 'address')).not.toHaveAttribute('aria-invalid');

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await expect(page.locator('label', { hasText: labelOf('name') })).toBeInViewport();
    await page.keyboard.type('Elena Morales');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await expect(name).toHaveAccessibleDescription(describedBy('name'));
    await expect(page.getByRole('group', { name: summaryHeading(1) })).toBeVisible();
    await email.fill(answers.email);
    await expect(page.locator('#tour').getByRole('group')).toHaveCount(0);
    expect(requests).toHaveLength(0);
    expect(new URL(page.url()).hash).toBe('');

    await email.press('Enter');
    await expect(panel(page)).toBeVisible();
  });

  test('fields follow the direction of the text', async ({ page }) => {
    await open(page);
    for (const name of ['name', 'message'] as const) {
      await field(page, name).fill('أمينة');
      await expect(field(page, name)).toHaveCSS('direction', 'rtl');
      await field(page, name).fill('Elena');
      await expect(field(page, name)).toHaveCSS('direction', 'ltr');
    }
  });

  test('a value over the limit is kept and counted, not cut', async ({ page }) => {
    const requests = await answerWith(page, 200);
    await openFilled(page);
    const name = field(page, 'name');
    const { maxLength = 0 } = FIELDS.find((field) => field.name === 'name') ?? {};
    await name.fill('ñ'.repeat(maxLength + 2));
    await expect(name).toHaveValue('ñ'.repeat(maxLength + 2));
    const sentence = (over: string) => texts.fields.name.tooLong?.replace('{count}', over) ?? '';

    await button(page).click();
    const summary = page.getByRole('group', { name: summaryHeading(1) });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link', { name: sentence('2') })).toBeVisible();
    await expect(name).toHaveAccessibleDescription(describedBy('name', sentence('2')));
    await name.press('End');
    await page.keyboard.press('Backspace');
    await expect(name).toHaveAccessibleDescription(describedBy('name', sentence('1')));
    await page.keyboard.press('Backspace');
    await expect(name).toHaveAccessibleDescription(describedBy('name'));
    await expect(summary).toHaveCount(0);
    expect(requests).toHaveLength(0);

    await button(page).click();
    await expect(panel(page)).toBeVisible();
    expect(new URLSearchParams(requests[0]?.postData() ?? '').get('name')).toBe('ñ'.repeat(maxLength));
  });

  test('submitting the same errors again focuses the summary', async ({ page }) => {
    await open(page);
    for (let press = 0; press < 2; press += 1) {
      await button(page).click();
      await expect(page.getByRole('group', { name: summaryHeading(requiredFields.length) })).toBeFocused();
    }
  });

  test('a field does not move when an error above it disappears', async ({ page }) => {
    await open(page);
    await button(page).click();
    const email = field(page, 'email');
    await email.focus();
    const place = () => email.evaluate((box) => box.getBoundingClientRect().top);
    const before = await place();
    await page.keyboard.type('e');
    await expect(page.getByRole('group', { name: summaryHeading(requiredFields.length - 1) })).toBeAttached();
    // Pages scroll by whole pixels, but a message can have a fractional height.
    expect(Math.abs((await place()) - before)).toBeLessThan(1);
  });

  test('any phone number format is accepted', async ({ page }) => {
    const requests = await answerWith(page, 200);
    await openFilled(page);
    await field(page, 'phone').fill('five five nine, then 555.0199 x2');
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    expect(requests).toHaveLength(1);
  });
});
