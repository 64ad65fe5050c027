import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { parse, stringify } from 'yaml';
import { DEFAULT_LANGUAGE, languageName } from '../../../shared/language.ts';
import { content } from '../../helpers/facts.ts';
import { listLanguages } from '../../helpers/languages.ts';
import { addClosingDay, edit, openEditor, save, saved, savedFile } from '../../helpers/page/editor.ts';
import { copyProject, runIn } from '../../helpers/project-copy.ts';

async function showBeside(page: Page, language: string) {
  const name = languageName(language);
  await page.getByRole('radio', { name }).last().click();
}

test.use({ viewport: { width: 1400, height: 900 } });

const site = parse(readFileSync('content/site.yaml', 'utf8'));
const withoutClosingDays = { 'content/site.yaml': stringify({ ...site, closingDays: [] }) };

test('takes the Spanish name of a closing day next to the English one', async ({ page }) => {
  const [, other = ''] = listLanguages();
  test.skip(!other, 'the site has one language');
  await openEditor(page, withoutClosingDays);
  const days = await addClosingDay(page);
  await days.getByRole('textbox', { name: 'English' }).last().fill('New roof');
  await days
    .getByRole('textbox', { name: languageName(other) })
    .last()
    .fill('Techo nuevo');
  await save(page);
  expect((await saved(page, 'content/site.yaml')).closingDays).toContainEqual({
    date: '2099-12-25',
    name: { en: 'New roof', [other]: 'Techo nuevo' },
  });
});

test('saves a closing day without its Spanish name and says so', async ({ page }) => {
  await openEditor(page, withoutClosingDays);
  const days = await addClosingDay(page);
  await days.getByRole('textbox', { name: 'English' }).last().fill('New roof');
  await save(page);
  expect((await saved(page, 'content/site.yaml')).closingDays).toContainEqual({ date: '2099-12-25', name: 'New roof' });
  await expect(page.getByRole('dialog').getByText('"New roof" has no Spanish')).toBeVisible();
});

test('warnings go when another form opens', async ({ page }) => {
  await openEditor(page, withoutClosingDays);
  const days = await addClosingDay(page);
  await days.getByRole('textbox', { name: 'English' }).last().fill('New roof');
  await save(page);
  await page.getByRole('dialog').waitFor();
  await edit(page, 'tasks/entries/site-phone');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('saves only the edited one of two languages', async ({ page }) => {
  const [, other = ''] = listLanguages();
  test.skip(!other, 'the site has one language');
  const files = [DEFAULT_LANGUAGE, other].map((language) => `content/${language}/pages/privacy.yaml`);
  const before = files.map((file) => parse(readFileSync(file, 'utf8')));
  await openEditor(page);
  await edit(page, 'pages/entries/pages-privacy');
  await showBeside(page, other);
  const labels = page.getByRole('textbox', { name: 'Menu label', exact: true });
  await expect(labels).toHaveCount(2);

  await labels.last().fill('Ask {foo}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(new RegExp(`${languageName(other)}: Menu label: there is no fact`))).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button').click();

  await labels.last().fill('Other words');
  await save(page);
  expect((await saved(page, files[1] ?? '')).menuLabel).toBe('Other words');
  expect(await saved(page, files[0] ?? '')).toEqual(before[0]);
  expect(await saved(page, files[1] ?? '')).toEqual({
    ...before[1],
    menuLabel: 'Other words',
    translates: expect.any(String),
  });
});

test('a value for all languages leaves a translation as old as it was', async ({ page }) => {
  const [, other = ''] = listLanguages();
  test.skip(!other, 'the site has one language');
  const file = `content/${other}${content.services[0]?.path}.yaml`;
  const old = readFileSync(file, 'utf8').replace(/translates: .*/, 'translates: "00000000"');
  await openEditor(page, { [file]: old });
  await edit(page, `services/entries/${content.services[0]?.path.split('/').at(-1)}`);
  await page.getByRole('spinbutton', { name: 'Order' }).fill('99');
  await save(page);
  expect((await saved(page, file)).order).toBe(99);
  expect((await saved(page, file)).translates).toBe('00000000');
});

test('saving a translation notes which English text it translates', async ({ page }) => {
  const [, other = ''] = listLanguages();
  test.skip(!other, 'the site has one language');
  const [english = '', translation = ''] = [DEFAULT_LANGUAGE, other].map(
    (code) => `content/${code}/pages/privacy.yaml`,
  );
  const before = parse(readFileSync(translation, 'utf8'));
  await openEditor(page);
  await edit(page, 'pages/entries/pages-privacy');
  await showBeside(page, other);
  const labels = page.getByRole('textbox', { name: 'Menu label', exact: true });
  await labels.first().fill('New words');
  await save(page);
  expect((await saved(page, english)).menuLabel).toBe('New words');
  expect(await saved(page, translation)).toEqual(before);

  await edit(page, 'pages/entries/pages-privacy');
  await showBeside(page, other);
  await labels.last().fill('Other words');
  await save(page);
  expect((await saved(page, translation)).menuLabel).toBe('Other words');
  expect((await saved(page, translation)).translates).not.toBe(before.translates);

  const project = copyProject();
  for (const file of [english, translation]) writeFileSync(join(project, file), (await savedFile(page, file)) ?? '');
  expect(runIn(project, ['scripts/check-content.ts']).output).not.toContain(translation);
});
