import type { Page } from '@playwright/test';
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

/** Sends the filled form, whose answer waits until the test lets it go. */
async function pressSend(page: Page) {
  const held = await holdAnswers(page);
  await openFilled(page);
  await button(page).click();
  return held;
}

test.describe('while a request is under way', () => {
  test('a failure leaves the focus in the field that one writes in, and a blank sends nothing', async ({ page }) => {
    const held = await pressSend(page);
    const message = field(page, 'message');
    await message.press('End');
    await page.keyboard.type(' She likes');
    held.letGo(500);
    await expect(alert(page)).toHaveText(texts.failed);
    await expect(message).toBeFocused();
    await expect(message).toBeInViewport({ ratio: 1 });
    await page.keyboard.type(' music.');
    await expect(message).toHaveValue(`${answers.message} She likes music.`);
    expect(held.count()).toBe(1);
  });

  test('what is written after the press waits in the form that comes back, and only that', async ({ page }) => {
    const held = await holdAnswers(page);
    await openFilledWithClock(page);
    await button(page).click();
    await field(page, 'message').fill('One more thing: she likes music.');
    held.letGo();
    await expect(panel(page)).toBeFocused();
    await page.clock.runFor(5_000);
    await expect(field(page, 'message')).toHaveValue('One more thing: she likes music.');
    for (const name of ['name', 'address', 'email', 'phone'] as const) await expect(field(page, name)).toHaveValue('');
    await page.clock.resume();
    await page.reload();
    await page.locator('#tour').scrollIntoViewIfNeeded();
    await expect(field(page, 'message')).toHaveValue('One more thing: she likes music.');
  });

  test('somebody who is still writing when the thanks come goes on writing, and loses no letter', async ({ page }) => {
    const held = await pressSend(page);
    const message = field(page, 'message');
    await message.press('End');
    await page.keyboard.type(' She likes');
    held.letGo();
    await expect(panel(page)).toBeFocused();
    await page.keyboard.type(' music.');
    await expect(sentLine(page)).toBeVisible();
    await expect(message).toBeFocused();
    await expect(message).toHaveValue(`${answers.message} She likes music.`);
  });

  test('somebody who writes further up goes on there, and may take back a letter', async ({ page }) => {
    const held = await pressSend(page);
    const message = field(page, 'message');
    await message.press('ControlOrMeta+Home');
    await page.keyboard.type('Hello');
    held.letGo();
    await expect(panel(page)).toBeFocused();
    await page.keyboard.press('Backspace');
    await page.keyboard.type('. ');
    await expect(message).toHaveValue(`Hell. ${answers.message}`);
  });

  test('somebody who has gone to a field and not begun to write loses no letter there', async ({ page }) => {
    const held = await pressSend(page);
    await field(page, 'message').click();
    held.letGo();
    await expect(panel(page)).toBeFocused();
    await page.keyboard.type('Thank you');
    await expect(field(page, 'message')).toHaveValue('Thank you');
  });

  test('nobody loses the focus, and keys send nothing', async ({ page }) => {
    const held = await holdAnswers(page);
    await openFilled(page);
    await field(page, 'phone').press('Enter');
    await expect(button(page)).toHaveText(texts.submitting);
    await expect(field(page, 'phone')).toBeFocused();
    for (const key of ['Enter', 'Tab', 'Space', 'Enter']) await page.keyboard.press(key);
    held.letGo(503);
    await expect(alert(page)).toHaveText(texts.failed);
    expect(held.count()).toBe(1);
  });

  test('a blank that is held down on the button sends nothing when a failure comes', async ({ page }) => {
    const held = await holdAnswers(page);
    await openFilled(page);
    await button(page).press('Enter');
    await page.keyboard.down('Space');
    held.letGo(503);
    await expect(alert(page)).toHaveText(texts.failed);
    await expect(button(page)).toBeFocused();
    for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Space');
    await page.keyboard.up('Space');
    await expect(button(page)).toBeEnabled();
    expect(held.count()).toBe(1);
  });

  test('an answer that takes ten seconds is said to take long, one after twenty is still thanks', async ({ page }) => {
    const held = await holdAnswers(page);
    await openFilledWithClock(page);
    await button(page).click();
    await expect(status(page)).toHaveText(texts.submitting);
    await page.clock.runFor(9_999);
    await expect(status(page)).toHaveText(texts.submitting);
    await page.clock.runFor(1);
    await expect(status(page)).toHaveText(texts.stillTrying);
    const line = page.locator('#tour form > p', { hasText: texts.stillTrying });
    await expect(line).toBeInViewport();
    await expect(line.getByRole('link')).toHaveAttribute('href', phoneLink);
    await expect(button(page)).toHaveText(texts.submitting);
    await page.clock.runFor(10_000);
    held.letGo();
    await expect(panel(page)).toBeVisible();
    await expect(page.getByText(texts.stillTrying)).toHaveCount(0);
  });
});

test.describe('a request that fails at once', () => {
  test('is not sent again by a key that is held down', async ({ page }) => {
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

  test('is not sent again by the second click of a double click', async ({ page }) => {
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

test.describe('the thanks', () => {
  test('wait while somebody points at them', async ({ page }) => {
    await answerWith(page, 200);
    await openFilledWithClock(page);
    await button(page).click();
    await panel(page).hover();
    await page.clock.runFor(60_000);
    await expect(panel(page)).toBeVisible();
    await page.mouse.move(2, 2);
    await page.clock.runFor(4_999);
    await expect(panel(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(sentLine(page)).toBeVisible();
  });

  test('wait while the focus is in them', async ({ page }) => {
    await answerWith(page, 200);
    await openFilledWithClock(page);
    await field(page, 'phone').press('Enter');
    await expect(panel(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#tour').getByRole('link').first()).toBeFocused();
    await page.clock.runFor(60_000);
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.clock.runFor(5_000);
    await expect(sentLine(page)).toBeVisible();
  });
});
