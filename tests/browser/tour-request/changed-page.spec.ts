import type { Page } from '@playwright/test';
import { phoneLink } from '../../helpers/facts.ts';
import { extensions, translatePage } from '../../helpers/page/changes.ts';
import { answers, expect, type TourRequestForm, test, texts } from '../../helpers/page/form.ts';

// Labels and messages are translated or wrapped, so tests cannot find elements by their text.
const form = (page: Page) => page.locator('#tour form');
const island = (page: Page) => page.locator('[data-tour-request]');
const control = (page: Page, name: string) => page.locator(`#tour-${name}`);
const send = (page: Page) => page.locator('#tour button');

async function fill(page: Page) {
  for (const [name, value] of Object.entries(answers)) await control(page, name).fill(value);
}

async function expectAnswers(page: Page) {
  for (const [name, value] of Object.entries(answers)) await expect(control(page, name)).toHaveValue(value);
}

/** The message may be translated or have links, so only its start is compared. */
const expectMessage = (page: Page, message = '') =>
  expect(island(page)).toContainText(message.slice(0, 30), { useInnerText: true });

const changes = { 'translates the page': translatePage, ...extensions };
const moments = ['before the first touch', 'while the script loads', 'after the script has loaded'] as const;

for (const [what, change] of Object.entries(changes))
  for (const moment of moments)
    test(`the form works to the end if a browser ${what} ${moment}`, async ({ page, tourForm }) => {
      const changeAt = async (now: typeof moment) => now === moment && page.evaluate(change);
      await page.clock.install();
      await tourForm.answerWith(503, 200);
      const script = await tourForm.openWithoutScript();
      await changeAt('before the first touch');
      for (const name of ['name', 'message'] as const) await control(page, name).fill(answers[name]);
      await changeAt('while the script loads');
      script.letGo();
      await tourForm.takenOver();
      await changeAt('after the script has loaded');
      await page.clock.pauseAt(Date.now() + 60_000);

      await send(page).click();
      await expect(control(page, 'email')).toHaveAttribute('aria-invalid', 'true');
      await expectMessage(page, texts.fields.email.missing);
      for (const name of ['name', 'message'] as const) await expect(control(page, name)).toHaveValue(answers[name]);
      await fill(page);
      await expect(control(page, 'email')).not.toHaveAttribute('aria-invalid');

      await send(page).click();
      await expectMessage(page, texts.failed);
      await expectAnswers(page);

      await send(page).click();
      await expectMessage(page, texts.thanks.heading);
      await expect(form(page)).toBeHidden();
      await page.clock.runFor(5_000);
      await expect(form(page)).toBeVisible();
      await expectMessage(page, texts.thanks.received);
      await expect(control(page, 'name')).toHaveValue('');
    });

const breakages = {
  'an error in React': () => {
    Node.prototype.appendChild = () => {
      throw new DOMException('The node is gone.', 'NotFoundError');
    };
  },
  'an extension has removed the elements for messages': () => {
    for (const part of document.querySelectorAll('#tour div:empty')) part.remove();
  },
};

for (const [what, breakForm] of Object.entries(breakages)) {
  async function sendBroken(tourForm: TourRequestForm, answer: number) {
    const { page } = tourForm;
    await page.goto('/contact');
    await tourForm.touch();
    await fill(page);
    await tourForm.answerWith(answer);
    await page.evaluate(breakForm);
    await send(page).click();
  }

  test(`after ${what}, the HTML form sends what was typed`, async ({ page, tourForm }) => {
    await sendBroken(tourForm, 503);
    await expect(form(page)).toHaveJSProperty('noValidate', false);
    await expectAnswers(page);
    await expect(form(page).getByRole('alert').getByRole('link')).toHaveAttribute('href', phoneLink);
    await send(page).click();
    await expect(page).toHaveURL('/thank-you');
  });

  test(`after ${what}, a request that arrived leads to the thank-you page`, async ({ page, tourForm }) => {
    await sendBroken(tourForm, 200);
    await expect(page).toHaveURL('/thank-you');
  });
}
