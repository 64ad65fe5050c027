import type { Page } from '@playwright/test';
import { content } from '../../helpers/facts.ts';
import {
  answers,
  answerWith,
  button,
  expect,
  expectAnswers,
  field,
  fill,
  panel,
  takenOver,
  test,
  texts,
} from '../../helpers/page/form.ts';

/** Holds back every script that a touch of the form loads. */
async function holdScripts(page: Page) {
  const held = Promise.withResolvers<void>();
  await page.goto('/contact');
  await page.route('**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return { letGo: held.resolve };
}

test('a form that nobody touches loads no script for it', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.locator('#tour').scrollIntoViewIfNeeded();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  await field(page, 'name').evaluate((field) => field.focus({ preventScroll: true }));
  await takenOver(page);
  expect(scripts.length).toBeGreaterThan(0);
});

test('half-typed values, focus and cursor stay when the React form takes over', async ({ page }) => {
  const scripts = await holdScripts(page);
  await field(page, 'name').pressSequentially('Elena');
  await field(page, 'message').pressSequentially('My fatr');
  await page.keyboard.press('ArrowLeft');
  await page.waitForTimeout(600);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  scripts.letGo();
  await takenOver(page);
  await page.keyboard.type('he');
  await expect(field(page, 'name')).toHaveValue('Elena');
  await expect(field(page, 'message')).toHaveValue('My father');
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('a focused button stays focused when the React form takes over', async ({ page }) => {
  const scripts = await holdScripts(page);
  await button(page).focus();
  scripts.letGo();
  await takenOver(page);
  await expect(button(page)).toBeFocused();
});

test('a click before the script has come is sent by the browser', async ({ page }) => {
  await holdScripts(page);
  await fill(page);
  await button(page).click();
  await expect(page).toHaveURL('/thank-you');
});

test('a double click before the script has come sends one request', async ({ page }) => {
  let posts = 0;
  await page.route('**/thank-you', async (route) => {
    posts += 1;
    await page.waitForTimeout(300);
    await route.continue();
  });
  await holdScripts(page);
  await fill(page);
  await button(page).dblclick();
  await expect(page).toHaveURL('/thank-you');
  expect(posts).toBe(1);
});

test.describe('a script that comes while the browser sends the form', () => {
  const report = () => {
    setInterval(() => {
      const send = document.querySelector<HTMLButtonElement>('#tour button[aria-disabled]');
      send?.click();
      if (send) console.log(`busy with ${document.querySelector<HTMLInputElement>('#tour-name')?.value}`);
    }, 100);
  };

  async function sendThenLoad(page: Page) {
    const posts: string[] = [];
    const answer = Promise.withResolvers<void>();
    await page.route('**/thank-you', async (route) => {
      posts.push(route.request().postData() ?? '');
      await answer.promise;
      await route.continue();
    });
    const ownPosts = await answerWith(page, 200);
    const scripts = await holdScripts(page);
    await fill(page);
    await page.evaluate(report);
    await button(page).click({ noWaitAfter: true });
    await expect.poll(() => posts.length).toBe(1);
    scripts.letGo();
    // Playwright cannot query a page during navigation, so the page reports by itself.
    const busy = page.waitForEvent('console', (message) => message.text() === `busy with ${answers.name}`);
    return { posts, ownPosts, busy, answer };
  }

  test('shows it as being sent and sends nothing else', async ({ page }) => {
    const { posts, ownPosts, busy, answer } = await sendThenLoad(page);
    await busy;
    answer.resolve();
    await expect(page).toHaveURL('/thank-you');
    expect([posts.length, ownPosts.length]).toEqual([1, 0]);
  });

  test('is ready again after Back', async ({ page }) => {
    const { busy, answer } = await sendThenLoad(page);
    await busy;
    answer.resolve();
    await expect(page).toHaveURL('/thank-you');
    await page.goBack();
    await expect(button(page)).toHaveText(texts.submit);
    await expect(button(page)).toBeEnabled();
  });
});

test('if the script never comes, the browser sends the form', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/contact');
  await fill(page);
  await button(page).click();
  await expect(page).toHaveURL('/thank-you');
  await expect(page.getByRole('heading', { level: 1, name: content.thankYou.heading })).toBeVisible();
});

test('a script that failed to load is loaded at the next touch', async ({ page }) => {
  await page.goto('/contact');
  await page.route('**/*.js', (route) => route.abort());
  await field(page, 'name').fill(answers.name);
  await page.unroute('**/*.js');
  await fill(page);
  await takenOver(page);
  await expectAnswers(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser checks the form', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator('#tour form')).toHaveJSProperty('noValidate', false);
    await button(page).click();
    await expect(page).toHaveURL('/contact');
  });

  test('the form ends on the thank-you page', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator('form[name="contact"][data-netlify="true"][netlify-honeypot="bot-field"]')).toHaveCount(
      1,
    );
    await fill(page);
    await button(page).click();
    await expect(page).toHaveURL('/thank-you');
  });
});

test('a browser without newer functions sends the form', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'timeout');
    Reflect.deleteProperty(crypto, 'randomUUID');
    Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
    Reflect.deleteProperty(window, 'structuredClone');
  });
  const requests = await answerWith(page, 200);
  await page.goto('/contact');
  await fill(page);
  await takenOver(page);
  await button(page).click();
  await expect(panel(page)).toBeVisible();
  expect(requests).toHaveLength(1);
});
