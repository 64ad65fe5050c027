import { expect } from '@playwright/test';
import { box, checkSaved, edit, save, saveInVain } from '../../helpers/page/editor.ts';
import { test } from '../../helpers/page/folder-host.ts';

test('shows each error of a refused save at its box', async ({ page }) => {
  await edit(page, 'services-nursing');
  await box(page, 'Short title English').fill('');
  await box(page, 'Opening words English').fill('Ask [us](/contatc).');
  const refusal = await saveInVain(page);
  await expect(refusal).toContainText('See the 2 red lines.');
  await expect(box(page, 'Opening words English')).toHaveAccessibleDescription(
    /A link leads to \/contatc: there is no such page\./,
  );
  await expect(box(page, 'Short title English')).toHaveAccessibleDescription(/Write some text\./);
  await expect(box(page, 'Short title English')).toBeFocused();
});

test('services cannot be deleted', async ({ page }) => {
  await edit(page, 'services-meals');
  await expect(page.getByRole('button', { name: /^(Delete|Remove this)/ })).toHaveCount(0);
  await expect(page.getByLabel('Hide this service')).toBeVisible();
});

test('adds a service from one like it, named by its title', async ({ page, host }) => {
  await page.getByText('Add a service').click();
  await page.getByRole('link', { name: 'A new service like “Soup and Bread”' }).click();
  await expect(page.getByRole('heading', { name: 'A new service' })).toBeVisible();
  await saveInVain(page);
  const exactly = (name: string) => page.getByRole('textbox', { name, exact: true });
  for (const [language, title] of [
    ['English', 'Music & Dance'],
    ['Spanish', 'Música y baile'],
  ]) {
    await exactly(`Title ${language}`).first().fill(`${title} here`);
    await box(page, `Description ${language}`)
      .first()
      .fill(`${title}: songs of every year, and a floor that is made for dancing.`);
    await exactly(`Title ${language}`).last().fill(`${title}`);
    await exactly(`Short title ${language}`).fill(`${title}`);
  }
  await save(page);
  const files = ['en', 'es'].map((language) => `content/${language}/services/music-dance.yaml`);
  expect(files.map((file) => host.saved(file).title)).toEqual(['Music & Dance', 'Música y baile']);
  const { status, output } = checkSaved(host);
  expect(status, output).toBe(0);
});

test('two services change places in one save', async ({ page, host }) => {
  const places = (language: string, names: string[]) =>
    names.map((name) => host.saved(`content/${language}/services/${name}.yaml`).order);
  await edit(page, 'services-order');
  await page.getByRole('button', { name: 'Move up A Nurse in the House' }).click();
  await expect(page.getByRole('listitem').first()).toContainText('A Nurse in the House');
  await save(page);
  expect(host.saves).toBe(1);
  expect(places('en', ['nursing', 'meals', 'rides', 'garden'])).toEqual([1, 2, 3, 4]);
  expect(places('es', ['meals'])).toEqual([2]);
});
