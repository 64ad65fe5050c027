import type { Page } from '@playwright/test';
import { HOUR } from '../../server/time.ts';
import { type FrontDesk, startFrontDesk } from '../helpers/front-desk.ts';
import { checkAccessible } from '../helpers/page/accessible.ts';
import { axeFindings } from '../helpers/page/axe.ts';
import { test as base, expect } from '../helpers/page/test.ts';
import { checkTextSizes, doubleText } from '../helpers/page/text.ts';

const test = base.extend<{ desk: FrontDesk }>({
  desk: async ({ browserName: _browserName }, use) => {
    const desk = await startFrontDesk();
    await use(desk);
    await desk.close();
  },
  baseURL: async ({ desk }, use) => use(desk.url),
});

async function linksAbout(desk: FrontDesk, name: string) {
  return desk.linksIn((await desk.emails()).findLast(({ text }) => text?.includes(name)) ?? {});
}

async function openNewest(desk: FrontDesk, page: Page) {
  await page.goto((await linksAbout(desk, 'Ana Pérez')).at(-1) ?? '');
}

async function choose(page: Page, change: string) {
  await page.getByRole('radio', { name: change }).check();
  await page.getByRole('button', { name: 'Save' }).click();
}

const message = (page: Page, name: string) => page.getByRole('group', { name });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a request goes from notice to call and tour', async ({ desk, page }) => {
    desk.receive('Ana Pérez');
    await desk.pass(0);
    await openNewest(desk, page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana Pérez');
    await expect(page.getByRole('link', { name: /Ana P\..*555-0199/ })).toHaveAttribute('href', 'tel:+15595550199');
    await expect(page.locator('main')).toContainText('by Wednesday morning');
    await expect(page.locator('main')).toContainText('1 Main St');

    await choose(page, 'No answer');
    await expect(message(page, 'Saved: No answer')).toBeFocused();
    await expect(page).toHaveTitle(/^Saved: Ana Pérez/);
    await expect(message(page, 'Saved: No answer')).toContainText('See who is next in your newest list email.');

    await choose(page, 'Only a note');
    await expect(message(page, 'Nothing was saved')).toContainText('Write in the note what happened.');
    await page.getByRole('textbox', { name: 'Note (optional)' }).fill('Her son will call back.');
    await page.getByRole('textbox', { name: 'Your first name' }).fill('Luz');
    await choose(page, 'We reached them');
    await expect(message(page, 'Saved: We reached them')).toBeFocused();
    await expect(page.getByRole('listitem').filter({ hasText: 'Luz: We reached them – Her son' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your first name' })).toHaveValue('Luz');

    await choose(page, 'They came for the tour');
    await expect(message(page, 'Saved: They came for the tour')).toBeFocused();
  });

  test('the list leads to each request and shows where it went', async ({ desk, page }) => {
    desk.receive('Ana Pérez');
    desk.receive('Berta');
    desk.receive('Real Family', { quarantine: 'limit', language: 'es' });
    await desk.pass(22 * HOUR);
    const main = page.getByRole('main');
    const list = (await linksAbout(desk, 'Real Family')).at(-1) ?? '';
    await page.goto(list);
    await expect(main.getByRole('listitem')).toContainText(['Ana Pérez', 'Berta', 'Real Family']);
    for (const [name, change] of [
      ['Real Family', 'It is a real family'],
      ['Ana Pérez', 'For the director'],
      ['Real Family', 'They cancelled'],
      ['Berta', 'We reached them'],
    ] as const) {
      await page.getByRole('link', { name }).click();
      await choose(page, change);
      await page.goto(list);
    }
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Waiting for an answer',
      'With the director: 1',
      'Reached',
      'Answered in the last 30 days',
    ]);
    await expect(main).toContainText('No one is waiting for a call.');
    await expect(main.getByRole('listitem')).toContainText(['Ana Pérez', 'Berta', 'They cancelled (Wed, Dec 2']);
  });
});

test('staff pages are accessible', async ({ desk, page }) => {
  desk.receive('Ana Pérez');
  desk.receive('Held', { quarantine: 'limit' });
  await desk.pass(22 * HOUR);
  const [own = ''] = await linksAbout(desk, 'Ana Pérez');
  const [held = '', list = ''] = (await linksAbout(desk, 'Held')).slice(-2);
  for (const [name, path] of Object.entries({ own, held, list, gone: '/staff/request/made-up' })) {
    await page.goto(path, { waitUntil: 'load' });
    await checkAccessible(page, name);
  }
  await page.goto(own);
  await checkTextSizes(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(own);
  await doubleText(page);
  const lines = await page
    .locator('label strong')
    .evaluateAll((words) => words.map((word) => [word.textContent, word.getClientRects().length] as const));
  // Words never break, however large the text.
  expect(lines.filter(([words = '', count]) => count > words.split(' ').length)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.goto(own);
  await choose(page, 'Only a note');
  expect(await axeFindings(page)).toEqual([]);
  const leaving = page.waitForRequest((sent) => new URL(sent.url()).pathname === '/');
  await page.getByRole('banner').getByRole('link').click();
  expect((await leaving).headers().referer ?? '').not.toContain('/staff/');
});
