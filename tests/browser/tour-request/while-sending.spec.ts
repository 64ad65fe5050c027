import { phoneLink } from '../../helpers/facts.ts';
import {
  alert,
  answerWith,
  button,
  expect,
  expectAnswers,
  field,
  holdAnswers,
  openFilled,
  openFilledWithClock,
  panel,
  status,
  test,
  texts,
} from '../../helpers/page/form.ts';

test.describe('while sending', () => {
  test('fields are read-only and keep focus', async ({ page }) => {
    const held = await holdAnswers(page);
    await openFilled(page);
    await field(page, 'phone').press('Enter');
    await expect(button(page)).toHaveText(texts.submitting);
    await field(page, 'message').focus();
    await page.keyboard.type('lost');
    await expectAnswers(page);
    held.letGo(503);
    await expect(alert(page)).toHaveText(texts.failed);
    await expect(field(page, 'message')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' Thank you.');
    await expect(field(page, 'message')).toHaveValue(/Thank you\./);
    expect(held.count()).toBe(1);
  });

  test('an error is visible next to the button in a short window', async ({ page }) => {
    const held = await holdAnswers(page);
    await page.setViewportSize({ width: 390, height: 480 });
    await openFilled(page);
    await field(page, 'phone').press('Enter');
    held.letGo(503);
    await expect(alert(page)).toHaveText(texts.failed);
    const note = page.locator('#tour-failure');
    await expect(note).toBeInViewport({ ratio: 1 });
    await expect(note.getByRole('link')).toHaveAttribute('href', phoneLink);
    await expect(button(page)).toHaveAccessibleDescription(new RegExp(texts.failed.slice(0, 20)));
  });

  test('says after 10 s that it is still trying', async ({ page }) => {
    const held = await holdAnswers(page);
    await openFilledWithClock(page);
    await button(page).click();
    await expect(status(page)).toHaveText(texts.submitting);
    await page.clock.runFor(9_999);
    await expect(status(page)).toHaveText(texts.submitting);
    await page.clock.runFor(1);
    await expect(status(page)).toHaveText(texts.stillTrying);
    const line = page.locator('#tour form p', { hasText: texts.stillTrying });
    await expect(line).toBeInViewport();
    await expect(line.getByRole('link')).toHaveAttribute('href', phoneLink);
    await expect(button(page)).toHaveText(texts.submitting);
    await page.clock.runFor(10_000);
    held.letGo();
    await expect(panel(page)).toBeVisible();
    await expect(page.getByText(texts.stillTrying)).toHaveCount(0);
  });
});

test.describe('a request that fails immediately', () => {
  test('is not sent again by holding Enter', async ({ page }) => {
    const requests = await answerWith(page, 'lost');
    await openFilled(page);
    await field(page, 'phone').focus();
    await page.keyboard.down('Enter');
    await expect(alert(page)).toHaveText(texts.failed);
    for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
    await expectAnswers(page);
    expect(requests).toHaveLength(1);
    await page.keyboard.up('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => requests.length).toBe(2);
  });

  test('is not sent again by a double click', async ({ page }) => {
    const requests = await answerWith(page, 'lost');
    await openFilled(page);
    await button(page).click();
    await expect(alert(page)).toHaveText(texts.failed);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(button(page)).toBeEnabled();
    expect(requests).toHaveLength(1);
  });
});
