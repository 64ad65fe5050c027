import { answers, expect, test, thanks } from '../../helpers/page/form.ts';

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
  await page.route('**/FormScript*.js', (route) => route.abort());
  await tourForm.sendFilled(() => page.goto('/contact'));
  await expect(page).toHaveURL(/\/thank-you(#call-[-\w]+)?$/);
});

test('the thank-you page does not confirm a request that failed', async ({ page, tourForm }) => {
  const held = await tourForm.holdAnswers('**/thank-you');
  held.release(502);
  await tourForm.sendFilled(tourForm.openWithoutScript);
  await expect(page.getByText('502')).toBeVisible();
  await page.unrouteAll();
  await page.goto('/thank-you');
  await expect(page.getByRole('heading', { level: 1, name: 'We Have It!' })).toBeVisible();
  await expect(page.getByText('Your request is here.')).toHaveCount(0);
});

test('the thank-you page confirms a request that arrived', { tag: '@differs' }, async ({ page, tourForm }) => {
  // On a page before, the script has kept a draft.
  await tourForm.openFilled();
  await page.route('**/FormScript*.js', (route) => route.abort(), { times: 1 });
  await tourForm.sendFilled(() => page.reload());
  await expect(page).toHaveURL(/\/thank-you(#call-[-\w]+)?$/);
  await expect(page.locator('main .lede')).toHaveText(thanks);
  await page.goBack();
  await expect(tourForm.sentNote).toBeVisible();
  await expect(tourForm.field('phone')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(answers.name);
});

test('the thank-you page says without a script when staff call, if its address does', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const days = { '': [], '#call-1-morning': ['We will call or write on Monday morning.'], '#made-up': [] };
  for (const [fragment, sentences] of Object.entries(days)) {
    await page.goto('about:blank');
    await page.goto(`/thank-you${fragment}`);
    await expect(page.getByText('Somebody rings you soon.')).toBeVisible();
    await expect(page.locator('[id^="call-"]:visible')).toHaveText(sentences);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  }
  await page.goto('/es/thank-you#call-1-morning');
  await expect(page.locator('[id^="call-"]:visible')).toHaveText(
    'Le llamaremos o le escribiremos el lunes por la mañana.',
  );
  await page.close();
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
