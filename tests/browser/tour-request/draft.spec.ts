import type { Page } from '@playwright/test';
import { answers, expect, failed, fieldNames, test, tourFormOn } from '../../helpers/page/form.ts';

/** Changes the draft as another page of the tab does. */
const draftElsewhere = (page: Page, draft: object) =>
  page.evaluate((draft) => sessionStorage.setItem('tour-request', JSON.stringify(draft)), draft);

test('input survives a reload and the back button', async ({ page, tourForm }) => {
  await tourForm.openFilled();
  await page.reload();
  await tourForm.expectAnswers();
  await page.goto('/about');
  await page.goBack();
  await tourForm.expectAnswers();
});

test.describe('an address that the browser fills in', () => {
  // As Chromium does; its own filler is off in Playwright, so that a class stands for the pseudo-class.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.assign(HTMLInputElement.prototype, {
        matches(this: Element, selector: string) {
          return selector === ':-webkit-autofill' && this.classList.contains('filled');
        },
      });
    }),
  );

  async function fill(page: Page, parts: Record<string, string>) {
    for (const [part, value] of Object.entries(parts))
      await page.locator(`#tour [autocomplete="${part}"]`).evaluate((field: HTMLInputElement, value) => {
        field.value = value;
        field.classList.add('filled');
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
        field.classList.remove('filled');
      }, value);
  }
  const rest = { 'address-line2': '4', 'address-level2': 'Fresno', 'postal-code': '93721' };
  const filled = '1452 Fresno Street, 4, Fresno, 93721';

  test('keeps apartment, city and ZIP code', async ({ page, tourForm }) => {
    await page.goto('/contact');
    await fill(page, { 'address-line1': '1452 Fresno Street', ...rest });
    await page.reload();
    await expect(tourForm.field('address')).toHaveValue(filled);
  });

  test('keeps them when the browser fills the street again', async ({ page, tourForm }) => {
    await page.goto('/contact');
    await fill(page, { 'address-line1': '1452 Fresno Street', ...rest });
    await fill(page, { 'address-line1': '1452 Fresno Street' });
    await expect(tourForm.field('address')).toHaveValue(filled);
  });

  test('does not change one that was typed', async ({ page, tourForm }) => {
    await page.goto('/contact');
    await fill(page, { 'address-line1': '1452 Fresno Street', ...rest });
    await tourForm.field('address').fill(answers.address);
    await fill(page, rest);
    await expect(tourForm.field('address')).toHaveValue(answers.address);
  });

  for (const [first, order] of [
    ['the street', 1],
    ['the ZIP code', -1],
  ] as const)
    test(`keeps them if a script fills ${first} first`, async ({ page, tourForm }) => {
      await page.goto('/contact');
      await page.locator('#tour').evaluate(
        (form, { parts, order }) => {
          const entries = Object.entries(parts);
          for (const [part, value] of order > 0 ? entries : entries.reverse()) {
            const field = form.querySelector<HTMLInputElement>(`[autocomplete="${part}"]`);
            if (!field) continue;
            field.value = value;
            field.dispatchEvent(new Event('input', { bubbles: true }));
          }
        },
        { parts: { 'address-line1': '1452 Fresno Street', ...rest }, order },
      );
      await expect(tourForm.field('address')).toHaveValue(filled);
    });

  test('does not change one that was typed before a script filled the parts', async ({ page, tourForm }) => {
    await page.goto('/contact');
    await tourForm.field('address').pressSequentially('7');
    await page.locator('#tour [autocomplete="postal-code"]').evaluate((field: HTMLInputElement) => {
      field.value = '93721';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(tourForm.field('address')).toHaveValue('7');
  });

  test('gets nothing of a later fill', async ({ page, tourForm }) => {
    await page.clock.install();
    await page.goto('/contact');
    await fill(page, { 'address-line1': '1452 Fresno Street' });
    await page.clock.runFor(3_000);
    await fill(page, rest);
    await expect(tourForm.field('address')).toHaveValue('1452 Fresno Street');
  });
});

const emptyButton = (page: Page) => page.getByRole('button', { name: 'Empty the form' });
const putBackButton = (page: Page) => page.getByRole('button', { name: 'Put back what you typed' });

test('"Empty the form" clears what was typed, and the draft', async ({ page, tourForm }) => {
  await tourForm.open();
  await expect(emptyButton(page)).toBeHidden();
  await tourForm.field('name').fill(answers.name);
  await tourForm.button.click();
  await emptyButton(page).click();
  await expect(tourForm.field('name')).toHaveValue('');
  await expect(page.locator('#tour').getByRole('group')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(answers.name);
});

test('what was removed can be put back around what was typed since', async ({ page, tourForm }) => {
  await tourForm.openFilled();
  await emptyButton(page).click();
  await expect(tourForm.status).toHaveText('The form is empty. Put back what you typed');
  await expect(putBackButton(page)).toBeFocused();
  await tourForm.field('name').fill('Rosa');
  await putBackButton(page).click();
  await expect(emptyButton(page)).toBeFocused();
  await expect(tourForm.field('name')).toHaveValue('Rosa');
  await expect(tourForm.field('message')).toHaveValue(answers.message);
  await page.reload();
  await expect(tourForm.field('message')).toHaveValue(answers.message);
});

for (const [when, leave] of Object.entries({
  'after a minute': (page: Page) => page.clock.runFor(60_000),
  'after a reload': (page: Page) => page.reload(),
  'after Back': (page: Page) => page.goto('/about').then(() => page.goBack()),
  'on a page that the browser restores': (page: Page) =>
    page.evaluate(() => {
      for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    }),
  'after another request was sent': async (page: Page) => {
    await tourFormOn(page).fill();
    await tourFormOn(page).button.click();
    await expect(tourFormOn(page).panel).toBeVisible();
    await page.clock.runFor(5_000);
  },
}))
  test(`nothing can be put back ${when}`, async ({ page, tourForm }) => {
    await tourForm.answerWith(200);
    await tourForm.openWithStoppedClock();
    await tourForm.fill();
    await emptyButton(page).click();
    await expect(putBackButton(page)).toBeVisible();
    await leave(page);
    await expect(putBackButton(page)).toHaveCount(0);
    await expect(emptyButton(page)).toBeHidden();
    for (const name of fieldNames) await expect(tourForm.field(name)).toHaveValue('');
  });

test('a value that arrives with a change event alone is kept for both languages', async ({ page, tourForm }) => {
  await page.goto('/contact');
  await tourForm.field('phone').evaluate((field: HTMLInputElement) => {
    field.value = '559 555 0199';
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.goto('/es/contact');
  await expect(page.locator('#tour-phone')).toHaveValue('559 555 0199');
});

test('a prerendered page shows what was typed until it is shown', async ({ page, tourForm }) => {
  await page.addInitScript(() => {
    let prerendering = true;
    sessionStorage.setItem('tour-request', JSON.stringify({ values: { name: 'Older' } }));
    Object.defineProperty(document, 'prerendering', { get: () => prerendering });
    document.addEventListener('prerenderingchange', () => (prerendering = false), { capture: true });
  });
  await page.goto('/contact');
  await draftElsewhere(page, { values: answers });
  await expect(tourForm.field('name')).toHaveValue('');
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await tourForm.expectAnswers();
});

test('a page that the browser restores shows what was typed and sent elsewhere', async ({ page, tourForm }) => {
  const restore = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await tourForm.openFilled();
  await draftElsewhere(page, { values: { ...answers, message: 'Newer' } });
  await restore();
  await expect(tourForm.field('message')).toHaveValue('Newer');
  await draftElsewhere(page, { sentAt: Date.now() });
  await restore();
  await expect(tourForm.sentNote).toBeVisible();
  await expect(tourForm.field('message')).toHaveValue('');
});

test('text typed while the page loads is newer than the draft', async ({ page, tourForm }) => {
  const script = Promise.withResolvers<void>();
  await tourForm.openFilled();
  await page.route('**/FormScript*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await tourForm.field('name').pressSequentially('Rosa');
  script.resolve();
  await expect(tourForm.field('message')).toHaveValue(answers.message);
  await expect(tourForm.field('name')).toHaveValue('Rosa');
});

test('the form works with storage blocked', async ({ page, tourForm }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await tourForm.answerWith(500, 200);
  await tourForm.openWithStoppedClock();
  await tourForm.fill();
  await tourForm.button.click();
  await expect(tourForm.alert).toHaveText(failed);
  await tourForm.button.click();
  await expect(tourForm.panel).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(tourForm.sentNote).toBeVisible();
});
