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

test('an address filled in by the browser keeps apartment, city and ZIP code', async ({ page, tourForm }) => {
  await page.goto('/contact');
  // What Chromium does; its own filler is off in Playwright.
  const filled = {
    'address-line1': '12 Oak Street',
    'address-line2': 'Apt 4',
    'address-level2': 'Fresno',
    'postal-code': '93706',
  };
  for (const [part, value] of Object.entries(filled))
    await page.locator(`#tour [autocomplete="${part}"]`).evaluate((field: HTMLInputElement, value) => {
      field.value = value;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }, value);
  await page.reload();
  await expect(tourForm.field('address')).toHaveValue('12 Oak Street, Apt 4, Fresno, 93706');
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
  await draftElsewhere(page, { isSent: true });
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
  await tourForm.openFilled();
  await tourForm.button.click();
  await expect(tourForm.alert).toHaveText(failed);
  await tourForm.button.click();
  await expect(tourForm.panel).toBeVisible();
});
