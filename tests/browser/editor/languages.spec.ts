import { expect } from '@playwright/test';
import {
  addClosingDay,
  addQuestion,
  box,
  checkSaved,
  edit,
  save,
  saveButton,
  saveInVain,
  status,
} from '../../helpers/page/editor.ts';
import { test } from '../../helpers/page/folder-host.ts';

test('asks for the Spanish name of a closing day', async ({ page, host }) => {
  await addClosingDay(page);
  await page.getByText('More').click();
  await box(page, 'English').fill('New roof');
  await save(page);
  const closingDay = () => host.saved('content/site.yaml').closingDays.at(-1);
  expect(closingDay()).toEqual({ date: '2099-11-03', name: 'New roof' });
  await expect(
    status(page).filter({ hasText: 'Closing day “New roof”, Name: "New roof" has no Spanish' }),
  ).toBeVisible();

  await edit(page, 'site-closed');
  await page.getByText('New roof').click();
  await box(page, 'Spanish').fill('Techo nuevo');
  await save(page);
  await expect(page.getByText('has no Spanish')).toHaveCount(0);
  expect(closingDay()).toEqual({ date: '2099-11-03', name: { en: 'New roof', es: 'Techo nuevo' } });
});

test('a value for all languages leaves a translation as old as it was', async ({ page, host }) => {
  const file = 'content/es/services/meals.yaml';
  host.write({ [file]: host.text(file).replace(/translates: .*/, 'translates: "00000000"') });
  await edit(page, 'services-meals');
  await page.getByLabel('Category').selectOption('Support');
  await save(page);
  expect(host.saved(file)).toMatchObject({ category: 'Support', translates: '00000000' });
});

test('a translation is old until it was compared', async ({ page, host }) => {
  const [english = '', translation = ''] = ['en', 'es'].map((code) => `content/${code}/pages/privacy.yaml`);
  const before = host.saved(translation);
  await edit(page, 'pages-privacy');
  await box(page, 'Menu label English').fill('New words');
  await save(page);
  await expect(status(page).filter({ hasText: 'The Spanish page still has the old words.' })).toBeVisible();
  expect(host.saved(english).menuLabel).toBe('New words');
  expect(host.saved(translation)).toEqual(before);

  await edit(page, 'pages-privacy');
  await box(page, 'Menu label Spanish').fill('Ask {foo}');
  await saveInVain(page);
  await expect(box(page, 'Menu label Spanish')).toHaveAccessibleDescription(/There is no fact/);
  await box(page, 'Menu label Spanish').fill(before.menuLabel);
  await box(page, 'Heading Spanish').first().fill('Otras palabras');
  await saveButton(page).click();
  await expect(page.getByRole('dialog')).toContainText('Does the Spanish page say the same now?');
  await page.getByRole('button', { name: 'Not yet' }).click();
  await expect(status(page).filter({ hasText: 'Privacy: saved.' })).toBeVisible();
  // Nobody has signed these words.
  const confirmed = { ...before.confirmed, on: null };
  expect(host.saved(translation)).toEqual({ ...before, heading: 'Otras palabras', confirmed });

  await edit(page, 'pages-privacy');
  await box(page, 'Menu label Spanish').fill('Palabras nuevas');
  await saveButton(page).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(status(page).filter({ hasText: 'Privacy: saved.' })).toBeVisible();
  const { status: result, output } = checkSaved(host);
  expect(result, output).toBe(0);
  expect(output).not.toContain('translates an earlier version');
});

test('asks about English words that were changed without the Spanish', async ({ page, host }) => {
  const translation = 'content/es/pages/privacy.yaml';
  await edit(page, 'pages-privacy');
  await box(page, 'Menu label English').fill('New words');
  await box(page, 'Heading Spanish').first().fill('Otras palabras');
  await saveButton(page).click();
  await expect(page.getByRole('dialog')).toContainText('The English words have changed:\nMenu label\n');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(status(page).filter({ hasText: 'Privacy: saved.' })).toBeVisible();
  expect(host.saved(translation).heading).toBe('Otras palabras');
  expect(checkSaved(host).output).not.toContain('translates an earlier version');
});

test('offers to remove a testimonial in the other language too', async ({ page, host }) => {
  await edit(page, 'testimonials');
  await page.getByText('Rosa L.').click();
  const remove = page.getByRole('button', { name: 'Remove Testimonial 1' });
  await remove.click();
  await expect(page.getByRole('dialog')).toContainText('“Rosa L.” is in English and in Spanish.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await remove.click();
  await page.getByRole('button', { name: 'Remove it in Spanish too' }).click();
  await expect(status(page).first()).toHaveText('2 Testimonials');
  await save(page);
  for (const language of ['en', 'es'])
    expect(host.text(`content/${language}/testimonials.yaml`)).not.toContain('Rosa L.');
});

test('adds a question in two languages while moved items stay open', async ({ page, host }) => {
  await addQuestion(page);
  await page.getByRole('button', { name: 'Move up Question 3' }).click();
  await expect(box(page, 'Question Spanish')).toHaveValue('¿Es nueva?');
  await save(page);
  for (const [language, question, answer] of [
    ['en', 'Is this new?', 'It is.'],
    ['es', '¿Es nueva?', 'Sí, lo es.'],
  ]) {
    const { groups } = host.saved(`content/${language}/pages/questions.yaml`);
    expect(groups[0].items[1]).toEqual({ id: 'a-new-question', question, answers: [answer] });
  }
  const { status, output } = checkSaved(host);
  expect(status, output).toBe(0);
});
