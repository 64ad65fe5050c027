import { phoneLink, ui } from '../support/facts.ts';
import { axeFindings } from '../support/page/axe.ts';
import { faintThings } from '../support/page/contrast.ts';
import { answers, button, expect, expectAnswers, field, fill, test } from '../support/page/form.ts';
import { lostTexts, unreadableTexts } from '../support/page/reading.ts';
import { installTools } from '../support/page/tools.ts';
import { hardTargets } from '../support/page/touching.ts';

const { fields, summaryOne } = ui.tourRequest;

test.describe('without JavaScript, what the server refuses', () => {
  test.use({ javaScriptEnabled: false });

  test.use({ viewport: { width: 360, height: 640 } });

  test('comes back with each wrong field marked, explained, and linked from a summary; mended, it is taken', async ({
    page,
  }) => {
    await page.goto('/contact');
    await fill(page);
    await field(page, 'Address *').fill('  ');
    await field(page, 'Phone Number *').fill(' ');
    await button(page).click();

    await expect(page).toHaveTitle(/^Something is still missing/);
    const summary = page.getByRole('group', { name: '2 answers need a second look' });
    await expect(summary).toBeFocused();
    const address = field(page, 'Address *');
    for (const [box, { missing }] of [
      [address, fields.address],
      [field(page, 'Phone Number *'), fields.phone],
    ] as const) {
      await expect(box).toHaveAttribute('aria-invalid', 'true');
      await expect(box).toHaveAccessibleDescription(missing ?? '');
      await expect(box).toHaveValue('');
    }
    await expect(field(page, 'Full Name *')).not.toHaveAttribute('aria-invalid');
    await expect(field(page, 'Full Name *')).toHaveValue(answers['Full Name *']);
    await expect(field(page, 'Tell Us About Your Needs')).toHaveValue(answers['Tell Us About Your Needs']);
    await expect(page.locator('main p', { hasText: 'or call us at' }).locator('a')).toHaveAttribute('href', phoneLink);
    await expect(page.locator('main')).not.toContainText('{{');

    await summary.getByRole('link', { name: fields.address.missing }).click();
    await expect(address).toBeFocused();
    const label = await page.locator('label', { hasText: 'Address *' }).first().boundingBox();
    const header = await page.locator('header').boundingBox();
    expect(label?.y, 'label below the header').toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    await fill(page);
    await button(page).click();
    await expect(page).toHaveURL('/thank-you');
  });

  test('names an address that is none in the ui of the form', async ({ page }) => {
    await page.goto('/contact');
    await fill(page);
    await page.locator('#tour form').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await field(page, 'Email Address *').fill('elena.morales');
    await button(page).click();
    await expect(page.getByRole('group', { name: summaryOne })).toContainText(fields.email.invalid ?? '');
    await expect(field(page, 'Email Address *')).toHaveAccessibleDescription(fields.email.invalid ?? '');
    await expect(field(page, 'Email Address *')).toHaveValue('elena.morales');
    await expect(page).toHaveTitle(/^Please check your email address/);
  });

  test('keeps every answer and blames no field, where none is wrong', async ({ page }) => {
    await page.goto('/contact');
    await fill(page);
    await page.locator('[name="form-name"]').evaluate((box: HTMLInputElement) => {
      box.value = 'another';
    });
    await button(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please use the form on this page');
    await expectAnswers(page);
    await expect(page.locator('#tour [aria-invalid], #tour [role="group"]')).toHaveCount(0);
  });

  test('the most that fits the fields is never too much', async ({ page }) => {
    await page.goto('/contact');
    await fill(page);
    await expect(field(page, 'Email Address *')).toHaveAttribute('maxlength', '254');
    for (const label of ['Full Name *', 'Address *', 'Phone Number *', 'Tell Us About Your Needs']) {
      const box = field(page, label);
      const most = await box.evaluate((element: HTMLInputElement) => element.maxLength);
      expect(most, label).toBeGreaterThan(50);
      await box.fill('€'.repeat(most));
    }
    await button(page).click();
    await expect(page).toHaveURL('/thank-you');
  });
});

test('the answer to a refused form can be read and pressed in windows of every width', async ({ page }) => {
  await page.addInitScript(installTools);
  await page.goto('/contact');
  await page.locator('#tour form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByRole('group', { name: '4 answers need a second look' })).toBeVisible();
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const at = (what: string) => `${what} at ${width} px`;
    expect.soft(await axeFindings(page), at('axe')).toEqual([]);
    expect.soft(await lostTexts(page, 'may cut'), at('lost texts')).toEqual([]);
    expect.soft(await unreadableTexts(page), at('unreadable texts')).toEqual([]);
    expect.soft(await hardTargets(page, 'main'), at('targets')).toEqual([]);
    expect.soft(await faintThings(page), at('contrast')).toEqual([]);
    const { left, right } = await page.locator('#tour').evaluate((card) => {
      const { left, right } = card.getBoundingClientRect();
      return { left, right: document.documentElement.clientWidth - right };
    });
    expect.soft(Math.abs(left - right), at('out of the middle')).toBeLessThan(2);
  }
});

test('a bare answer can be read and pressed', async ({ page }) => {
  await page.addInitScript(installTools);
  await page.goto('/accessibility');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This address cannot take that');
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const at = (what: string) => `${what} at ${width} px`;
    expect.soft(await axeFindings(page), at('axe')).toEqual([]);
    expect.soft(await unreadableTexts(page), at('unreadable texts')).toEqual([]);
    expect.soft(await hardTargets(page, 'main'), at('targets')).toEqual([]);
    expect.soft(await faintThings(page), at('contrast')).toEqual([]);
  }
});
