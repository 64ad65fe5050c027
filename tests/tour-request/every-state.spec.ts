import type { Page } from '@playwright/test';
import { axeFindings } from '../support/page/axe.ts';
import { faintThings } from '../support/page/contrast.ts';
import {
  alert,
  answerWith,
  button,
  expect,
  failure,
  fill,
  holdAnswers,
  open,
  panel,
  sentLine,
  test,
} from '../support/page/form.ts';
import { lostTexts, unreadableTexts } from '../support/page/reading.ts';
import { doubleText } from '../support/page/text-size.ts';
import { installTools } from '../support/page/tools.ts';
import { hardTargets } from '../support/page/touching.ts';

async function thank(page: Page) {
  await answerWith(page, 200);
  await page.clock.install();
  await fill(page);
  await button(page).click();
  await expect(panel(page)).toBeVisible();
}

/** How the form is brought into each of its states. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'as it comes': async () => {},
  'in need of mending': async (page) => {
    await page.getByLabel('Email Address *').fill('elena.morales');
    await button(page).click();
    await expect(page.locator('#tour').getByRole('group')).toBeFocused();
  },
  'being sent': async (page) => {
    await holdAnswers(page);
    await fill(page);
    await button(page).click();
    await expect(button(page)).toHaveText('Submitting...');
  },
  'not sent': async (page) => {
    await answerWith(page, 500);
    await fill(page);
    await button(page).click();
    await expect(alert(page)).toHaveText(failure);
  },
  thanking: thank,
  'back after it was sent': async (page) => {
    await thank(page);
    await page.clock.runFor(5_000);
    await expect(sentLine(page)).toBeVisible();
  },
};

for (const [name, reach] of Object.entries(states)) {
  test(`a form ${name} can be read and pressed in windows of every width`, async ({ page }) => {
    await page.addInitScript(installTools);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await reach(page);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const at = (what: string) => `${what} at ${width} px`;
      expect.soft(await axeFindings(page, '#tour'), at('axe')).toEqual([]);
      expect.soft(await lostTexts(page), at('lost texts')).toEqual([]);
      expect.soft(await unreadableTexts(page), at('unreadable texts')).toEqual([]);
      expect.soft(await hardTargets(page, '#tour'), at('targets')).toEqual([]);
      expect.soft(await faintThings(page), at('contrast')).toEqual([]);
    }
    await doubleText(page);
    expect.soft(await lostTexts(page), 'lost texts at twice the size').toEqual([]);
  });
}
