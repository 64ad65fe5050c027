import { FIELDS } from '../../../shared/tour-request/fields.ts';
import { answers, expect, test, texts } from '../../helpers/page/form.ts';

test.describe('focus', () => {
  test('the keyboard alone leads through the form to the confirmation', async ({ page, tourForm }) => {
    await tourForm.answerWith(500, 200);
    await tourForm.openWithStoppedClock();
    await tourForm.field('name').focus();
    for (const { name } of FIELDS) {
      await page.keyboard.type(answers[name].replace('\n', ' '));
      await page.keyboard.press('Tab');
    }
    await expect(tourForm.button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tourForm.alert).toHaveText(texts.failed);
    await expect(tourForm.button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tourForm.panel).toBeFocused();
    await expect(tourForm.panel).toBeInViewport();
    await page.clock.runFor(5_000);
    await expect(tourForm.sentLine.locator('../..')).toBeFocused();
    const links = await tourForm.sentLine.locator('../..').getByRole('link').count();
    for (let tab = 0; tab <= links; tab += 1) await page.keyboard.press('Tab');
    await expect(tourForm.field('name')).toBeFocused();
  });

  test('does not move if the user is elsewhere', async ({ page, tourForm }) => {
    const held = await tourForm.holdAnswers();
    await tourForm.openWithStoppedClock();
    await tourForm.fill();
    await tourForm.button.click();
    const other = page.getByRole('contentinfo').getByRole('link').first();
    await other.focus();
    held.letGo();
    await expect(tourForm.panel).toBeVisible();
    await expect(other).toBeFocused();
    await page.clock.runFor(5_000);
    await expect(tourForm.sentLine).toBeVisible();
    await expect(other).toBeFocused();
  });
});
