import type { Page } from '@playwright/test';
import { interpolate } from '../../shared/interpolate.ts';
import { readContent } from '../../shared/read-content.ts';
import { type FrontDesk, startFrontDesk } from '../helpers/front-desk.ts';
import { checkAccessibleAt } from '../helpers/page/accessible.ts';
import { axeFindings } from '../helpers/page/axe.ts';
import { test as base, expect } from '../helpers/page/test.ts';
import { checkTextSizes, doubleText } from '../helpers/page/text-size.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const { page: words } = readContent().staff;
const { form, list, request } = words;

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
  const link = (await linksAbout(desk, 'Ana Pérez')).at(-1) ?? '';
  await page.goto(link);
  return link;
}

async function choose(page: Page, kind: keyof typeof words.changes) {
  await page.getByRole('radio', { name: words.changes[kind] }).check();
  await page.getByRole('button', { name: form.save }).click();
}

const savedAs = (page: Page, kind: keyof typeof words.changes) =>
  page.getByRole('group', { name: interpolate(words.saved, { what: words.changes[kind] }) });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a request goes from notice to call and undo', async ({ desk, page }) => {
    const reference = desk.receive('Ana Pérez');
    await desk.pass(0);
    await openNewest(desk, page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana Pérez');
    await expect(page.getByRole('link', { name: /Ana P\..*555-0199/ })).toHaveAttribute('href', 'tel:+15595550199');
    await expect(page.locator('main')).toContainText('by Wednesday morning');
    await expect(page.locator('main')).toContainText('1 Main St');

    await choose(page, 'no-answer');
    await expect(savedAs(page, 'no-answer')).toBeFocused();
    await expect(page).toHaveTitle(/^Saved: Ana Pérez/);
    await desk.pass(3 * HOUR);
    const [, reminder] = await desk.emails();
    expect(reminder?.subject).toContain(reference);

    await openNewest(desk, page);
    await choose(page, 'note');
    await expect(page.getByRole('group', { name: words.errors.heading })).toContainText(words.errors.noNote);
    await page.getByRole('textbox', { name: form.note }).fill('Her son will call back.');
    await choose(page, 'contacted');
    await expect(savedAs(page, 'contacted')).toBeFocused();
    await expect(page.getByRole('listitem').filter({ hasText: 'Her son will call back.' })).toBeVisible();

    await page.getByRole('button', { name: request.undo }).click();
    const undone = interpolate(words.undone, { what: words.changes.contacted });
    await expect(page.getByRole('group', { name: undone })).toBeFocused();
    await choose(page, 'contacted');
    await desk.pass(10 * MINUTE);
    await page.reload();
    await expect(page.getByRole('button', { name: request.undo })).toHaveCount(0);
    const sent = (await desk.emails()).length;
    await desk.pass(20 * HOUR);
    expect(await desk.emails()).toHaveLength(sent);
  });

  test('a request from quarantine joins the list of open requests', async ({ desk, page }) => {
    desk.receive('Ana Pérez');
    desk.receive('Real Family', { quarantine: 'limit', language: 'es' });
    await desk.pass(22 * HOUR);
    const listLink = (await linksAbout(desk, 'Real Family')).at(-1) ?? '';
    await page.goto(listLink);
    await expect(page.getByRole('main').getByRole('listitem')).toContainText(['Ana Pérez', 'Real Family']);
    await page.getByRole('link', { name: /^Real Family/ }).click();
    await choose(page, 'released');
    await page.getByRole('link', { name: request.list }).click();
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toContainText(['Ana Pérez', 'Spanish']);
    await page.getByRole('link', { name: /^Ana Pérez/ }).click();
    await choose(page, 'same');
    await page.getByRole('link', { name: /^Real Family/ }).click();
    await choose(page, 'closed');
    await page.getByRole('link', { name: request.list }).click();
    await expect(page.getByRole('main')).toContainText(list.nobody);
  });
});

test('staff pages are accessible', async ({ desk, page }) => {
  desk.receive('Ana Pérez');
  desk.receive('Held', { quarantine: 'limit' });
  await desk.pass(22 * HOUR);
  const [own = ''] = await linksAbout(desk, 'Ana Pérez');
  const [held = '', listLink = ''] = (await linksAbout(desk, 'Held')).slice(-2);
  for (const path of [own, held, listLink, '/staff/request/made-up']) {
    await page.goto(path, { waitUntil: 'load' });
    await checkAccessibleAt(page, [320, 1280], path.split('/', 3).join('/'));
  }
  await page.goto(own);
  await checkTextSizes(page, 1280);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(own);
  await doubleText(page);
  const lines = await page
    .locator('label strong')
    .evaluateAll((words) => words.map((word) => [word.textContent, word.getClientRects().length] as const));
  // Words never break, however large the text.
  expect(lines.filter(([words = '', count]) => count > words.split(' ').length)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: form.save })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto(own);
  await choose(page, 'note');
  expect(await axeFindings(page)).toEqual([]);
  const leaving = page.waitForRequest((sent) => new URL(sent.url()).pathname === '/');
  await page.getByRole('banner').getByRole('link').click();
  expect((await leaving).headers().referer ?? '').not.toContain('/staff/');
});
