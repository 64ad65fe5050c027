import { content } from '../../helpers/facts.ts';
import { answers, expect, requiredFields, summaryHeading, test, texts } from '../../helpers/page/form.ts';

test('a form that nobody touches loads no script for it', async ({ page, tourForm }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.locator('#tour').scrollIntoViewIfNeeded();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  await tourForm.field('name').evaluate((field) => field.focus({ preventScroll: true }));
  await tourForm.takenOver();
  expect(scripts.length).toBeGreaterThan(0);
});

test('half-typed values, focus and cursor stay when the React form takes over', async ({ page, tourForm }) => {
  const scripts = await tourForm.openWithoutScript();
  await tourForm.field('name').pressSequentially('Elena');
  await tourForm.field('message').pressSequentially('My fatr');
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
  await tourForm.takenOver();
  await page.keyboard.type('he');
  await expect(tourForm.field('name')).toHaveValue('Elena');
  await expect(tourForm.field('message')).toHaveValue('My father');
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('a focused button stays focused when the React form takes over', async ({ tourForm }) => {
  const scripts = await tourForm.openWithoutScript();
  await tourForm.button.focus();
  scripts.letGo();
  await tourForm.takenOver();
  await expect(tourForm.button).toBeFocused();
});

test('the first click on Send in an empty form shows the errors', async ({ page, tourForm }) => {
  await page.goto('/contact');
  await tourForm.button.click();
  await expect(page.locator(':focus')).toContainText(summaryHeading(requiredFields.length));
});

test('a button that is pressed while the script comes is clicked', async ({ page, tourForm }) => {
  await page.goto('/contact');
  await tourForm.button.hover();
  await page.mouse.down();
  await page.waitForTimeout(1000);
  await page.mouse.up();
  await expect(page.locator(':focus')).toContainText(summaryHeading(requiredFields.length));
});

test('a click before the script has come is sent by the browser', async ({ page, tourForm }) => {
  await tourForm.openWithoutScript();
  await tourForm.fill();
  await tourForm.button.click();
  await expect(page).toHaveURL('/thank-you');
});

test('a double click before the script has come sends one request', async ({ page, tourForm }) => {
  let posts = 0;
  await page.route('**/thank-you', async (route) => {
    posts += 1;
    await page.waitForTimeout(300);
    await route.continue();
  });
  await tourForm.openWithoutScript();
  await tourForm.fill();
  await tourForm.button.dblclick();
  await expect(page).toHaveURL('/thank-you');
  expect(posts).toBe(1);
});

test('the script takes over a form that the browser is sending', async ({ page, tourForm }) => {
  const posts: string[] = [];
  const answer = Promise.withResolvers<void>();
  await page.route('**/thank-you', async (route) => {
    posts.push(route.request().postData() ?? '');
    await answer.promise;
    await route.continue();
  });
  const ownPosts = await tourForm.answerWith(200);
  const script = await tourForm.openWithoutScript();
  await tourForm.fill();
  // Playwright cannot query a page during navigation, so the page reports by itself.
  await page.evaluate(() => {
    setInterval(() => {
      const send = document.querySelector<HTMLButtonElement>('#tour button[aria-disabled]');
      send?.click();
      if (send) console.log(`busy with ${document.querySelector<HTMLInputElement>('#tour-name')?.value}`);
    }, 100);
  });
  const busy = page.waitForEvent('console', (message) => message.text() === `busy with ${answers.name}`);
  await tourForm.button.click({ noWaitAfter: true });
  await expect.poll(() => posts.length).toBe(1);
  script.letGo();
  await busy;
  answer.resolve();
  await expect(page).toHaveURL('/thank-you');
  expect([posts.length, ownPosts.length]).toEqual([1, 0]);
  await page.goBack();
  await expect(tourForm.button).toHaveText(texts.submit);
  await expect(tourForm.button).toBeEnabled();
});

test('if the script never comes, the browser sends the form', async ({ page, tourForm }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/contact');
  await tourForm.fill();
  await tourForm.button.click();
  await expect(page).toHaveURL('/thank-you');
  await expect(page.getByRole('heading', { level: 1, name: content.thankYou.heading })).toBeVisible();
});

test('a script that failed to load is loaded at the next touch', async ({ page, tourForm }) => {
  await page.goto('/contact');
  await page.route('**/*.js', (route) => route.abort());
  await tourForm.field('name').fill(answers.name);
  await page.unroute('**/*.js');
  await tourForm.fill();
  await tourForm.takenOver();
  await tourForm.expectAnswers();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser checks the form', async ({ page, tourForm }) => {
    await page.goto('/contact');
    await expect(page.locator('#tour form')).toHaveJSProperty('noValidate', false);
    await tourForm.button.click();
    await expect(page).toHaveURL('/contact');
  });
});

test('a browser without newer functions sends the form', async ({ page, tourForm }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'timeout');
    Reflect.deleteProperty(crypto, 'randomUUID');
    Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
    Reflect.deleteProperty(window, 'structuredClone');
  });
  const requests = await tourForm.answerWith(200);
  await page.goto('/contact');
  await tourForm.fill();
  await tourForm.takenOver();
  await tourForm.button.click();
  await expect(tourForm.panel).toBeVisible();
  expect(requests).toHaveLength(1);
});
