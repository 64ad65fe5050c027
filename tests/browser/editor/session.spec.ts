import { expect, type Page } from '@playwright/test';
import {
  addClosingDay,
  box,
  edit,
  save,
  saveButton,
  saveInVain,
  status,
  test,
  typePhone,
} from '../../helpers/page/editor.ts';
import type { GitHost } from '../../helpers/page/git-host.ts';

const site = 'content/site.yaml';
const tasks = (page: Page) => page.getByRole('heading', { name: 'What would you like to change?' });
const back = (page: Page) => page.getByRole('link', { name: 'Back' }).click();

const changePhone = (host: GitHost) =>
  host.commit({ [site]: host.text(site).replace('(559) 555-0142', '(559) 555-0199') });

test('a conflict that nobody saw is shown by the next save', async ({ page, host }) => {
  await typePhone(page);
  changePhone(host);
  const release = host.hold('/graphql');
  await saveButton(page).click();
  await back(page);
  release();
  await expect(status(page).filter({ hasText: 'Phone and address: open it again.' })).toBeVisible();
  await edit(page, 'site-phone');
  await saveInVain(page);
  await expect(box(page, 'Phone')).toHaveAccessibleDescription(/“\(559\) 555-0199” since a change in another window/);
  expect(host.saved(site).phone).toBe('(559) 555-0199');
});

test('a conflict that one form showed is shown in another too', async ({ page, host }) => {
  await edit(page, 'site-hours');
  await page.getByText('Monday, Tuesday').click();
  await page.getByLabel('Closes').fill('15:30');
  await back(page);
  await typePhone(page);
  await back(page);
  host.commit({ [site]: host.text(site).replace('(559) 555-0142', '(559) 555-0199').replace('16:00', '15:45') });
  await edit(page, 'site-hours');
  await saveInVain(page);
  await back(page);
  await edit(page, 'site-phone');
  await saveInVain(page);
  expect(host.saved(site).phone).toBe('(559) 555-0199');
});

test('a form says that it is being saved until it is saved', async ({ page, host }) => {
  await page.route('**/update.json', () => {});
  await typePhone(page);
  await saveButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(status(page).filter({ hasText: 'Saving…' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeFocused();
  await expect.poll(() => host.saves).toEqual(['Change site-phone']);
  await expect(page.getByText('Not saved yet.')).toHaveCount(0);
  await expect(tasks(page)).toBeVisible();
});

test('a save whose answer and check are lost is found by the next one', async ({ page, context, host }) => {
  await typePhone(page);
  host.failure = 'lost answer';
  let isCut = false;
  await context.route('https://api.github.com/**', (route) => {
    if (isCut) return route.abort('internetdisconnected');
    isCut = Boolean(route.request().postData()?.includes('createCommit'));
    return route.fallback();
  });
  await expect(await saveInVain(page)).toContainText('It is not known yet whether this was saved.');
  await context.unroute('https://api.github.com/**');
  host.failure = undefined;
  await host.serve(context);
  // Someone else changes the same file meanwhile.
  host.commit({ [site]: host.text(site).replace('16:00', '15:45') });
  await page.reload();
  await edit(page, 'site-phone');
  await save(page);
  await expect(status(page).filter({ hasText: 'Phone and address: all of it was saved before.' })).toBeVisible();
  await expect(page.getByText('Phone and address: saved. It will be online')).toBeVisible();
  expect(host.saves).toEqual(['Change site-phone', 'A change']);
  expect(host.git('log', '-1', '--format=%B', 'HEAD~1')).toMatch(/\n\nSave: [\w-]{36}$/);
});

test('a form opened during a save keeps what is typed into it', async ({ page, host }) => {
  const release = host.hold('/graphql');
  await typePhone(page);
  await saveButton(page).click();
  await back(page);
  await edit(page, 'site-phone');
  await box(page, 'Email').fill('new@orchard.example');
  release();
  await expect.poll(() => host.saves).toEqual(['Change site-phone']);
  await expect(box(page, 'Email')).toHaveValue('new@orchard.example');
  await save(page);
  expect(host.saved(site)).toMatchObject({ phone: '(559) 237-1000', email: 'new@orchard.example' });
});

test('all tabs share the draft of a form', async ({ page, context }) => {
  await typePhone(page);
  const other = await context.newPage();
  await other.goto('/edit');
  await edit(other, 'site-phone');
  await expect(box(other, 'Phone')).toHaveValue('(559) 237-1000');
  await expect(other.getByText('This form is open in another tab too, with the same words.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Start again' })).toHaveCount(0);
  await box(other, 'Email').fill('new@orchard.example');
  await expect(box(page, 'Email')).toHaveValue('new@orchard.example');
  await other.close();
  await page.reload();
  await expect(box(page, 'Phone')).toHaveValue('(559) 237-1000');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(box(page, 'Phone')).toHaveValue('(559) 555-0142');
});

test('Enter goes to the next box instead of saving', async ({ page, host }) => {
  await typePhone(page);
  await box(page, 'Phone').press('Enter');
  await expect(box(page, 'Email')).toBeFocused();
  await expect(saveButton(page)).toBeVisible();
  expect(host.saves).toEqual([]);
});

test('refuses a closing day that is over with the year that was probably meant', async ({ page, host }) => {
  await addClosingDay(page);
  const year = new Date().getFullYear();
  await page.getByLabel('Date').fill(`${year - 1}-01-04`);
  await saveInVain(page);
  await expect(page.getByLabel('Date')).toHaveAccessibleDescription(
    new RegExp(`1/4/${year - 1} is over. Did you mean (${year}|${year + 1})\\?`),
  );
  expect(host.saves).toEqual([]);
});

test('says that no page shows a date of a check', async ({ page }) => {
  await edit(page, 'site-hours');
  await page.getByLabel('Confirmed').fill('2026-02-03');
  await save(page);
  await expect(status(page).filter({ hasText: 'No page shows what you changed.' })).toBeVisible();
});

test('signs out', async ({ page, context }) => {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Token')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/edit');
  await expect(other.getByLabel('Token')).toBeVisible();
});

test('after Remove, the focus is on the next item, or on Add', async ({ page }) => {
  await edit(page, 'site-closed');
  await page.locator('summary').filter({ hasText: '12/25/2099' }).click();
  await page.getByRole('button', { name: 'Remove Closing day 1' }).click();
  await expect(page.locator('summary').filter({ hasText: 'Christmas Eve' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove Closing day 1' }).click();
  await expect(page.getByRole('button', { name: 'Add a closing day' })).toBeFocused();
});

test('says that it is reading if that takes long', async ({ page, host }) => {
  await expect(tasks(page)).toBeVisible();
  const release = host.hold();
  await page.getByRole('button', { name: 'Put a save back' }).click();
  await expect(page.getByRole('button', { name: 'Reading…' })).toHaveAttribute('aria-busy', 'true');
  await page.reload();
  await expect(status(page).filter({ hasText: 'Reading…' })).toBeVisible();
  release();
  await expect(tasks(page)).toBeVisible();
  await page.getByRole('button', { name: 'Put a save back' }).click();
  await expect(page.getByRole('dialog', { name: 'Which save do you want to put back?' })).toBeVisible();
  expect(host.saves).toEqual([]);
});
