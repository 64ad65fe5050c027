import type { Page } from '@playwright/test';
import { changeByExtensions, translatePage } from '../../helpers/page/changes.ts';
import { answers, expect, fieldNames, test } from '../../helpers/page/form.ts';

// Labels and messages are translated or wrapped, so tests cannot find elements by their text.
const form = (page: Page) => page.locator('#tour form');
const control = (page: Page, name: string) => page.locator(`#tour-${name}`);
const send = (page: Page) => page.locator('#tour [type="submit"]');

async function fill(page: Page) {
  for (const name of fieldNames) await control(page, name).fill(answers[name]);
}

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
    for (const name of ['name', 'message'] as const) await control(page, name).fill(answers[name]);
    await tourForm.started();
    await page.clock.pauseAt(Date.now() + 60_000);

    await send(page).click();
    await expect(control(page, 'email')).toHaveAttribute('aria-invalid', 'true');
    await expectMessage(page, 'Write your email address');
    await fill(page);
    await expect(control(page, 'email')).not.toHaveAttribute('aria-invalid');

    await send(page).click();
    await expectMessage(page, 'Your request did not arrive');
    for (const name of fieldNames) await expect(control(page, name)).toHaveValue(answers[name]);

    await send(page).click();
    await expectMessage(page, 'We Have It!');
    await expect(form(page)).toBeHidden();
    await page.clock.runFor(5_000);
    await expect(form(page)).toBeVisible();
    await expectMessage(page, 'Your request is here.');
    await expect(control(page, 'name')).toHaveValue('');
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
    await tourForm.open();
    await fill(page);
    await tourForm.answerWith(503);
    const sent = page.waitForRequest('**/thank-you');
    await page.evaluate(breakForm);
    await send(page).click();
    expect(new URLSearchParams((await sent).postData() ?? '').get('message')).toContain('My father lives with me.');
    await expect(page).toHaveURL('/thank-you');
  });

test('after an error in React, a request that arrived leads to the thank-you page', async ({ page, tourForm }) => {
  await tourForm.openFilled();
  const requests = await tourForm.answerWith(200);
  await page.evaluate(breakages['an error in React']);
  await send(page).click();
  await expect(page).toHaveURL('/thank-you');
  expect(requests).toHaveLength(1);
});
