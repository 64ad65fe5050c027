import type { Page } from '@playwright/test';
import { answers, expect, failed, test } from '../../helpers/page/form.ts';

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

  test('gets nothing of a later fill', async ({ page, tourForm }) => {
    await page.clock.install();
    await page.goto('/contact');
    await fill(page, { 'address-line1': '1452 Fresno Street' });
    await page.clock.runFor(3_000);
    await fill(page, rest);
    await expect(tourForm.field('address')).toHaveValue('1452 Fresno Street');
  });
});

test('"Empty the form" clears what was typed, and the draft', async ({ page, tourForm }) => {
  const empty = page.getByRole('button', { name: 'Empty the form' });
  await tourForm.open();
  await expect(empty).toBeHidden();
  await tourForm.field('name').fill(answers.name);
  await tourForm.button.click();
  await empty.click();
  await expect(empty).toBeHidden();
  await expect(tourForm.field('name')).toHaveValue('');
  await expect(page.locator('#tour').getByRole('group')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Ask for a visit' })).toBeFocused();
  await page.reload();
  await expect(tourForm.field('name')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(answers.name);
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
