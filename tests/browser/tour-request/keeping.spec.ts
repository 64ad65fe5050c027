import {
  alert,
  answerWith,
  button,
  expect,
  expectAnswers,
  holdAnswers,
  openFilled,
  panel,
  takenOver,
  test,
  texts,
} from '../../helpers/page/form.ts';

test.describe('saved input', () => {
  test('input survives a reload and the back button', async ({ page }) => {
    await openFilled(page);
    await page.reload();
    await takenOver(page);
    await expectAnswers(page);
    await page.goto('/about');
    await page.goBack();
    await page.locator('#tour').scrollIntoViewIfNeeded();
    await expectAnswers(page);
  });

  test('input survives a reload while sending', async ({ page }) => {
    const held = await holdAnswers(page);
    await openFilled(page);
    await button(page).click();
    await expect.poll(held.count).toBe(1);
    await page.reload();
    await takenOver(page);
    await expectAnswers(page);
    await expect(button(page)).toBeEnabled();
  });

  test('the form works with storage blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    const requests = await answerWith(page, 500, 200);
    await openFilled(page);
    await button(page).click();
    await expect(alert(page)).toHaveText(texts.failed);
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    const [first, second] = requests.map((request) => request.headers()['idempotency-key']);
    expect(second).toBe(first);
  });
});
