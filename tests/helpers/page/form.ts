import { test as base, expect, type Page, type Request } from '@playwright/test';

export { expect };

export const answers = {
  name: 'Elena Morales',
  address: '2210 Tulare Street, Fresno, CA 93721',
  email: 'elena.morales@example.com',
  phone: '559 555 0199',
  message: 'My father lives with me.\nI work on weekdays & need company for him.',
};

type Name = keyof typeof answers;
export const fieldNames = Object.keys(answers) as Name[];

export const phoneLink = 'tel:+15595550142';
export const failed = 'Your request did not arrive. Please send it again, or call (559) 555-0142.';
export const thanks = 'Your request is here. We call within 24 hours.';

/** The form on /contact. Its fields are found by their ids, because browsers and extensions change labels. */
export function tourFormOn(page: Page) {
  const card = page.locator('#tour');
  const button = card.locator('[type="submit"]');
  const field = (name: Name) => page.locator(`#tour-${name}`);

  /** Waits for the script of the form, which switches the browser's own messages off. */
  const started = () => expect(card.locator('form')).toHaveJSProperty('noValidate', true);

  /** Opens the page, and waits for the script of the form. */
  async function open(path = '/contact') {
    await page.goto(path);
    await card.scrollIntoViewIfNeeded();
    await started();
  }

  async function fill() {
    for (const name of fieldNames) await field(name).fill(answers[name]);
  }

  return {
    button,
    alert: card.getByRole('alert'),
    status: card.getByRole('status'),
    panel: page.getByRole('heading', { name: 'We Have It!' }),
    /** The confirmation above the cleared form. */
    sentNote: card.locator('[data-tone="good"]'),
    summary: (heading: string) => page.getByRole('group', { name: heading, exact: true }),
    field,
    started,
    open,
    fill,

    /** Opens the page; the script of the form never arrives. */
    async openWithoutScript() {
      await page.route('**/FormScript*.js', (route) => route.abort());
      await page.goto('/contact');
    },

    async openFilled() {
      await open();
      await fill();
    },

    /** Opens the form in one of these ways, fills it in and sends it. */
    async sendFilled(openForm: () => Promise<unknown> = () => open()) {
      await openForm();
      await fill();
      await button.click();
    },

    /** Opens the form with a clock that only the test moves. */
    async openWithStoppedClock(path?: string) {
      await page.clock.install();
      await open(path);
      await page.clock.pauseAt(Date.now() + 60_000);
    },

    async expectAnswers() {
      for (const name of fieldNames) await expect(field(name)).toHaveValue(answers[name]);
    },

    /** Mocks responses in order, repeats the last one, and returns the requests. */
    async answerWith(...statuses: (number | 'lost')[]) {
      const requests: Request[] = [];
      await page.route('/', async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        requests.push(route.request());
        const answer = statuses[Math.min(requests.length, statuses.length) - 1] ?? 200;
        await (answer === 'lost' ? route.abort('connectionreset') : route.fulfill({ status: answer, body: '' }));
      });
      return requests;
    },

    /** Holds back every response until `release`. */
    async holdAnswers(path = '/') {
      const gate = Promise.withResolvers<number>();
      let sent = 0;
      await page.route(path, async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        sent += 1;
        const status = await gate.promise;
        // For an empty response with an error status, Chromium shows an error page of its own.
        await route.fulfill({ status, body: String(status) });
      });
      return { count: () => sent, release: (status = 200) => gate.resolve(status) };
    },
  };
}

/** Does not load the map. */
export const test = base.extend<{ tourForm: ReturnType<typeof tourFormOn> }>({
  page: async ({ page }, use) => {
    await page.route('https://www.google.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await use(page);
  },
  tourForm: async ({ page }, use) => use(tourFormOn(page)),
});
