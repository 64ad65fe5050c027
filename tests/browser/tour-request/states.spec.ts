import type { Page } from '@playwright/test';
import { FIELDS } from '../../../shared/tour-request/fields.ts';
import { phoneLink } from '../../helpers/facts.ts';
import {
  alert,
  answers,
  answerWith,
  button,
  expect,
  expectAnswers,
  field,
  holdAnswers,
  openFilled,
  openFilledWithClock,
  panel,
  sentLine,
  status,
  test,
  texts,
} from '../../helpers/page/form.ts';

const nextLinks = (page: Page) =>
  page.locator('#tour').locator('[href="/contact.vcf"], [href="/tour-checklist"]').filter({ visible: true });

test.describe('states', () => {
  test('the button is disabled while sending', async ({ page }) => {
    const held = await holdAnswers(page);
    await openFilled(page);
    await button(page).click();
    await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(button(page)).toHaveText(texts.submitting);
    await expect(status(page)).toHaveText(texts.submitting);
    held.letGo();
    await expect(panel(page)).toBeVisible();
    await expect(page.getByText(texts.submitting)).toHaveCount(0);
  });

  test('shows thanks for 5 s, then an empty form with a confirmation', async ({ page }) => {
    await answerWith(page, 200);
    await openFilledWithClock(page);
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    await expect(page.locator('#tour form')).toBeHidden();
    await expect(page.locator('#tour .lede')).toHaveText(`${texts.thanks.received} ${texts.thanks.promise}`);
    await expect(status(page)).toHaveText(`${texts.thanks.received} ${texts.thanks.promise}`);
    await expect(nextLinks(page)).toHaveCount(2);
    await page.clock.runFor(4_999);
    await expect(panel(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(panel(page)).toHaveCount(0);
    await expect(button(page)).toBeEnabled();
    for (const { name } of FIELDS) await expect(field(page, name)).toHaveValue('');
    await expect(sentLine(page)).toBeVisible();
    await page.clock.runFor(600_000);
    await expect(sentLine(page)).toBeVisible();
    await expect(sentLine(page).locator('..').getByRole('link')).toHaveAttribute('href', phoneLink);
    await expect(nextLinks(page)).toHaveCount(2);
  });

  for (const [name, answer] of [
    ['a server error', 500],
    ['a lost connection', 'lost'],
  ] as const) {
    test(`${name} shows the error and keeps every value`, async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
      const requests = await answerWith(page, answer, 200);
      await openFilled(page);
      await button(page).click();
      await expect(alert(page)).toHaveText(texts.failed);
      await expect(alert(page).getByRole('link')).toHaveAttribute('href', phoneLink);
      await expect(page.locator('#tour-failure')).toBeInViewport();
      await expect(button(page)).toBeEnabled();
      await expect(status(page)).toBeEmpty();
      await expectAnswers(page);
      expect(logged.some((line) => line.includes('tour request'))).toBe(true);
      for (const answer of Object.values(answers)) expect(logged.join('\n')).not.toContain(answer);

      await button(page).click();
      await expect(panel(page)).toBeVisible();
      expect(requests).toHaveLength(2);
    });
  }

  test('submitting again clears the error', async ({ page }) => {
    await answerWith(page, 500);
    await openFilled(page);
    await button(page).click();
    await expect(alert(page)).toHaveText(texts.failed);
    const held = await holdAnswers(page);
    await button(page).click();
    await expect(button(page)).toHaveText(texts.submitting);
    await expect(alert(page)).toBeEmpty();
    held.letGo();
    await expect(panel(page)).toBeVisible();
  });
});

test('the confirmation survives the back button', async ({ page }) => {
  await answerWith(page, 200);
  await openFilled(page);
  await button(page).click();
  await expect(panel(page)).toBeVisible();
  await page.goto('/about');
  await page.goBack();
  await expect(sentLine(page)).toBeVisible();
  await page.goto('/about');
  await page.goto('/contact');
  await expect(sentLine(page)).toHaveCount(0);
});
