import { answers, expect, test, thanks } from '../../helpers/page/form.ts';

test('a form that nobody touches loads no script for it', async ({ page, tourForm }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().includes('start-form') && scripts.push(request.url()));
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.locator('#tour').scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts).toHaveLength(0);
  await tourForm.field('name').focus();
  await tourForm.started();
  expect(scripts).toHaveLength(1);
});

test('the first click on Send in an empty form shows the errors', async ({ page, tourForm }) => {
  await page.goto('/contact');
  await tourForm.button.click();
  await expect(tourForm.summary('4 boxes need another look')).toBeFocused();
});

test('a check of the form by an extension shows no errors', async ({ page, tourForm }) => {
  await page.goto('/contact');
  await page.locator('#tour form').evaluate((form: HTMLFormElement) => form.checkValidity());
  await tourForm.field('name').focus();
  await tourForm.started();
  await expect(page.locator('#tour').getByRole('group')).toHaveCount(0);
});

test('a form whose script cannot be loaded is sent by the browser', async ({ page, tourForm }) => {
  await page.route('**/start-form*.js', (route) => route.abort());
  await tourForm.sendFilled(() => page.goto('/contact'));
  await expect(page).toHaveURL('/thank-you');
});

test('a form that the browser is sending is not sent again', async ({ page, tourForm }) => {
  const held = await tourForm.holdAnswers('**/thank-you');
  await tourForm.openWithoutScript();
  await tourForm.fill();
  // Playwright cannot query a page during navigation, so the page reports by itself.
  await page.evaluate(() => {
    const timer = setInterval(() => {
      const { textContent } = document.querySelector('#tour button[aria-disabled]') ?? {};
      if (!textContent) return;
      clearInterval(timer);
      console.log(textContent);
      document.querySelector<HTMLFormElement>('#tour form')?.requestSubmit();
    }, 100);
  });
  const busy = page.waitForEvent('console', (message) => message.text().startsWith('Submitting...'));
  await tourForm.button.dblclick({ noWaitAfter: true });
  await busy;
  held.release();
  await expect(page).toHaveURL('/thank-you');
  expect(held.count()).toBe(1);
});

test('a request that was stopped can be sent again', async ({ page, tourForm }) => {
  const held = await tourForm.holdAnswers('**/thank-you');
  await tourForm.openWithoutScript();
  await tourForm.fill();
  await tourForm.button.click({ noWaitAfter: true });
  await expect.poll(held.count).toBe(1);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.stopLoading');
  await expect(tourForm.button).toBeEnabled();
  await expect(tourForm.button).toHaveText('Send My Request');
  await expect(tourForm.field('message')).toBeEditable();
});

test('the thank-you page does not confirm a request that failed', async ({ page, tourForm }) => {
  const held = await tourForm.holdAnswers('**/thank-you');
  held.release(502);
  await tourForm.sendFilled(tourForm.openWithoutScript);
  await expect(page.getByText('502')).toBeVisible();
  await page.goto('/thank-you');
  await expect(page.getByRole('heading', { level: 1, name: 'We Have It!' })).toBeVisible();
  await expect(page.getByText('Your request is here.')).toHaveCount(0);
  await page.goto('/contact');
  await tourForm.expectAnswers();
});

test('the thank-you page confirms a request that arrived', { tag: '@differs' }, async ({ page, tourForm }) => {
  await tourForm.sendFilled(tourForm.openWithoutScript);
  await expect(page).toHaveURL('/thank-you');
  await expect(page.locator('main .lede')).toHaveText(thanks);
  await page.unrouteAll();
  await page.goBack();
  await expect(tourForm.sentNote).toBeVisible();
  await expect(tourForm.field('phone')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(answers.name);
});

test('a browser without newer functions sends the form', async ({ page, tourForm }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'timeout');
    Reflect.deleteProperty(crypto, 'randomUUID');
    Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
    for (const name of ['structuredClone', 'navigation']) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(Navigator.prototype, 'userActivation');
  });
  const requests = await tourForm.answerWith(200);
  await page.goto('/contact');
  await tourForm.fill();
  await tourForm.started();
  await tourForm.button.click();
  await expect(tourForm.panel).toBeVisible();
  expect(requests).toHaveLength(1);
});
