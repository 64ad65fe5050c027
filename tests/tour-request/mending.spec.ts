import { alert, answers, answerWith, button, expect, field, fill, open, panel, test } from '../support/page/form.ts';

test.describe('what needs mending', () => {
  test('a summary takes the focus and leads to each field; a message goes once its field is right', async ({
    page,
  }) => {
    const requests = await answerWith(page, 200);
    await open(page);
    await field(page, 'Address *').fill(answers['Address *']);
    await field(page, 'Email Address *').fill('elena.morales');
    await field(page, 'Phone Number *').fill(answers['Phone Number *']);
    await button(page).click();

    const summary = page.getByRole('group', { name: '2 answers need a second look' });
    await expect(summary).toBeFocused();
    await expect(alert(page)).toBeEmpty();
    const name = field(page, 'Full Name *');
    const email = field(page, 'Email Address *');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(/^Enter your full name/);
    await expect(email).toHaveAccessibleDescription(/^Check your email address/);
    await expect(field(page, 'Address *')).not.toHaveAttribute('aria-invalid');

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await expect(page.locator('label', { hasText: 'Full Name' })).toBeInViewport();
    await page.keyboard.type('Elena Morales');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await expect(name).toHaveAccessibleDescription('');
    await expect(page.getByRole('group', { name: 'One answer needs a second look' })).toBeVisible();
    await email.fill(answers['Email Address *']);
    await expect(page.locator('#tour').getByRole('group')).toHaveCount(0);
    expect(requests).toHaveLength(0);
    expect(new URL(page.url()).hash).toBe('');

    await email.press('Enter');
    await expect(panel(page)).toBeVisible();
  });

  test('pressing again with the same mistakes brings the focus back to the summary', async ({ page }) => {
    await open(page);
    for (let press = 0; press < 2; press += 1) {
      await button(page).click();
      await expect(page.getByRole('group', { name: '4 answers need a second look' })).toBeFocused();
    }
  });

  test('blanks are no answer', async ({ page }) => {
    const requests = await answerWith(page, 200);
    await open(page);
    await fill(page);
    await field(page, 'Address *').fill('   ');
    await button(page).click();
    await expect(field(page, 'Address *')).toHaveAccessibleDescription(/^Enter your/);
    expect(requests).toHaveLength(0);
  });

  test('the box one writes in keeps its place when a message above it goes', async ({ page }) => {
    await open(page);
    await button(page).click();
    const email = field(page, 'Email Address *');
    await email.focus();
    const place = () => email.evaluate((box) => Math.round(box.getBoundingClientRect().top));
    const before = await place();
    await page.keyboard.type('e');
    await expect(page.getByRole('group', { name: '3 answers need a second look' })).toBeAttached();
    expect(await place()).toBe(before);
  });

  test('any way of writing a phone number passes', async ({ page }) => {
    const requests = await answerWith(page, 200);
    await open(page);
    await fill(page);
    await field(page, 'Phone Number *').fill('five five nine, then 555.0199 x2');
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    expect(requests).toHaveLength(1);
  });
});
