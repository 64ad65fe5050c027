import { expect, type Page } from '@playwright/test';
import { parse, stringify } from 'yaml';
import { box, edit, save, saveInVain, test } from '../../helpers/page/editor.ts';
import type { GitHost } from '../../helpers/page/git-host.ts';
import { picture } from '../../helpers/picture.ts';

const site = 'content/site.yaml';
const testimonials = ['en', 'es'].map((language) => `content/${language}/testimonials.yaml`);

interface Item {
  name: string;
  rating: number;
  relationship: string;
  sample: boolean;
}

const itemsOf = (host: GitHost, file = testimonials[0] ?? ''): Item[] => host.saved(file).items;
const valuesOf = (host: GitHost, field: keyof Item) =>
  testimonials.map((file) => Object.fromEntries(itemsOf(host, file).map((item) => [item.name, item[field]])));

/** Another person changes the testimonials in both languages. */
function changeItems(host: GitHost, change: (items: Item[]) => Item[]) {
  const files = testimonials.map((file) => [
    file,
    stringify({ ...host.saved(file), items: change(itemsOf(host, file)) }),
  ]);
  host.commit(Object.fromEntries(files));
}

const open = (page: Page, name: string) => page.locator('summary').filter({ hasText: name }).click();

test('a change stays on its item if another person moved, added and removed others', async ({ page, host }) => {
  await edit(page, 'testimonials');
  await open(page, 'Rosa L.');
  await page
    .getByRole('checkbox', { name: /sample/i })
    .first()
    .uncheck();
  changeItems(host, ([rosa, , mai]) => [mai, { ...rosa, name: 'New N.' }, rosa] as Item[]);
  await save(page);
  const samples = { 'Mai V.': true, 'New N.': true, 'Rosa L.': false };
  expect(valuesOf(host, 'sample')).toEqual([samples, samples]);
  expect(itemsOf(host).map(({ name }) => name)).toEqual(['Mai V.', 'New N.', 'Rosa L.']);
});

test('a removal by another person is a conflict with a change here', async ({ page, host }) => {
  await edit(page, 'testimonials');
  await open(page, 'Dale P.');
  await page.getByLabel('Relationship').selectOption('Family Member');
  changeItems(host, ([rosa, , mai]) => [mai, rosa] as Item[]);
  await saveInVain(page);
  await expect(page.getByText('This was removed in another window. Save again to keep it.')).toBeVisible();
  expect(itemsOf(host).map(({ name }) => name)).toEqual(['Mai V.', 'Rosa L.']);
});

test('an item with another name is a conflict with a change of another person', async ({ page, host }) => {
  await edit(page, 'testimonials');
  await open(page, 'Dale P.');
  await box(page, 'Name').fill('Dale Q.');
  changeItems(host, (items) => items.map((item) => (item.name === 'Dale P.' ? { ...item, rating: 5 } : item)));
  await saveInVain(page);
  await expect(
    page.getByText('“Dale P.” was changed in another window, and is gone or has another name here.'),
  ).toBeVisible();
  expect(valuesOf(host, 'rating')[0]).toMatchObject({ 'Dale P.': 5 });
});

test('a draft of days ago changes the closing day that it is about', async ({ page, host }) => {
  const days = (closingDays: object[]) =>
    host.commit({ [site]: stringify({ ...parse(host.text(site)), closingDays }) });
  days([
    { date: '2099-12-24', closes: '12:00' },
    { date: '2099-12-31', closes: '12:00' },
  ]);
  await page.reload();
  await edit(page, 'site-closed');
  await open(page, '12/24/2099');
  await page.getByLabel('Closes').fill('14:00');
  days([{ date: '2099-12-31', closes: '12:00' }, { date: '2100-01-01' }]);
  await page.reload();
  await saveInVain(page);
  await expect(page.getByText('This was removed in another window. Save again to keep it.')).toBeVisible();
  await save(page);
  expect(host.saved(site).closingDays).toEqual([
    { date: '2099-12-24', closes: '14:00' },
    { date: '2099-12-31', closes: '12:00' },
    { date: '2100-01-01' },
  ]);
});

test('an error is shown at its item after another person has added one before it', async ({ page, host }) => {
  await edit(page, 'testimonials');
  await open(page, 'Dale P.');
  await page.getByRole('spinbutton', { name: 'Rating' }).fill('9');
  changeItems(host, ([rosa, ...others]) => [{ ...rosa, name: 'New N.' }, rosa, ...others] as Item[]);
  await saveInVain(page);
  const rating = page.getByRole('spinbutton', { name: 'Rating' });
  await expect(rating).toHaveCount(1);
  await expect(rating).toHaveAccessibleDescription(/Write a whole number of stars/);
  await expect(rating).toHaveValue('9');
  await rating.fill('5');
  await save(page);
  expect(itemsOf(host).map(({ name, rating }) => `${name} ${rating}`)).toEqual([
    'New N. 5',
    'Rosa L. 5',
    'Dale P. 5',
    'Mai V. 5',
  ]);
});

test('puts a save back after the list was moved', async ({ page, host }) => {
  await edit(page, 'testimonials');
  await open(page, 'Rosa L.');
  await page
    .getByRole('checkbox', { name: /sample/i })
    .first()
    .uncheck();
  await save(page);
  changeItems(host, ([rosa, dale, mai]) => [dale, mai, rosa] as Item[]);
  await page.getByRole('button', { name: 'Put a save back' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^A new testimonial/ }).click();
  await expect(dialog).toContainText('Testimonial “Rosa L.”, Sample: “false” becomes “true”');
  await dialog.getByRole('button', { name: 'Put it back' }).click();
  await expect.poll(() => valuesOf(host, 'sample')[0]).toEqual({ 'Dale P.': true, 'Mai V.': true, 'Rosa L.': true });
});

test('a photograph that is still being made smaller follows its item', async ({ page, host }) => {
  await page.addInitScript(() => {
    const { createImageBitmap } = window;
    const isTime = new Promise((resolve) => addEventListener('ready', resolve));
    Object.assign(window, { createImageBitmap: (file: File) => isTime.then(() => createImageBitmap(file)) });
  });
  await page.reload();
  const day = 'content/en/day.yaml';
  const [first, second] = host.saved(day).panels;
  await edit(page, 'day');
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  await page.locator('summary').filter({ hasText: second.title }).click();
  const buffer = await picture(1700).toBuffer();
  await page.getByLabel('Picture', { exact: true }).setInputFiles({ name: 'new.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Move up Panel 2' }).click();
  await page.evaluate(() => dispatchEvent(new Event('ready')));
  await expect(page.getByText('Look at the description')).toBeVisible();
  await save(page);
  const { panels } = host.saved(day);
  expect([panels[0].title, panels[0].picture.file]).toEqual([second.title, 'new.webp']);
  expect(panels[1].picture.file).toBe(first.picture.file);
});
