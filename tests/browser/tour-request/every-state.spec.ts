import { checkAccessibleAt } from '../../helpers/page/accessible.ts';
import { expect, test, texts } from '../../helpers/page/form.ts';
import { hiddenText } from '../../helpers/page/text.ts';
import { doubleText, resetText } from '../../helpers/page/text-size.ts';
import { installTools } from '../../helpers/page/tools.ts';

test('every state of the form is accessible', async ({ page, tourForm }) => {
  test.setTimeout(180_000);
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text());
  });
  await page.addInitScript(installTools);
  await page.addInitScript(holdLongTimers);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tourForm.open();
  const check = (state: string) =>
    test.step(state, async () => {
      await checkAccessibleAt(page, [320, 1280], state, '#tour');
      await doubleText(page);
      expect.soft(await hiddenText(page), `${state}: hidden text at 200 %`).toEqual([]);
      await resetText(page);
      // A browser that translates the page moves text, and React loses text that has siblings.
      expect.soft(await page.locator('#tour').evaluate(mixedContent), `${state}: mixed content`).toEqual([]);
    });
  await check('as it comes');

  await tourForm.field('email').fill('elena.morales');
  await tourForm.button.click();
  await expect(page.locator('#tour').getByRole('group')).toBeFocused();
  await check('with errors to fix');

  const failure = await tourForm.holdAnswers();
  await tourForm.fill();
  await tourForm.button.click();
  await expect(tourForm.button).toHaveText(texts.submitting);
  await check('being sent');

  await page.evaluate(() => endTimers(10_000));
  await expect(page.getByText(texts.stillTrying).last()).toBeVisible();
  await check('long in sending');

  failure.letGo(500);
  await expect(tourForm.alert).toHaveText(texts.failed);
  await check('not sent');

  await tourForm.answerWith(200);
  await tourForm.button.click();
  await expect(tourForm.panel).toBeVisible();
  await check('thanking');

  await page.evaluate(() => endTimers(5_000));
  await expect(tourForm.sentLine).toBeVisible();
  await check('back after it was sent');
  expect(blocked, 'blocked by the policy').toEqual([]);
});

declare global {
  /** Ends the timers of so many milliseconds, and stops all others. */
  var endTimers: (time: number) => void;
}

/** Lets the test end the timers of the form, because axe needs a running clock. */
function holdLongTimers(): void {
  const start = window.setTimeout.bind(window);
  const held: { time: number; end: () => void }[] = [];
  globalThis.endTimers = (wanted) => {
    for (const { time, end } of held.splice(0)) if (time === wanted) end();
  };
  Object.assign(window, {
    setTimeout: (act: (...details: unknown[]) => void, time = 0, ...details: unknown[]) =>
      time < 5_000 ? start(act, time, ...details) : held.push({ time, end: () => act(...details) }),
  });
}

/** Elements with text and other children. */
function mixedContent(island: Element): string[] {
  return [...island.querySelectorAll('*')]
    .filter(({ childNodes }) => childNodes.length > 1 && [...childNodes].some((node) => node instanceof Text))
    .map(({ outerHTML }) => outerHTML);
}
