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

const breakages = {
  'an error in React': () => {
    Node.prototype.appendChild = () => {
      throw new DOMException('The node is gone.', 'NotFoundError');
    };
  },
  'the loss of the elements for messages': () => {
    for (const part of document.querySelectorAll('#tour div:empty')) part.remove();
  },
};

for (const [what, breakForm] of Object.entries(breakages))
  test(`after ${what}, the browser sends what was typed`, async ({ page, tourForm }) => {
    await tourForm.openFilled();
    await tourForm.answerWith(503);
    const sent = page.waitForRequest('**/thank-you');
    await page.evaluate(breakForm);
    await tourForm.button.click();
    expect(new URLSearchParams((await sent).postData() ?? '').get('message')).toContain('My father lives with me.');
    await expect(page).toHaveURL('/thank-you');
  });

test('after an error in React, a request that arrived leads to the thank-you page', async ({ page, tourForm }) => {
  await tourForm.openFilled();
  const requests = await tourForm.answerWith(200);
  await page.evaluate(breakages['an error in React']);
  await tourForm.button.click();
  await expect(page).toHaveURL('/thank-you');
  expect(requests).toHaveLength(1);
});
