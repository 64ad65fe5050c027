import { FIELDS, FORM_NAME } from '../../../shared/tour-request/fields.ts';
import {
  alert,
  answers,
  answerWith,
  button,
  expect,
  field,
  fill,
  holdAnswers,
  open,
  openFilled,
  panel,
  takenOver,
  test,
  texts,
} from '../../helpers/page/form.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test.describe('sending', () => {
  test('sends only the fields of the form', async ({ page }) => {
    const requests = await answerWith(page, 200);
    await openFilled(page);
    await button(page).click();
    await expect(panel(page)).toBeVisible();
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

  test('sends a filled honeypot', async ({ page }) => {
    const requests = await answerWith(page, 200);
    await open(page);
    const trap = page.locator('[name="bot-field"]');
    await expect(trap).toBeHidden();
    await expect(page.locator('#tour').getByRole('textbox', { name: texts.honeypot })).toHaveCount(0);
    await trap.evaluate((field: HTMLInputElement) => {
      field.value = 'a program was here';
    });
    await fill(page);
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    expect(new URLSearchParams(requests[0]?.postData() ?? '').get('bot-field')).toBe('a program was here');
  });

  test('a double click sends one request', async ({ page }) => {
    const held = await holdAnswers(page);
    await openFilled(page);
    await button(page).dblclick();
    await field(page, 'name').press('Enter');
    // Extensions and voice commands can submit the form despite a disabled button.
    await page.locator('#tour form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(button(page)).toHaveText(texts.submitting);
    held.letGo();
    await expect(panel(page)).toBeVisible();
    expect(held.count()).toBe(1);
  });

  test('the idempotency key changes only with the values', async ({ page }) => {
    const requests = await answerWith(page, 'lost', 'lost', 'lost', 200);
    await openFilled(page);
    await button(page).click();
    await expect(alert(page)).toHaveText(texts.failed);
    await page.reload();
    await takenOver(page);
    await button(page).click();
    await expect(alert(page)).toHaveText(texts.failed);
    await field(page, 'phone').fill('559 555 0198');
    await button(page).click();
    await expect.poll(() => requests.length).toBe(3);
    await expect(button(page)).toBeEnabled();
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    const [first, again, changed, changedAgain] = requests.map((request) => request.headers()['idempotency-key']);
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
    expect(changedAgain).toBe(changed);
  });

  test('a stored request leaves nothing in the browser', async ({ page }) => {
    await openFilled(page);
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await button(page).click();
    expect((await answer).status()).toBe(200);
    await expect(panel(page)).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toBe('{}');
  });
});
