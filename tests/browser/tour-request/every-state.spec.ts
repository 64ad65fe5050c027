import { checkAccessibleAt } from '../../helpers/page/accessible.ts';
import { expect, type TourRequestForm, test, texts } from '../../helpers/page/form.ts';
import { hiddenText } from '../../helpers/page/text.ts';
import { doubleText } from '../../helpers/page/text-size.ts';
import { installTools } from '../../helpers/page/tools.ts';

async function thank(tourForm: TourRequestForm) {
  await tourForm.answerWith(200);
  await tourForm.page.clock.install();
  await tourForm.fill();
  await tourForm.button.click();
  await expect(tourForm.panel).toBeVisible();
}

/** Brings the form into each state. */
const states: Record<string, (tourForm: TourRequestForm) => Promise<void>> = {
  'as it comes': async () => {},
  'with errors to fix': async (tourForm) => {
    await tourForm.field('email').fill('elena.morales');
    await tourForm.button.click();
    await expect(tourForm.page.locator('#tour').getByRole('group')).toBeFocused();
  },
  'being sent': async (tourForm) => {
    await tourForm.holdAnswers();
    await tourForm.fill();
    await tourForm.button.click();
    await expect(tourForm.button).toHaveText(texts.submitting);
  },
  'long in sending': async (tourForm) => {
    await tourForm.page.clock.install();
    await tourForm.holdAnswers();
    await tourForm.fill();
    await tourForm.button.click();
    await tourForm.page.clock.runFor(10_000);
    await expect(tourForm.page.getByText(texts.stillTrying).last()).toBeVisible();
  },
  'not sent': async (tourForm) => {
    await tourForm.answerWith(500);
    await tourForm.fill();
    await tourForm.button.click();
    await expect(tourForm.alert).toHaveText(texts.failed);
  },
  thanking: thank,
  'back after it was sent': async (tourForm) => {
    await thank(tourForm);
    await tourForm.page.clock.runFor(5_000);
    await expect(tourForm.sentLine).toBeVisible();
  },
};

for (const [name, reach] of Object.entries(states)) {
  test(`the form is accessible ${name}`, async ({ page, tourForm }) => {
    const blocked: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) blocked.push(message.text());
    });
    await page.addInitScript(installTools);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await tourForm.open();
    await reach(tourForm);
    await checkAccessibleAt(page, [320, 1280], `the form ${name}`, '#tour');
    await doubleText(page);
    expect.soft(await hiddenText(page), 'hidden text at 200 %').toEqual([]);
    expect.soft(blocked, 'blocked by the policy').toEqual([]);
  });
}
