import type { Page } from '@playwright/test';
import { phoneLink } from '../../helpers/facts.ts';
import { extensions, translatePage } from '../../helpers/page/changes.ts';
import { answers, expect, type TourRequestForm, test, texts } from '../../helpers/page/form.ts';

// Labels and messages are translated or wrapped, so tests cannot find elements by their text.
const form = (page: Page) => page.locator('#tour form');
const control = (page: Page, name: keyof typeof answers) => page.locator(`#tour-${name}`);
const send = (page: Page) => page.locator('#tour button');
const text = (page: Page) => page.locator('[data-tour-request]').evaluate((island: HTMLElement) => island.innerText);

async function fill(page: Page) {
  for (const [name, value] of Object.entries(answers)) await control(page, name as keyof typeof answers).fill(value);
}

const changes = { 'translates the page': translatePage, ...extensions };

for (const [what, change] of Object.entries(changes)) {
  for (const when of ['before', 'after'] as const) {
    test.describe(`a browser that ${what} ${when} the form is loaded`, () => {
      test.beforeEach(async ({ page, tourForm }) => {
        await page.goto('/contact');
        if (when === 'before') await page.evaluate(change);
        await tourForm.touch();
        if (when === 'after') await page.evaluate(change);
      });

      test('shows errors', async ({ page }) => {
        await control(page, 'name').fill(answers.name);
        await send(page).click();
        await expect(control(page, 'email')).toHaveAttribute('aria-invalid', 'true');
        expect(await text(page)).toContain(texts.fields.email.missing);
        await control(page, 'email').fill(answers.email);
        await expect(control(page, 'email')).not.toHaveAttribute('aria-invalid');
        await expect(control(page, 'name')).toHaveValue(answers.name);
      });

      test('keeps the values after a failure', async ({ page, tourForm }) => {
        const requests = await tourForm.answerWith(503, 200);
        await fill(page);
        await send(page).click();
        await expect.poll(() => text(page)).toContain(texts.failed.slice(0, 40));
        for (const [name, value] of Object.entries(answers))
          await expect(control(page, name as keyof typeof answers)).toHaveValue(value);
        await send(page).click();
        await expect.poll(() => requests.length).toBe(2);
      });

      test('says thank you', async ({ page, tourForm }) => {
        await page.clock.install();
        await tourForm.answerWith(200);
        await fill(page);
        await send(page).click();
        await expect.poll(() => text(page)).toContain(texts.thanks.heading);
        await expect(form(page)).toBeHidden();
        await page.clock.runFor(5_000);
        await expect(form(page)).toBeVisible();
        expect(await text(page)).toContain(texts.thanks.received);
        await expect(control(page, 'name')).toHaveValue('');
      });
    });
  }

  test(`a browser that ${what} keeps what was typed before the form is loaded`, async ({ page }) => {
    await page.goto('/contact');
    const held = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await fill(page);
    await page.evaluate(change);
    held.resolve();
    await expect(form(page)).toHaveJSProperty('noValidate', true);
    for (const [name, value] of Object.entries(answers))
      await expect(control(page, name as keyof typeof answers)).toHaveValue(value);
  });
}

test('text is the only child of its element in every state', async ({ page, tourForm }) => {
  const mixed = () =>
    page
      .locator('[data-tour-request]')
      .evaluate((island) =>
        [...island.querySelectorAll('*')]
          .filter(({ childNodes }) => childNodes.length > 1 && [...childNodes].some((node) => node instanceof Text))
          .map((element) => element.outerHTML),
      );
  await page.clock.install();
  await page.goto('/contact');
  expect(await mixed()).toEqual([]);
  await tourForm.touch();
  expect(await mixed()).toEqual([]);
  await send(page).click();
  await expect(control(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  expect(await mixed()).toEqual([]);
  const gate = Promise.withResolvers<void>();
  await page.route('/', async (route) => {
    await gate.promise;
    await route.fulfill({ status: 503, body: '' });
  });
  await fill(page);
  await send(page).click();
  await page.clock.runFor(10_000);
  await expect.poll(() => text(page)).toContain(texts.stillTrying.slice(0, 30));
  expect(await mixed()).toEqual([]);
  gate.resolve();
  await expect.poll(() => text(page)).toContain(texts.failed.slice(0, 40));
  expect(await mixed()).toEqual([]);
  await page.unroute('/');
  await tourForm.answerWith(200);
  await send(page).click();
  await expect(form(page)).toBeHidden();
  expect(await mixed()).toEqual([]);
  await page.clock.runFor(5_000);
  await expect(form(page)).toBeVisible();
  expect(await mixed()).toEqual([]);
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
  test.describe(`after ${what}`, () => {
    async function sendBroken(tourForm: TourRequestForm, answer: number) {
      const { page } = tourForm;
      await page.goto('/contact');
      await tourForm.touch();
      await fill(page);
      await tourForm.answerWith(answer);
      await page.evaluate(breakForm);
      await send(page).click();
    }

    test('the HTML form has what was typed', async ({ page, tourForm }) => {
      await sendBroken(tourForm, 503);
      await expect(form(page)).toHaveJSProperty('noValidate', false);
      for (const [name, value] of Object.entries(answers))
        await expect(control(page, name as keyof typeof answers)).toHaveValue(value);
    });

    test('the HTML form has the phone number', async ({ page, tourForm }) => {
      await sendBroken(tourForm, 503);
      await expect(form(page).getByRole('alert').getByRole('link')).toHaveAttribute('href', phoneLink);
    });

    test('the HTML form can be sent', async ({ page, tourForm }) => {
      await sendBroken(tourForm, 503);
      await expect(form(page)).toHaveJSProperty('noValidate', false);
      await send(page).click();
      await expect(page).toHaveURL('/thank-you');
    });

    test('a request that arrived leads to the thank-you page', async ({ page, tourForm }) => {
      await sendBroken(tourForm, 200);
      await expect(page).toHaveURL('/thank-you');
    });
  });
}
