import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test';
import { FIELDS, type FieldName, type TourRequest, tourRequestOf } from '../../../shared/tour-request/fields.ts';
import { ui } from '../facts.ts';

export { expect };

export const texts = ui.tourRequest;

export const answers: TourRequest = {
  ...tourRequestOf(() => 'Any'),
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

/** The form on /contact. */
export class TourRequestForm {
  readonly page: Page;
  readonly button: Locator;
  readonly alert: Locator;
  readonly status: Locator;
  readonly panel: Locator;
  /** The confirmation above the cleared form. */
  readonly sentLine: Locator;

  constructor(page: Page) {
    this.page = page;
    const card = page.locator('#tour');
    this.button = card.locator('button');
    this.alert = card.getByRole('alert');
    this.status = card.getByRole('status');
    this.panel = page.getByRole('heading', { name: texts.thanks.heading });
    this.sentLine = card.getByText(texts.thanks.received);
  }

  field(name: FieldName): Locator {
    return this.page.getByLabel(labelOf(name), { exact: true });
  }

  async open() {
    await this.page.goto('/contact');
    await this.page.locator('#tour').scrollIntoViewIfNeeded();
    await this.touch();
  }

  /** Opens the page, and holds back the script that a touch of the form loads until `letGo`. */
  async openWithoutScript() {
    const gate = Promise.withResolvers<void>();
    await this.page.goto('/contact');
    await this.page.route('**/start-form*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    return { letGo: gate.resolve };
  }

  /** Touches the form, which loads its script. */
  async touch() {
    await this.page.locator('#tour').dispatchEvent('pointerdown');
    await this.started();
  }

  /** Waits for the script of the form, which switches the browser's own messages off. */
  async started() {
    await expect(this.page.locator('#tour form')).toHaveJSProperty('noValidate', true);
  }

  async fill() {
    for (const { name } of FIELDS) await this.field(name).fill(answers[name]);
  }

  async openFilled() {
    await this.open();
    await this.fill();
  }

  /** Opens the form with a clock that only the test moves. */
  async openWithStoppedClock() {
    await this.page.clock.install();
    await this.open();
    await this.page.clock.pauseAt(Date.now() + 60_000);
  }

  async expectAnswers() {
    for (const { name } of FIELDS) await expect(this.field(name)).toHaveValue(answers[name]);
  }

  /** Mocks responses in order, repeats the last one, and returns the requests. */
  async answerWith(...statuses: (number | 'lost')[]) {
    const requests: Request[] = [];
    await this.page.route('/', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      requests.push(route.request());
      const answer = statuses[Math.min(requests.length, statuses.length) - 1] ?? 200;
      await (answer === 'lost' ? route.abort('connectionreset') : route.fulfill({ status: answer, body: '' }));
    });
    return requests;
  }

  /** Holds back every response until `letGo`. */
  async holdAnswers(path = '/') {
    const gate = Promise.withResolvers<number>();
    let sent = 0;
    await this.page.route(path, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      sent += 1;
      await route.fulfill({ status: await gate.promise, body: '' });
    });
    return { count: () => sent, letGo: (status = 200) => gate.resolve(status) };
  }
}

/** Does not load the map. */
export const test = base.extend<{ tourForm: TourRequestForm }>({
  page: async ({ page }, use) => {
    await page.route('https://www.google.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await use(page);
  },
  tourForm: async ({ page }, use) => use(new TourRequestForm(page)),
});
