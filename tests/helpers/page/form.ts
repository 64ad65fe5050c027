import { test as base, expect, type Page, type Request } from '@playwright/test';
import { FIELDS, type FieldName, type TourRequest } from '../../../shared/tour-request/fields.ts';
import { ui } from '../facts.ts';

export { expect };

/** Does not load the map. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await page.route('https://www.google.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await use(page);
  },
});

export const texts = ui.tourRequest;

export const answers: TourRequest = {
  name: 'Elena Morales',
  address: '2210 Tulare Street, Fresno, CA 93721',
  email: 'elena.morales@example.com',
  phone: '559 555 0199',
  message: 'My father lives with me.\nI work on weekdays & need company for him.',
};

export function labelOf(name: FieldName): string {
  const isRequired = FIELDS.find((field) => field.name === name)?.required;
  return `${texts.fields[name].label}${isRequired ? ' *' : ''}`;
}

export const requiredFields = FIELDS.filter(({ required }) => required).map(({ name }) => name);

export function summaryHeading(count: number): string {
  return count === 1 ? texts.summaryOne : texts.summaryMany.replace('{count}', String(count));
}

/** The accessible description of a field with an error. */
export function describedBy(name: FieldName, sentence = ''): string {
  return [texts.fields[name].hint, sentence].filter(Boolean).join(' ');
}

export const field = (page: Page, name: FieldName) => page.getByLabel(labelOf(name), { exact: true });
export const button = (page: Page) => page.locator('#tour button');
export const alert = (page: Page) => page.locator('#tour').getByRole('alert');
export const status = (page: Page) => page.locator('#tour').getByRole('status');
export const panel = (page: Page) => page.getByRole('heading', { name: texts.thanks.heading });
/** The confirmation above the cleared form. */
export const sentLine = (page: Page) => page.locator('#tour').getByText(texts.thanks.received);

export async function open(page: Page) {
  await page.goto('/contact');
  await page.locator('#tour').scrollIntoViewIfNeeded();
  await touch(page);
}

/** Touches the form, which loads the React form. */
export async function touch(page: Page) {
  await page.locator('#tour').dispatchEvent('pointerdown');
  await takenOver(page);
}

/** Waits for the React form, which switches the browser's own messages off. */
export const takenOver = (page: Page) => expect(page.locator('#tour form')).toHaveJSProperty('noValidate', true);

export async function fill(page: Page) {
  for (const { name } of FIELDS) await field(page, name).fill(answers[name]);
}

export async function openFilled(page: Page) {
  await open(page);
  await fill(page);
}

/** Opens a filled form with a fake clock. */
export async function openFilledWithClock(page: Page) {
  await page.clock.install();
  await openFilled(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

export async function expectAnswers(page: Page) {
  for (const { name } of FIELDS) await expect(field(page, name)).toHaveValue(answers[name]);
}

/** Mocks responses in order, repeats the last one, and returns the requests. */
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

/** Holds back every response until `letGo`. */
export async function holdAnswers(page: Page) {
  const gate = Promise.withResolvers<number>();
  let sent = 0;
  await page.route('/', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent += 1;
    await route.fulfill({ status: await gate.promise, body: '' });
  });
  return { count: () => sent, letGo: (status = 200) => gate.resolve(status) };
}
