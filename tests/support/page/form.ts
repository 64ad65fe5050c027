import { test as base, expect, type Page, type Request } from '@playwright/test';

export { expect };

/** A test on a site whose map is not fetched. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await page.route('https://www.google.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await use(page);
  },
});

/** What a family writes, by label. */
export const answers = {
  'Full Name *': 'Elena Morales',
  'Address *': '2210 Tulare Street, Fresno, CA 93721',
  'Email Address *': 'elena.morales@example.com',
  'Phone Number *': '559 555 0199',
  'Tell Us About Your Needs': 'My father lives with me.\nI work on weekdays & need company for him.',
};
/** The message after a request that did not arrive, with any phone number. */
export const failure =
  /^There was an error submitting your form\. Please try again or call us directly at \(\d{3}\) \d{3}-\d{4}\.$/;

/** The box with a label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
/** The button that sends the form. */
export const button = (page: Page) => page.locator('#tour button');
/** Where a failure is announced. */
export const alert = (page: Page) => page.locator('#tour').getByRole('alert');
/** Where the progress is announced. */
export const status = (page: Page) => page.locator('#tour').getByRole('status');
/** The heading of the thanks. */
export const panel = (page: Page) => page.getByRole('heading', { name: 'Thank You!' });
/** The beginning of the line that stays after a request was sent. */
export const sentLine = (page: Page) => page.locator('#tour').getByText('Your request is with us.');

/** Opens the contact page at its form, ready to answer on the page. */
export async function open(page: Page) {
  await page.goto('/contact');
  await page.locator('#tour').scrollIntoViewIfNeeded();
  await takenOver(page);
}

/** Waits for the script, which switches the browser's own messages off. */
export const takenOver = (page: Page) => expect(page.locator('#tour form')).toHaveJSProperty('noValidate', true);

/** Fills in the whole form. */
export async function fill(page: Page) {
  for (const [label, answer] of Object.entries(answers)) await field(page, label).fill(answer);
}

/** Expects the whole form to be filled in. */
export async function expectAnswers(page: Page) {
  for (const [label, answer] of Object.entries(answers)) await expect(field(page, label)).toHaveValue(answer);
}

/** Answers in the place of the host, one after the other (the last for good), and notes what was sent. */
export async function answerWith(page: Page, ...statuses: (number | 'lost')[]) {
  const requests: Request[] = [];
  await page.route('/', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    requests.push(route.request());
    const answer = statuses[Math.min(requests.length, statuses.length) - 1] ?? 200;
    await (answer === 'lost' ? route.abort('connectionreset') : route.fulfill({ status: answer, body: '' }));
  });
  return requests;
}

/** Holds every answer back until it is let go. */
export async function holdAnswers(page: Page) {
  const gate = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('/', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent += 1;
    await gate.promise;
    await route.fulfill({ status: 200, body: '' });
  });
  return { count: () => sent, letGo: gate.resolve };
}
