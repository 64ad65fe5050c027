import { phoneLink } from '../../helpers/facts.ts';
import { expect, test, texts } from '../../helpers/page/form.ts';

test.describe('while sending', () => {
  test('fields are read-only and keep focus', async ({ page, tourForm }) => {
    const held = await tourForm.holdAnswers();
    await tourForm.openFilled();
    await tourForm.field('phone').press('Enter');
    await expect(tourForm.button).toHaveText(texts.submitting);
    await tourForm.field('message').focus();
    await page.keyboard.type('lost');
    await tourForm.expectAnswers();
    // Extensions and voice commands can submit the form despite a disabled button.
    await page.locator('#tour form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    held.letGo(503);
    await expect(tourForm.alert).toHaveText(texts.failed);
    await expect(tourForm.field('message')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' Thank you.');
    await expect(tourForm.field('message')).toHaveValue(/Thank you\./);
    expect(held.count()).toBe(1);
  });

  test('an error is visible next to the button in a short window', async ({ page, tourForm }) => {
    const held = await tourForm.holdAnswers();
    await page.setViewportSize({ width: 390, height: 480 });
    await tourForm.openFilled();
    await tourForm.field('phone').press('Enter');
    held.letGo(503);
    await expect(tourForm.alert).toHaveText(texts.failed);
    const note = page.locator('#tour-failure');
    await expect(note).toBeInViewport({ ratio: 1 });
    await expect(note.getByRole('link')).toHaveAttribute('href', phoneLink);
    await expect(tourForm.button).toHaveAccessibleDescription(new RegExp(texts.failed.slice(0, 20)));
  });

  test('says after 10 s that it is still trying', async ({ page, tourForm }) => {
    const held = await tourForm.holdAnswers();
    await tourForm.openWithStoppedClock();
    await tourForm.fill();
    await tourForm.button.click();
    await expect(tourForm.status).toHaveText(texts.submitting);
    await page.clock.runFor(9_999);
    await expect(tourForm.status).toHaveText(texts.submitting);
    await page.clock.runFor(1);
    await expect(tourForm.status).toHaveText(texts.stillTrying);
    const line = page.locator('#tour form p', { hasText: texts.stillTrying });
    await expect(line).toBeInViewport();
    await expect(line.getByRole('link')).toHaveAttribute('href', phoneLink);
    await expect(tourForm.button).toHaveText(texts.submitting);
    await page.clock.runFor(10_000);
    held.letGo();
    await expect(tourForm.panel).toBeVisible();
    await expect(page.getByText(texts.stillTrying)).toHaveCount(0);
  });
});

test.describe('a request that fails immediately', () => {
  test('is not sent again by holding Enter', async ({ page, tourForm }) => {
    const requests = await tourForm.answerWith('lost');
    await tourForm.openFilled();
    await tourForm.field('phone').focus();
    await page.keyboard.down('Enter');
    await expect(tourForm.alert).toHaveText(texts.failed);
    for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
    await tourForm.expectAnswers();
    expect(requests).toHaveLength(1);
    await page.keyboard.up('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => requests.length).toBe(2);
  });

  test('is not sent again by a double click', async ({ page, tourForm }) => {
    const requests = await tourForm.answerWith('lost');
    await tourForm.openFilled();
    await tourForm.button.click();
    await expect(tourForm.alert).toHaveText(texts.failed);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(tourForm.button).toBeEnabled();
    expect(requests).toHaveLength(1);
  });
});
