import type { Page } from '@playwright/test';
import { FIELDS } from '../../../shared/tour-request/fields.ts';
import { phoneLink } from '../../helpers/facts.ts';
import { answers, expect, test, texts } from '../../helpers/page/form.ts';

const nextLinks = (page: Page) =>
  page.locator('#tour').locator('[href="/contact.vcf"], [href="/tour-checklist"]').filter({ visible: true });

test.describe('states', () => {
  test('the button is disabled while sending', async ({ page, tourForm }) => {
    const held = await tourForm.holdAnswers();
    await tourForm.openFilled();
    await tourForm.button.click();
    await expect(tourForm.button).toHaveAttribute('aria-disabled', 'true');
    await expect(tourForm.button).toHaveText(texts.submitting);
    await expect(tourForm.status).toHaveText(texts.submitting);
    held.letGo();
    await expect(tourForm.panel).toBeVisible();
    await expect(page.getByText(texts.submitting)).toHaveCount(0);
  });

  test('shows thanks for 5 s, then an empty form with a confirmation', async ({ page, tourForm }) => {
    await tourForm.answerWith(200);
    await tourForm.openWithStoppedClock();
    await tourForm.fill();
    await tourForm.button.click();
    await expect(tourForm.panel).toBeVisible();
    await expect(page.locator('#tour form')).toBeHidden();
    await expect(page.locator('#tour .lede')).toHaveText(`${texts.thanks.received} ${texts.thanks.promise}`);
    await expect(tourForm.status).toHaveText(`${texts.thanks.received} ${texts.thanks.promise}`);
    await expect(nextLinks(page)).toHaveCount(2);
    await page.clock.runFor(4_999);
    await expect(tourForm.panel).toBeVisible();
    await page.clock.runFor(1);
    await expect(tourForm.panel).toHaveCount(0);
    await expect(tourForm.button).toBeEnabled();
    for (const { name } of FIELDS) await expect(tourForm.field(name)).toHaveValue('');
    await expect(tourForm.sentLine).toBeVisible();
    await page.clock.runFor(600_000);
    await expect(tourForm.sentLine).toBeVisible();
    await expect(tourForm.sentLine.locator('..').getByRole('link')).toHaveAttribute('href', phoneLink);
    await expect(nextLinks(page)).toHaveCount(2);
  });

  for (const [name, answer] of [
    ['a server error', 500],
    ['a lost connection', 'lost'],
  ] as const) {
    test(`${name} shows the error and keeps every value`, async ({ page, tourForm }) => {
      const logged: string[] = [];
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
      const requests = await tourForm.answerWith(answer, 200);
      await tourForm.openFilled();
      await tourForm.button.click();
      await expect(tourForm.alert).toHaveText(texts.failed);
      await expect(tourForm.alert.getByRole('link')).toHaveAttribute('href', phoneLink);
      await expect(page.locator('#tour-failure')).toBeInViewport();
      await expect(tourForm.button).toBeEnabled();
      await expect(tourForm.status).toBeEmpty();
      await tourForm.expectAnswers();
      expect(logged.some((line) => line.includes('tour request'))).toBe(true);
      for (const answer of Object.values(answers)) expect(logged.join('\n')).not.toContain(answer);

      await tourForm.button.click();
      await expect(tourForm.panel).toBeVisible();
      expect(requests).toHaveLength(2);
    });
  }

  test('submitting again clears the error', async ({ tourForm }) => {
    await tourForm.answerWith(500);
    await tourForm.openFilled();
    await tourForm.button.click();
    await expect(tourForm.alert).toHaveText(texts.failed);
    const held = await tourForm.holdAnswers();
    await tourForm.button.click();
    await expect(tourForm.button).toHaveText(texts.submitting);
    await expect(tourForm.alert).toBeEmpty();
    held.letGo();
    await expect(tourForm.panel).toBeVisible();
  });
});

test('the confirmation is shown on each page of the form', async ({ page, tourForm }) => {
  await tourForm.answerWith(200);
  await tourForm.openFilled();
  await tourForm.button.click();
  await expect(tourForm.panel).toBeVisible();
  await page.goto('/about');
  await page.goBack();
  await expect(tourForm.sentLine).toBeVisible();
  await page.goto('/es/contact');
  await expect(page.locator('#tour [data-tone="good"]')).toBeVisible();
});
