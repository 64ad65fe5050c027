import { FIELDS } from '../../../shared/tour-request/fields.ts';
import { phoneLink } from '../../helpers/facts.ts';
import {
  answers,
  describedBy,
  expect,
  labelOf,
  requiredFields,
  summaryHeading,
  test,
  texts,
} from '../../helpers/page/form.ts';

test.describe('errors', () => {
  test('the summary takes focus and links to each field', async ({ page, tourForm }) => {
    const requests = await tourForm.answerWith(200);
    await tourForm.open();
    await tourForm.field('address').fill(answers.address);
    await tourForm.field('email').fill('elena.morales');
    await tourForm.field('phone').fill(answers.phone);
    await tourForm.button.click();

    const summary = page.getByRole('group', { name: summaryHeading(2) });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link').last()).toHaveAttribute('href', phoneLink);
    await expect(tourForm.alert).toBeEmpty();
    const name = tourForm.field('name');
    const email = tourForm.field('email');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(describedBy('name', texts.fields.name.missing));
    await expect(email).toHaveAccessibleDescription(describedBy('email', texts.fields.email.invalid));
    await expect(tourForm.field('address')).not.toHaveAttribute('aria-invalid');

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
    await expect(tourForm.panel).toBeVisible();
  });

  test('a value over the limit is kept and counted, not cut', async ({ page, tourForm }) => {
    const requests = await tourForm.answerWith(200);
    await tourForm.openFilled();
    const name = tourForm.field('name');
    const { maxLength = 0 } = FIELDS.find((field) => field.name === 'name') ?? {};
    await name.fill('ñ'.repeat(maxLength + 2));
    await expect(name).toHaveValue('ñ'.repeat(maxLength + 2));
    const sentence = (over: string) => texts.fields.name.tooLong?.replace('{count}', over) ?? '';

    await tourForm.button.click();
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

    await tourForm.button.click();
    await expect(tourForm.panel).toBeVisible();
    expect(new URLSearchParams(requests[0]?.postData() ?? '').get('name')).toBe('ñ'.repeat(maxLength));
  });

  test('submitting the same errors again focuses the summary', async ({ page, tourForm }) => {
    await tourForm.open();
    for (let press = 0; press < 2; press += 1) {
      await tourForm.button.click();
      await expect(page.getByRole('group', { name: summaryHeading(requiredFields.length) })).toBeFocused();
    }
  });

  test('a field does not move when an error above it disappears', async ({ page, tourForm }) => {
    await tourForm.open();
    await tourForm.button.click();
    const email = tourForm.field('email');
    await email.focus();
    const place = () => email.evaluate((box) => box.getBoundingClientRect().top);
    const before = await place();
    await page.keyboard.type('e');
    await expect(page.getByRole('group', { name: summaryHeading(requiredFields.length - 1) })).toBeAttached();
    // Pages scroll by whole pixels, but a message can have a fractional height.
    expect(Math.abs((await place()) - before)).toBeLessThan(1);
  });
});
