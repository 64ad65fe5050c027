import { checkAccessible } from '../../helpers/page/accessible.ts';
import { expect, failed, test } from '../../helpers/page/form.ts';
import { doubleText, hiddenText, resetText } from '../../helpers/page/text.ts';
import { installTools } from '../../helpers/page/tools.ts';

test.beforeEach(({ page }) => page.addInitScript(installTools));

test('every state of the form is accessible', async ({ page, tourForm }) => {
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text());
  });
  await page.addInitScript(holdLongTimers);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tourForm.open();
  const check = (state: string) =>
    test.step(state, async () => {
      await checkAccessible(page, state, '#tour');
      await doubleText(page);
      expect.soft(await hiddenText(page), `${state}: hidden text at 200 %`).toEqual([]);
      await resetText(page);
    });
  await check('untouched');

  await tourForm.field('email').fill('elena.morales');
  await tourForm.button.click();
  await expect(page.locator('#tour').getByRole('group')).toBeFocused();
  await check('with errors');

  const failure = await tourForm.holdAnswers();
  await tourForm.fill();
  await tourForm.button.click();
  await expect(tourForm.button).toHaveText('Submitting...');
  await check('sending');

  await page.evaluate(() => endTimers(10_000));
  await expect(page.getByText('We are still trying.').last()).toBeVisible();
  await check('still trying');

  failure.release(500);
  await expect(tourForm.alert).toHaveText(failed);
  await check('failed');

  await tourForm.answerWith(200);
  await tourForm.button.click();
  await expect(tourForm.panel).toBeVisible();
  await check('thanks');

  await page.evaluate(() => endTimers(5_000));
  await expect(tourForm.sentNote).toBeVisible();
  await check('confirmed');
  expect(blocked, 'blocked by the policy').toEqual([]);
});

test('the page for a refused form is accessible', async ({ page, tourForm }) => {
  await page.goto('/contact');
  await page.locator('#tour form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(tourForm.summary('4 boxes need another look')).toBeVisible();
  await checkAccessible(page, 'the page for a refused form');
  const box = await page.locator('#tour').boundingBox();
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 640), 'pixels out of the middle').toBeLessThan(10);
});

test('an error page without a form is accessible', async ({ page }) => {
  await page.goto('/accessibility');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not read the form');
  await checkAccessible(page, 'the error page');
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
