import { FIELDS } from '../../../shared/tour-request/fields.ts';
import {
  alert,
  answers,
  answerWith,
  button,
  expect,
  field,
  holdAnswers,
  open,
  openFilled,
  panel,
  sentLine,
  test,
  texts,
} from '../../helpers/page/form.ts';

test.describe('focus', () => {
  test('the keyboard alone leads through the form to the confirmation', async ({ page }) => {
    await answerWith(page, 500, 200);
    await page.clock.install();
    await open(page);
    await field(page, 'name').focus();
    for (const { name } of FIELDS) {
      await page.keyboard.type(answers[name].replace('\n', ' '));
      await page.keyboard.press('Tab');
    }
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(alert(page)).toHaveText(texts.failed);
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeFocused();
    await expect(panel(page)).toBeInViewport();
    await page.clock.runFor(5_000);
    await expect(sentLine(page).locator('../..')).toBeFocused();
    const links = await sentLine(page).locator('../..').getByRole('link').count();
    for (let tab = 0; tab <= links; tab += 1) await page.keyboard.press('Tab');
    await expect(field(page, 'name')).toBeFocused();
  });

  test('does not move if the user is elsewhere', async ({ page }) => {
    const held = await holdAnswers(page);
    await page.clock.install();
    await openFilled(page);
    await button(page).click();
    const other = page.getByRole('contentinfo').getByRole('link').first();
    await other.focus();
    held.letGo();
    await expect(panel(page)).toBeVisible();
    await expect(other).toBeFocused();
    await page.clock.runFor(5_000);
    await expect(sentLine(page)).toBeVisible();
    await expect(other).toBeFocused();
  });
});
