import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test';

export { expect };

export const labels = {
  name: 'Full Name *',
  address: 'Address *',
  email: 'Email Address *',
  phone: 'Phone Number *',
  message: 'Tell Us About Your Needs',
} as const;

type Name = keyof typeof labels;
export const names = Object.keys(labels) as Name[];

export const answers: Record<Name, string> = {
  name: 'Elena Morales',
  address: '2210 Tulare Street, Fresno, CA 93721',
  email: 'elena.morales@example.com',
  phone: '559 555 0199',
  message: 'My father lives with me.\nI work on weekdays & need company for him.',
};

export const phoneLink = 'tel:+15595550142';
export const failed = 'Your request did not arrive. Please send it again, or call (559) 555-0142.';
export const thanks = 'Your request is here. We call within 24 hours.';

/** The form on /contact. */
export class TourRequestForm {
  readonly page: Page;
  readonly button: Locator;
  readonly alert: Locator;
  readonly status: Locator;
  readonly panel: Locator;
  /** The confirmation above the cleared form. */
  readonly sentNote: Locator;

  constructor(page: Page) {
    this.page = page;
    const card = page.locator('#tour');
    this.button = card.locator('[type="submit"]');
    this.alert = card.getByRole('alert');
    this.status = card.getByRole('status');
    this.panel = page.getByRole('heading', { name: 'We Have It!' });
    this.sentNote = card.locator('[data-tone="good"]');
  }

  field(name: Name): Locator {
    return this.page.getByLabel(labels[name], { exact: true });
  }

  summary(heading: string): Locator {
    return this.page.getByRole('group', { name: heading, exact: true });
  }

  /** Opens the page, and touches the form, which loads its script. */
  async open() {
    await this.page.goto('/contact');
    await this.page.locator('#tour').scrollIntoViewIfNeeded();
    await this.page.locator('#tour').dispatchEvent('pointerdown');
    await this.started();
  }

  /** Opens the page, where the script that a touch of the form loads never comes. */
  async openWithoutScript() {
    await this.page.goto('/contact');
    await this.page.route('**/start-form*.js', () => {});
  }

  /** Waits for the script of the form, which switches the browser's own messages off. */
  async started() {
    await expect(this.page.locator('#tour form')).toHaveJSProperty('noValidate', true);
  }

  async fill() {
    for (const name of names) await this.field(name).fill(answers[name]);
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
    for (const name of names) await expect(this.field(name)).toHaveValue(answers[name]);
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

  /** Holds back every response until `release`. */
  async holdAnswers(path = '/') {
    const gate = Promise.withResolvers<number>();
    let sent = 0;
    await this.page.route(path, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      sent += 1;
      await route.fulfill({ status: await gate.promise, body: '' });
    });
    return { count: () => sent, release: (status = 200) => gate.resolve(status) };
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
