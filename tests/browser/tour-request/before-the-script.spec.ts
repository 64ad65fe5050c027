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
  await tourForm.started();
  expect(scripts.length).toBeGreaterThan(0);
});

test('a composition goes on when the script comes', async ({ page, tourForm }) => {
  const scripts = await tourForm.openWithoutScript();
  await tourForm.field('name').focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: '김', selectionStart: 1, selectionEnd: 1 });
  scripts.letGo();
  await tourForm.started();
  await session.send('Input.imeSetComposition', { text: '김민', selectionStart: 2, selectionEnd: 2 });
  await session.send('Input.insertText', { text: '김민' });
  await expect(tourForm.field('name')).toHaveValue('김민');
});

test('a key that is held down while the script comes presses the button', async ({ page, tourForm }) => {
  const scripts = await tourForm.openWithoutScript();
  await tourForm.button.focus();
  await page.keyboard.down(' ');
  scripts.letGo();
  await tourForm.started();
  await page.keyboard.up(' ');
  await expect(page.getByRole('group', { name: summaryHeading(requiredFields.length) })).toBeFocused();
});

test('the first click on Send in an empty form shows the errors', async ({ page, tourForm }) => {
  await page.goto('/contact');
  await tourForm.button.click();
  await expect(page.locator(':focus')).toContainText(summaryHeading(requiredFields.length));
});

test('a script that failed to load is loaded at the next touch', async ({ page, tourForm }) => {
  await page.goto('/contact');
  await page.route('**/*.js', (route) => route.abort());
  await tourForm.field('name').fill(answers.name);
  await page.unroute('**/*.js');
  await tourForm.fill();
  await tourForm.started();
  await tourForm.expectAnswers();
});

test.describe('sent by the browser itself', () => {
  test('the form shows that it is being sent', async ({ page, tourForm }) => {
    const held = await tourForm.holdAnswers('**/thank-you');
    await tourForm.openWithoutScript();
    await tourForm.fill();
    // Playwright cannot query a page during navigation, so the page reports by itself.
    await page.evaluate(() => {
      setInterval(() => {
        const { textContent } = document.querySelector('#tour button[aria-disabled]') ?? {};
        if (textContent) console.log(textContent, document.querySelectorAll('#tour :read-only:is([name])').length);
      }, 100);
    });
    const busy = page.waitForEvent('console', (message) => message.text().startsWith(texts.submitting));
    await tourForm.button.dblclick({ noWaitAfter: true });
    await busy;
    await expect.poll(held.count).toBe(1);
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
    await expect(tourForm.button).toHaveText(texts.submit);
    await expect(tourForm.field('message')).toBeEditable();
  });

  test('a request that arrived is forgotten', async ({ page, tourForm }) => {
    await tourForm.openWithoutScript();
    await tourForm.fill();
    await tourForm.button.click();
    await expect(page).toHaveURL('/thank-you');
    await expect(page.locator('main .lede')).toHaveText(`${texts.thanks.received} ${texts.thanks.promise}`);
    await page.unrouteAll();
    await page.goBack();
    await expect(tourForm.sentLine).toBeVisible();
    await expect(tourForm.field('phone')).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(answers.name);
  });
});

test('a thank-you page that is opened by hand claims nothing', async ({ page }) => {
  await page.goto('/thank-you');
  await expect(page.getByRole('heading', { level: 1, name: content.thankYou.heading })).toBeVisible();
  await expect(page.getByText(texts.thanks.received)).toHaveCount(0);
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
