import type { Page } from '@playwright/test';
import { checkAccessibleAt } from '../../helpers/page/accessible.ts';
import {
  alert,
  answerWith,
  button,
  expect,
  field,
  fill,
  holdAnswers,
  open,
  panel,
  sentLine,
  test,
  texts,
} from '../../helpers/page/form.ts';
import { hiddenText } from '../../helpers/page/text.ts';
import { doubleText } from '../../helpers/page/text-size.ts';
import { installTools } from '../../helpers/page/tools.ts';

async function thank(page: Page) {
  await answerWith(page, 200);
  await page.clock.install();
  await fill(page);
  await button(page).click();
  await expect(panel(page)).toBeVisible();
}

/** Brings the form into each state. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'as it comes': async () => {},
  'with errors to fix': async (page) => {
    await field(page, 'email').fill('elena.morales');
    await button(page).click();
    await expect(page.locator('#tour').getByRole('group')).toBeFocused();
  },
  'being sent': async (page) => {
    await holdAnswers(page);
    await fill(page);
    await button(page).click();
    await expect(button(page)).toHaveText(texts.submitting);
  },
  'long in sending': async (page) => {
    await page.clock.install();
    await holdAnswers(page);
    await fill(page);
    await button(page).click();
    await page.clock.runFor(10_000);
    await expect(page.getByText(texts.stillTrying).last()).toBeVisible();
  },
  'not sent': async (page) => {
    await answerWith(page, 500);
    await fill(page);
    await button(page).click();
    await expect(alert(page)).toHaveText(texts.failed);
  },
  thanking: thank,
  'back after it was sent': async (page) => {
    await thank(page);
    await page.clock.runFor(5_000);
    await expect(sentLine(page)).toBeVisible();
  },
};

for (const [name, reach] of Object.entries(states)) {
  test(`the form is accessible ${name}`, async ({ page }) => {
    const blocked: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) blocked.push(message.text());
    });
    await page.addInitScript(installTools);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await reach(page);
    await checkAccessibleAt(page, [320, 1280], `the form ${name}`, '#tour');
    await doubleText(page);
    expect.soft(await hiddenText(page), 'hidden text at 200 %').toEqual([]);
    expect.soft(blocked, 'blocked by the policy').toEqual([]);
  });
}
