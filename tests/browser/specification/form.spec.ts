import type { Page } from '@playwright/test';
import { fieldNames, tourFormOn } from '../../helpers/page/form.ts';
import { test } from '../../helpers/page/real-site.ts';
import { expect, open } from '../../helpers/page/test.ts';

const form = (page: Page) => page.locator('#tour');

test('the form has the specified fields', async ({ page }) => {
  await open(page, '/contact');
  const field = (label: string) => form(page).getByLabel(label, { exact: true });
  await expect(field('Full Name *')).toHaveAttribute('placeholder', 'Enter your full name');
  await expect(field('Address *')).toBeVisible();
  await expect(field('Email Address *')).toHaveAttribute('type', 'email');
  await expect(field('Phone Number *')).toHaveAttribute('type', 'tel');
  await expect(field('Phone Number *')).toHaveAttribute('placeholder', '(559) 123-4567');
  await expect(field('Tell Us About Your Needs')).toHaveAttribute('rows', '6');
  const attributes = '[name="contact"][data-netlify="true"][netlify-honeypot="bot-field"]';
  await expect(form(page).locator(`form${attributes}`)).toHaveCount(1);
  await expect(form(page)).toContainText(
    '* Required fields. We respect your privacy and will never share your information.',
  );
});

test('a request that fails has the specified texts', async ({ context }) => {
  // The page of the fixture allows no errors in the console.
  const page = await context.newPage();
  const tourForm = tourFormOn(page);
  const held = await tourForm.holdAnswers();
  await tourForm.sendFilled();
  await expect(tourForm.button).toHaveText('Submitting...');
  held.release(500);
  await expect(form(page)).toContainText(
    `There was an error submitting your form. Please try again or call us directly at (559) 555-0142.`,
  );
});

for (const [language, path, heading, promise] of [
  ['English', '/contact', 'Thank You!', 'We will contact you within 24 hours.'],
  ['Spanish', '/es/contact', '¡Gracias!', 'Nos comunicaremos con usted en un plazo de 24 horas.'],
] as const)
  test(`a request in ${language} is thanked for by our own server`, async ({ page }) => {
    const tourForm = tourFormOn(page);
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await tourForm.sendFilled(() => tourForm.openWithStoppedClock(path));
    const by = decodeURIComponent((await (await answer).headerValue('tour-request-by')) ?? '');
    const said = [promise, by].filter(Boolean).join(' ');
    await expect(form(page)).toContainText(heading);
    await expect(form(page).locator('.lede')).toContainText(said);
    await page.clock.runFor(5_000);
    await expect(tourForm.sentNote).toContainText(said);
    for (const name of fieldNames) await expect(tourForm.field(name)).toHaveValue('');
  });
