import { answers, expect, phoneLink, test } from '../../helpers/page/form.ts';

const { name, email, address, phone } = {
  name: 'Write your name, so we can ask for you.',
  email: 'Check your email address. It should look like this: name@example.com.',
  address: 'So we can check whether our ride reaches you. Write your address, so we can plan the ride.',
  phone: 'Write your phone number, so we can call.',
};

test('the summary of errors takes focus and links to each field', { tag: '@differs' }, async ({ page, tourForm }) => {
  const requests = await tourForm.answerWith(200);
  await tourForm.open();
  await tourForm.field('address').fill(answers.address);
  await tourForm.field('email').fill('elena.morales');
  await tourForm.field('phone').fill(answers.phone);
  const summary = tourForm.summary('2 boxes need another look');
  for (let press = 0; press < 2; press += 1) {
    await tourForm.button.click();
    await expect(summary).toBeFocused();
  }
  await expect(summary.getByRole('link')).toContainText([name, email, '(559) 555-0142']);
  await expect(summary.getByRole('link').last()).toHaveAttribute('href', phoneLink);
  await expect(tourForm.alert).toBeEmpty();
  const first = tourForm.field('name');
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(first).toHaveAccessibleDescription(name);
  await expect(tourForm.field('email')).toHaveAccessibleDescription(email);
  await expect(tourForm.field('address')).not.toHaveAttribute('aria-invalid');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await expect(page.locator('[for="tour-name"]')).toBeInViewport();
  const place = () => first.evaluate((box) => box.getBoundingClientRect().top);
  const before = await place();
  await page.keyboard.type('Elena Morales');
  await expect(first).not.toHaveAttribute('aria-invalid');
  await expect(first).toHaveAccessibleDescription('');
  await expect(tourForm.summary('One box needs another look')).toBeVisible();
  // Pages scroll by whole pixels, but a message can have a fractional height.
  expect(Math.abs((await place()) - before)).toBeLessThan(1);
  await tourForm.field('email').fill(answers.email);
  await expect(page.locator('#tour').getByRole('group')).toHaveCount(0);
  expect(requests).toHaveLength(0);
  expect(new URL(page.url()).hash).toBe('');

  await tourForm.field('email').press('Enter');
  await expect(tourForm.panel).toBeVisible();
});

test('a value over the limit is kept and counted, not cut', { tag: '@differs' }, async ({ page, tourForm }) => {
  const requests = await tourForm.answerWith(200);
  await tourForm.openFilled();
  const field = tourForm.field('name');
  await field.fill('ñ'.repeat(1002));
  await tourForm.button.click();
  const summary = tourForm.summary('One box needs another look');
  await expect(summary).toBeFocused();
  await expect(field).toHaveValue('ñ'.repeat(1002));
  await expect(summary.getByRole('link', { name: 'Your name is 2 characters too long.' })).toBeVisible();
  await field.press('End');
  await page.keyboard.press('Backspace');
  await expect(field).toHaveAccessibleDescription('Your name is 1 characters too long.');
  await page.keyboard.press('Backspace');
  await expect(field).toHaveAccessibleDescription('');
  await expect(summary).toHaveCount(0);
  expect(requests).toHaveLength(0);

  await tourForm.button.click();
  await expect(tourForm.panel).toBeVisible();
  expect(new URLSearchParams(requests[0]?.postData() ?? '').get('name')).toBe('ñ'.repeat(1000));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });

  test('a form refused by the server marks and links each missing field', async ({ page, tourForm }) => {
    await page.goto('/contact');
    await expect(page.locator('#tour form')).toHaveJSProperty('noValidate', false);
    await tourForm.button.click();
    await expect(page, 'the browser checks the form').toHaveURL('/contact');
    await tourForm.fill();
    // Not empty for the browser.
    for (const name of ['address', 'phone'] as const) await tourForm.field(name).fill(' ');
    await tourForm.button.click();

    await expect(page).toHaveTitle(/^Something is still missing/);
    const summary = tourForm.summary('2 boxes need another look');
    await expect(summary).toBeFocused();
    await expect(tourForm.field('address')).toHaveAccessibleDescription(address);
    await expect(tourForm.field('phone')).toHaveAccessibleDescription(phone);
    for (const name of ['address', 'phone'] as const) {
      await expect(tourForm.field(name)).toHaveAttribute('aria-invalid', 'true');
      await expect(tourForm.field(name)).toHaveValue('');
    }
    await expect(tourForm.field('name')).not.toHaveAttribute('aria-invalid');
    await expect(tourForm.field('name')).toHaveValue(answers.name);
    await expect(tourForm.field('message')).toHaveValue(answers.message);
    for (const link of await page.locator('main a').all()) await expect(link).toHaveAttribute('href', /^(tel:|#)/);
    await expect(page.locator('main')).not.toContainText('{{');

    await summary.getByRole('link').first().click();
    await expect(tourForm.field('address')).toBeFocused();
    const label = await page.locator('[for="tour-address"]').boundingBox();
    const header = await page.locator('header').boundingBox();
    expect(label?.y, 'label below the header').toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    await tourForm.fill();
    await tourForm.button.click();
    await expect(page).toHaveURL(/\/thank-you(#call-[-\w]+)?$/);
  });
});

test('a form refused by the server is fixed and sent by the script', async ({ page, tourForm }) => {
  const requests = await tourForm.answerWith(200);
  await page.goto('/contact');
  await tourForm.field('name').fill(answers.name);
  // Its script comes while the first field is being fixed.
  const script = Promise.withResolvers<void>();
  await page.route(/FormScript/, (route) => script.promise.then(() => route.continue()));
  await page.locator('#tour form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(tourForm.summary('3 boxes need another look')).toBeVisible();
  await tourForm.field('address').fill(answers.address);
  script.resolve();
  await expect(tourForm.summary('2 boxes need another look')).toBeVisible();
  await expect(tourForm.field('address')).toBeFocused();
  await expect(tourForm.field('address')).not.toHaveAttribute('aria-invalid');
  await tourForm.fill();
  await tourForm.button.click();
  await expect(tourForm.panel).toBeVisible();
  await expect(tourForm.field('name')).toHaveValue('');
  expect(requests).toHaveLength(1);
});
