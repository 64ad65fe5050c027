import { expect, test, texts } from '../../helpers/page/form.ts';

test.describe('saved input', () => {
  test('input survives a reload and the back button', async ({ page, tourForm }) => {
    await tourForm.openFilled();
    await page.reload();
    await tourForm.takenOver();
    await tourForm.expectAnswers();
    await page.goto('/about');
    await page.goBack();
    await tourForm.takenOver();
    await tourForm.expectAnswers();
  });

  test('input survives a reload while sending', async ({ page, tourForm }) => {
    const held = await tourForm.holdAnswers();
    await tourForm.openFilled();
    await tourForm.button.click();
    await expect.poll(held.count).toBe(1);
    await page.reload();
    await tourForm.takenOver();
    await tourForm.expectAnswers();
    await expect(tourForm.button).toBeEnabled();
  });

  test('the form works with storage blocked', async ({ page, tourForm }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    const requests = await tourForm.answerWith(500, 200);
    await tourForm.openFilled();
    await tourForm.button.click();
    await expect(tourForm.alert).toHaveText(texts.failed);
    await tourForm.button.click();
    await expect(tourForm.panel).toBeVisible();
    const [first, second] = requests.map((request) => request.headers()['idempotency-key']);
    expect(second).toBe(first);
  });
});
