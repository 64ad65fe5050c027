import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse, stringify } from 'yaml';
import { addClosingDay, checkSaved, edit, openEditor, save, saved, savedFile } from '../../helpers/page/editor.ts';

test.use({ viewport: { width: 1400, height: 900 } });

test('asks for the Spanish name of a closing day', async ({ page }) => {
  const site = parse(readFileSync('tests/fixture/site.yaml', 'utf8'));
  await openEditor(page, { 'tests/fixture/site.yaml': stringify({ ...site, closingDays: [] }) });
  const closingDays = async () => (await saved(page, 'tests/fixture/site.yaml')).closingDays;
  const days = await addClosingDay(page);
  await days.getByRole('textbox', { name: 'English' }).fill('New roof');
  await save(page);
  expect(await closingDays()).toEqual([{ date: '2099-11-03', name: 'New roof' }]);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Closing day “New roof”, Name: "New roof" has no Spanish');

  await edit(page, 'tasks/entries/site-closed');
  await expect(dialog).toHaveCount(0);
  await days.getByRole('textbox', { name: 'Spanish' }).fill('Techo nuevo');
  await save(page);
  expect(await closingDays()).toEqual([{ date: '2099-11-03', name: { en: 'New roof', es: 'Techo nuevo' } }]);
});

test('a value for all languages leaves a translation as old as it was', async ({ page }) => {
  const file = 'tests/fixture/es/services/meals.yaml';
  const old = readFileSync(file, 'utf8').replace(/translates: .*/, 'translates: "00000000"');
  await openEditor(page, { [file]: old });
  await edit(page, 'services/entries/meals');
  await page.getByRole('spinbutton', { name: 'Order' }).first().fill('99');
  await save(page);
  expect((await saved(page, file)).order).toBe(99);
  expect((await saved(page, file)).translates).toBe('00000000');
});

test('saves each of two languages by itself', async ({ page }) => {
  const [english = '', translation = ''] = ['en', 'es'].map((code) => `tests/fixture/${code}/pages/privacy.yaml`);
  const before = parse(readFileSync(translation, 'utf8'));
  await openEditor(page);
  await edit(page, 'pages/entries/pages-privacy');
  const labels = page.getByRole('textbox', { name: 'Menu label', exact: true });
  await labels.first().fill('New words');
  await save(page);
  await expect(page.getByRole('dialog')).toContainText('The Spanish page still has the old words.');
  const newEnglish = await saved(page, english);
  expect(newEnglish.menuLabel).toBe('New words');
  expect(await saved(page, translation)).toEqual(before);

  await edit(page, 'pages/entries/pages-privacy');
  await labels.last().fill('Ask {foo}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Spanish: Menu label: there is no fact/)).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button').click();

  await labels.last().fill('Other words');
  await save(page);
  expect(await saved(page, english)).toEqual(newEnglish);
  const { translates, ...rest } = await saved(page, translation);
  expect({ ...rest, translates: before.translates }).toEqual({ ...before, menuLabel: 'Other words' });
  expect(translates).not.toBe(before.translates);

  const { status, output } = await checkSaved(page, [english, translation]);
  expect(status, output).toBe(0);
  expect(output).not.toContain(translation);
});

test('offers to remove a testimonial in the other language too', async ({ page }) => {
  await openEditor(page);
  const questions: string[] = [];
  const answers = [false, true];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    return answers.shift() ? dialog.accept() : dialog.dismiss();
  });
  await edit(page, 'tasks/entries/testimonials');
  await page.locator('[data-key-path="items"]').first().getByRole('button', { name: 'Remove' }).first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const refusal = page.getByRole('alertdialog');
  await expect(refusal).toContainText('“Rosa L.” is still in Spanish, but no longer in English. Change both.');
  await refusal.getByRole('button').click();
  await save(page);
  expect(questions[1]).toContain('Remove it in Spanish too?');
  for (const language of ['en', 'es'])
    expect(await savedFile(page, `tests/fixture/${language}/testimonials.yaml`).then(String)).not.toContain('Rosa L.');
});
