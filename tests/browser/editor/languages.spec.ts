import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse, stringify } from 'yaml';
import {
  addClosingDay,
  checkSaved,
  edit,
  fixtureHost,
  openEditor,
  save,
  saveInVain,
} from '../../helpers/page/editor.ts';

test.use({ viewport: { width: 1400, height: 900 } });

test('asks for the Spanish name of a closing day', async ({ page }) => {
  const site = parse(readFileSync('tests/fixture/site.yaml', 'utf8'));
  const host = fixtureHost({ 'tests/fixture/site.yaml': stringify({ ...site, closingDays: [] }) });
  await openEditor(page, host);
  const closingDays = () => host.saved('tests/fixture/site.yaml').closingDays;
  const days = await addClosingDay(page, host);
  await days.getByRole('textbox', { name: 'English' }).fill('New roof');
  await save(page);
  expect(closingDays()).toEqual([{ date: '2099-11-03', name: 'New roof' }]);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Closing day “New roof”, Name: "New roof" has no Spanish');

  await edit(page, 'tasks/entries/site-closed');
  await expect(dialog).toHaveCount(0);
  await days.getByRole('textbox', { name: 'Spanish' }).fill('Techo nuevo');
  await save(page);
  expect(closingDays()).toEqual([{ date: '2099-11-03', name: { en: 'New roof', es: 'Techo nuevo' } }]);
});

test('a value for all languages leaves a translation as old as it was', async ({ page }) => {
  const file = 'tests/fixture/es/services/meals.yaml';
  const old = readFileSync(file, 'utf8').replace(/translates: .*/, 'translates: "00000000"');
  const host = await openEditor(page, fixtureHost({ [file]: old }));
  await edit(page, 'services/entries/meals');
  await page.getByRole('spinbutton', { name: 'Order' }).first().fill('99');
  await save(page);
  expect(host.saved(file)).toMatchObject({ order: 99, translates: '00000000' });
});

test('a translation is old until each changed text was answered', async ({ page }) => {
  const [english = '', translation = ''] = ['en', 'es'].map((code) => `tests/fixture/${code}/pages/privacy.yaml`);
  const host = await openEditor(page);
  const before = host.saved(translation);
  const box = (name: string, language: 'English' | 'Spanish') =>
    page.getByRole('textbox', { name, exact: true }).nth(language === 'English' ? 0 : 1);
  await edit(page, 'pages/entries/pages-privacy');
  await box('Menu label', 'English').fill('New words');
  await save(page);
  await expect(page.getByRole('dialog')).toContainText('The Spanish page still has the old words.');
  expect(host.saved(english).menuLabel).toBe('New words');
  expect(host.saved(translation)).toEqual({ ...before, old: ['menuLabel'] });

  await edit(page, 'pages/entries/pages-privacy');
  await box('Menu label', 'Spanish').fill('Ask {foo}');
  await saveInVain(page, 'Spanish: Menu label: there is no fact');
  await box('Menu label', 'Spanish').fill(before.menuLabel);
  await box('Heading', 'Spanish').fill('Otras palabras');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('The English words have changed:Menu label');
  await page.getByRole('button', { name: 'Not yet' }).click();
  await expect(page).not.toHaveURL(/\/entries\//);
  expect(host.saved(translation)).toEqual({ ...before, heading: 'Otras palabras', old: ['menuLabel'] });

  await edit(page, 'pages/entries/pages-privacy');
  await box('Menu label', 'Spanish').fill('Palabras nuevas');
  await save(page);
  expect(host.saved(translation)).not.toHaveProperty('old');
  const { status, output } = checkSaved(host);
  expect(status, output).toBe(0);
  expect(output).not.toContain('es/pages/privacy.yaml');
});

test('offers to remove a testimonial in the other language too', async ({ page }) => {
  const host = await openEditor(page);
  await edit(page, 'tasks/entries/testimonials');
  await page.locator('[data-key-path="items"]').first().getByRole('button', { name: 'Remove' }).first().click();
  const saveButton = page.getByRole('button', { name: 'Save', exact: true });
  await saveButton.click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).last().click();
  const refusal = page.getByRole('alertdialog');
  await expect(refusal).toContainText('“Rosa L.” is still in Spanish, but no longer in English. Change both.');
  await refusal.getByRole('button').click();
  await saveButton.click();
  await page.getByRole('button', { name: 'Remove it in Spanish too' }).click();
  await expect(page).not.toHaveURL(/\/entries\//);
  for (const language of ['en', 'es'])
    expect(host.text(`tests/fixture/${language}/testimonials.yaml`)).not.toContain('Rosa L.');
});
