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
  test.beforeEach(async ({ tourForm }) => tourForm.openWithStoppedClock());

  // Playwright turns off the filler of Chromium.
  const fill = (parts: Record<string, string>) => (page: Page) =>
    page.locator('#tour').evaluate((form, parts) => {
      for (const [part, value] of parts) {
        const field = form.querySelector(`[autocomplete="${part}"]`) as HTMLInputElement;
        field.value = value;
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }, Object.entries(parts));
  const byHand = (page: Page) => tourFormOn(page).field('address').fill('7');

  const street = { 'address-line1': '1452 Fresno Street' };
  const rest = { 'address-line2': '4', 'address-level2': 'Fresno', 'postal-code': '93721' };
  const whole = { ...street, ...rest };
  const backward = Object.fromEntries(Object.entries(whole).reverse());
  const joined = '1452 Fresno Street, 4, Fresno, 93721';

  const cases: [title: string, value: string, ...steps: ((page: Page) => Promise<unknown>)[]][] = [
    ['keeps apartment, city and ZIP code', joined, fill(whole)],
    ['keeps them if the ZIP code is filled first', joined, fill(backward)],
    ['keeps them when the browser fills the street again', joined, fill(whole), fill(street)],
    ['does not change one that was typed', '7', fill(whole), byHand, fill(rest)],
    ['does not change one that was typed before', '7', byHand, fill(rest)],
    [
      'gets nothing of a later fill',
      '1452 Fresno Street',
      ...[fill(street), (page: Page) => page.clock.runFor(3_000), fill(rest)],
    ],
  ];
  for (const [title, value, ...steps] of cases)
    test(title, async ({ page, tourForm }) => {
      for (const step of steps) await step(page);
      await expect(tourForm.field('address')).toHaveValue(value);
      await page.reload();
      await expect(tourForm.field('address')).toHaveValue(value);
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

test('values that are put back are no longer errors', async ({ page, tourForm }) => {
  await tourForm.openFilled();
  await emptyButton(page).click();
  await tourForm.button.click();
  await expect(tourForm.summary('4 boxes need another look')).toBeVisible();
  await putBackButton(page).click();
  await tourForm.expectAnswers();
  await expect(page.locator('#tour').getByRole('group')).toHaveCount(0);
  await expect(page.locator('#tour [aria-invalid]')).toHaveCount(0);
});

test('neither the page nor the focus moves when nothing can be put back any more', async ({ page, tourForm }) => {
  await tourForm.openWithStoppedClock();
  await tourForm.fill();
  await emptyButton(page).click();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const place = () => page.evaluate(() => [scrollY, document.activeElement?.tagName]);
  const before = await place();
  await page.clock.runFor(60_000);
  await expect(tourForm.status).toBeEmpty();
  expect(await place()).toEqual(before);
});

for (const [when, leave] of Object.entries({
  'after a minute': async (page: Page) => {
    await page.clock.runFor(60_000);
    await page.keyboard.press('Tab');
  },
  'after a reload': (page: Page) => page.reload(),
  'after Back': (page: Page) => page.goto('/about').then(() => page.goBack()),
  'on a page that the browser restores': (page: Page) =>
    page.evaluate(() => {
      for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    }),
  'after another request was sent': async (page: Page) => {
    await tourFormOn(page).sendFilled(async () => {});
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
  await expect(tourForm.field('phone')).toHaveValue('559 555 0199');
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
  await tourForm.sendFilled(tourForm.openWithStoppedClock);
  await expect(tourForm.alert).toHaveText(failed);
  await tourForm.button.click();
  await expect(tourForm.panel).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(tourForm.sentNote).toBeVisible();
});
