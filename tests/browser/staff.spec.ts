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
const { form, gone, list, request } = words;

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
  const [link = ''] = await linksAbout(desk, 'Ana Pérez');
  await page.goto(link);
  return link;
}

async function choose(page: Page, kind: keyof typeof form.changes) {
  await page.getByRole('radio', { name: form.changes[kind] }).check();
  await page.getByRole('button', { name: form.save }).click();
}

const savedAs = (page: Page, kind: keyof typeof words.changes) =>
  page.getByRole('group', { name: interpolate(words.saved, { what: words.changes[kind] }) });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a request goes from notice to visit and undo', async ({ desk, page }) => {
    const reference = desk.receive('Ana Pérez');
    const due = desk.now() + desk.time.promise;
    await desk.pass(0);
    await openNewest(desk, page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana Pérez');
    await expect(page.getByRole('link', { name: /555-0199/ })).toHaveAttribute('href', 'tel:+15595550199');
    await expect(page.locator('main')).toContainText(desk.time.weekday(due));
    await expect(page.locator('main')).toContainText('1 Main St');

    await choose(page, 'no-answer');
    await expect(savedAs(page, 'no-answer')).toBeVisible();
    await desk.pass(3 * HOUR);
    const [, reminder] = await desk.emails();
    expect(reminder?.subject).toContain(reference);

    await openNewest(desk, page);
    await page.getByRole('textbox', { name: form.note }).fill('Her son will call back.');
    await choose(page, 'contacted');
    await expect(savedAs(page, 'contacted')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Her son will call back.' })).toBeVisible();

    await choose(page, 'visit');
    await expect(page.getByRole('group', { name: words.errors.heading })).toContainText(words.errors.visit);
    await page.getByLabel(form.visit).fill('2026-12-04T10:30');
    await page.getByRole('button', { name: form.save }).click();
    await expect(page.locator('main')).toContainText('Fri, Dec 4, 2026, 10:30 AM');
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: request.calendar }).click();
    const calendar = await (await saving).createReadStream();
    let text = '';
    for await (const chunk of calendar) text += chunk;
    const visit = new Date(desk.time.moment('2026-12-04T10:30') ?? 0).toISOString();
    expect(text).toContain(`DTSTART:${visit.replace(/[-:]|\.\d+/g, '')}\r\n`);
    expect(text).toContain('Ana Pérez');

    await page.getByRole('button', { name: request.undo }).click();
    await expect(page.locator('main')).not.toContainText(request.calendar);
    const undone = interpolate(words.undone, { what: words.changes.visit });
    await expect(page.getByRole('group', { name: undone })).toBeFocused();
    await expect(savedAs(page, 'contacted')).toBeVisible();
    await desk.pass(10 * MINUTE);
    await page.reload();
    await expect(page.getByRole('button', { name: request.undo })).toHaveCount(0);
    const sent = (await desk.emails()).length;
    await desk.pass(12 * HOUR);
    expect(await desk.emails()).toHaveLength(sent);
  });

  test('a released request joins the list of open requests', async ({ desk, page }) => {
    desk.receive('Real Family', { quarantine: 'limit' });
    desk.receive('Ana Pérez');
    await desk.pass(0);
    const [held = '', listLink = ''] = await linksAbout(desk, 'Real Family');
    await page.goto(held);
    await expect(page.getByRole('radio')).toHaveCount(3);
    await choose(page, 'released');
    await desk.pass(desk.time.promise + HOUR);
    await page.goto(listLink);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(gone.heading);
    const newest = (await linksAbout(desk, '/staff/list/')).at(-1) ?? '';
    await page.goto(newest);
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toContainText(['Real Family', 'Ana Pérez']);
    await expect(rows.first()).toContainText(words.late.hour);
    await rows.first().getByRole('link').first().click();
    await choose(page, 'closed');
    await page.getByLabel(form.reason).selectOption('elsewhere');
    await page.getByRole('button', { name: form.save }).click();
    await expect(page.locator('main')).toContainText(words.reasons.elsewhere);
    await expect(page.locator('main')).toContainText('Ana Pérez');
    await page.getByRole('link', { name: /^Ana Pérez/ }).click();
    await choose(page, 'contacted');
    await page.getByRole('link', { name: request.list }).click();
    await expect(page.getByRole('main')).toContainText(list.nobody);
  });

  test('several requests are closed from the list', async ({ desk, page }) => {
    for (const name of ['Ana Pérez', 'Offer 1', 'Offer 2']) desk.receive(name, { quarantine: 'limit' });
    await desk.pass(0);
    await page.goto((await linksAbout(desk, '/staff/list/')).at(-1) ?? '');
    for (const name of ['Offer 1', 'Offer 2'])
      await page.getByRole('checkbox', { name: interpolate(words.list.choose, { what: name }) }).check();
    await page.getByRole('button', { name: list.close }).click();
    const what = interpolate(words.list.closed.many, { count: '2' });
    await expect(page.getByRole('group', { name: interpolate(words.saved, { what }) })).toBeFocused();
    await expect(page.getByRole('checkbox')).toHaveCount(1);
    await page.getByRole('button', { name: list.undo }).click();
    await expect(page.getByRole('group', { name: interpolate(words.undone, { what }) })).toBeFocused();
    await expect(page.getByRole('checkbox')).toHaveCount(3);
  });
});

test('staff pages are accessible', async ({ desk, page }) => {
  desk.receive('Ana Pérez');
  desk.receive('Held', { quarantine: 'limit' });
  await desk.pass(0);
  const [own = ''] = await linksAbout(desk, 'Ana Pérez');
  const [held = '', listLink = ''] = await linksAbout(desk, 'Held');
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
  await choose(page, 'visit');
  expect(await axeFindings(page)).toEqual([]);
  const leaving = page.waitForRequest((sent) => new URL(sent.url()).pathname === '/');
  await page.getByRole('banner').getByRole('link').click();
  expect((await leaving).headers().referer ?? '').not.toContain('/staff/');
});
