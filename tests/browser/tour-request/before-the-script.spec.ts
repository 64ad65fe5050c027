import type { Page } from '@playwright/test';
import { content } from '../../helpers/facts.ts';
import { answerWith, button, expect, field, fill, panel, takenOver, test, texts } from '../../helpers/page/form.ts';

async function holdScript(page: Page) {
  const html = await (await page.request.get('/contact')).text();
  const [, own = ''] = /id="tour-request-script">\s*<script[^>]* src="([^"]+)"/.exec(html) ?? [];
  expect(own, 'address of the script').not.toBe('');
  const gate = Promise.withResolvers<void>();
  await page.route(`**${own}`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return { letGo: gate.resolve };
}

test.describe('before the script loads', () => {
  test('the script loads on first focus', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.locator('#tour').scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    const own = await page
      .locator('#tour-request-script')
      .evaluate((template: HTMLTemplateElement) => template.content.querySelector('script')?.src ?? '');
    expect(own).not.toBe('');
    expect(scripts.filter((address) => address.endsWith(own))).toHaveLength(0);
    await field(page, 'name').evaluate((field) => field.focus({ preventScroll: true }));
    await takenOver(page);
    expect(scripts.filter((address) => address.endsWith(own))).toHaveLength(1);
  });

  test('typed values survive when the script takes over', async ({ page }) => {
    const script = await holdScript(page);
    // The script that is held would keep the page from being loaded.
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    await field(page, 'name').pressSequentially('Elena');
    await field(page, 'message').pressSequentially('My fath');
    await page.waitForTimeout(600);
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift' });
    });
    script.letGo();
    await takenOver(page);
    await page.keyboard.type('er');
    await expect(field(page, 'name')).toHaveValue('Elena');
    await expect(field(page, 'message')).toHaveValue('My father');
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });

  test('a click before the script loads sends one request', async ({ page }) => {
    const script = await holdScript(page);
    const requests = await answerWith(page, 200);
    // The script that is held would keep the page from being loaded.
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    await fill(page);
    await button(page).dblclick();
    await field(page, 'name').press('Enter');
    expect(requests).toHaveLength(0);
    await expect(button(page)).toHaveText(texts.submitting);
    script.letGo();
    await expect(panel(page)).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  test('the browser posts the form if the script fails to load', async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/contact');
    await fill(page);
    await button(page).click();
    await expect(page).toHaveURL('/thank-you');
    await expect(page.getByRole('heading', { level: 1, name: content.thankYou.heading })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the native post ends on /thank-you', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator('#tour form')).toHaveJSProperty('noValidate', false);
    await expect(page.locator('form[name="contact"][data-netlify="true"][netlify-honeypot="bot-field"]')).toHaveCount(
      1,
    );
    await button(page).click();
    await expect(page).toHaveURL('/contact');
    await fill(page);
    await button(page).click();
    await expect(page).toHaveURL('/thank-you');
  });
});
