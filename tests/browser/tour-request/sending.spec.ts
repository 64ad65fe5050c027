import { FIELDS, FORM_NAME } from '../../../shared/tour-request/fields.ts';
import { answers, expect, test, texts } from '../../helpers/page/form.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test.describe('sending', () => {
  test('sends only the fields of the form', async ({ tourForm }) => {
    const requests = await tourForm.answerWith(200);
    await tourForm.openFilled();
    await tourForm.button.click();
    await expect(tourForm.panel).toBeVisible();
    expect(requests).toHaveLength(1);
    const headers = (await requests[0]?.allHeaders()) ?? {};
    expect(headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(headers['content-language']).toBe('en');
    expect(headers['idempotency-key']).toMatch(uuid);
    expect([...new URLSearchParams(requests[0]?.postData() ?? '')]).toEqual([
      ['form-name', FORM_NAME],
      ...FIELDS.map(({ name }) => [name, answers[name]]),
    ]);
  });

  test('sends a filled honeypot', async ({ page, tourForm }) => {
    const requests = await tourForm.answerWith(200);
    await tourForm.open();
    const trap = page.locator('[name="bot-field"]');
    await expect(trap).toBeHidden();
    await expect(page.locator('#tour').getByRole('textbox', { name: texts.honeypot })).toHaveCount(0);
    await trap.evaluate((field: HTMLInputElement) => {
      field.value = 'a program was here';
    });
    await tourForm.fill();
    await tourForm.button.click();
    await expect(tourForm.panel).toBeVisible();
    expect(new URLSearchParams(requests[0]?.postData() ?? '').get('bot-field')).toBe('a program was here');
  });

  test('the idempotency key changes only with the values', async ({ page, tourForm }) => {
    const requests = await tourForm.answerWith('lost', 'lost', 'lost', 200);
    await tourForm.openFilled();
    await tourForm.button.click();
    await expect(tourForm.alert).toHaveText(texts.failed);
    await page.reload();
    await tourForm.touch();
    await tourForm.button.click();
    await expect(tourForm.alert).toHaveText(texts.failed);
    await tourForm.field('phone').fill('559 555 0198');
    await tourForm.button.click();
    await expect.poll(() => requests.length).toBe(3);
    await expect(tourForm.button).toBeEnabled();
    await tourForm.button.click();
    await expect(tourForm.panel).toBeVisible();
    const [first, again, changed, changedAgain] = requests.map((request) => request.headers()['idempotency-key']);
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
    expect(changedAgain).toBe(changed);
  });

  test('a stored request leaves nothing of what was typed in the browser', async ({ page, tourForm }) => {
    await tourForm.openFilled();
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await tourForm.button.click();
    expect((await answer).status()).toBe(200);
    await expect(tourForm.panel).toBeVisible();
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({ 'tour-request': '{"isSent":true}' });
  });
});
