import type { Page } from '@playwright/test';
import { changeByExtensions, translatePage } from '../../helpers/page/changes.ts';
import { answers, expect, test } from '../../helpers/page/form.ts';

const form = (page: Page) => page.locator('#tour form');

const expectMessage = (page: Page, message: string) =>
  expect(page.locator('#tour')).toContainText(message, { useInnerText: true });

for (const [what, change] of Object.entries({
  'a browser translates the page': translatePage,
  'extensions change the page': changeByExtensions,
}))
  test(`the form works to the end if ${what}`, async ({ page, tourForm }) => {
    await page.clock.install();
    await tourForm.answerWith(503, 200);
    await page.goto('/contact');
    await page.evaluate(change);
    for (const name of ['name', 'message'] as const) await tourForm.field(name).fill(answers[name]);
    await tourForm.started();
    await page.clock.pauseAt(Date.now() + 60_000);

    await tourForm.button.click();
    await expect(tourForm.field('email')).toHaveAttribute('aria-invalid', 'true');
    await expectMessage(page, 'Write your email address');
    await tourForm.fill();
    await expect(tourForm.field('email')).not.toHaveAttribute('aria-invalid');

    await tourForm.button.click();
    await expectMessage(page, 'Your request did not arrive');
    await tourForm.expectAnswers();

    await tourForm.button.click();
    await expectMessage(page, 'We Have It!');
    await expect(form(page)).toBeHidden();
    await page.clock.runFor(5_000);
    await expect(form(page)).toBeVisible();
    await expectMessage(page, 'Your request is here.');
    await expect(tourForm.field('name')).toHaveValue('');
  });

test('after the loss of the elements for messages, the browser sends what was typed', async ({ page, tourForm }) => {
  await tourForm.openFilled();
  const sent = page.waitForRequest('**/thank-you');
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('#tour div:empty')) part.remove();
  });
  await tourForm.button.click();
  expect(new URLSearchParams((await sent).postData() ?? '').get('message')).toContain('My father lives with me.');
  await expect(page).toHaveURL(/\/thank-you(#call-[-\w]+)?$/);
});

test('messages of a refused form stay translated', async ({ page, tourForm }) => {
  await page.goto('/contact');
  await page.locator('#tour form').evaluate((form: HTMLFormElement) => form.submit());
  await tourForm.started();
  const phoneMessages = page.locator('[href="#tour-phone"], #tour-phone-error span');
  for (const message of await phoneMessages.all()) await message.evaluate((part) => (part.textContent = 'traducido'));
  await tourForm.field('name').fill(answers.name);
  await expect(tourForm.summary('3 boxes need another look')).toBeVisible();
  await expect(phoneMessages).toHaveText(['traducido', 'traducido']);
});
