import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { factsSchema } from '../../shared/facts-schema.ts';
import { DEFAULT_LANGUAGE, languageName } from '../../shared/language.ts';
import backend from '../../src/editor/backend.json' with { type: 'json' };
import { content } from '../helpers/facts.ts';
import { listLanguages } from '../helpers/languages.ts';
import { axeFindings } from '../helpers/page/axe.ts';
import { edit, openEditor, reveal, savedFile } from '../helpers/page/editor.ts';
import { answerAsGitHub } from '../helpers/page/git-host.ts';
import { copyProject, runIn } from '../helpers/project-copy.ts';

const saved = async (page: Page, path: string) => parse((await savedFile(page, path))?.toString() ?? '');

async function showBeside(page: Page, language: string) {
  const name = languageName(language);
  await page.getByRole('radio', { name }).last().click();
}

async function addClosingDay(page: Page) {
  await edit(page, 'tasks/entries/site-closed');
  const days = page.locator('[data-key-path="closingDays"]');
  await days.getByRole('button', { name: /^Add/ }).click();
  await days.locator('input[type="date"]').last().fill('2099-12-25');
  return days;
}

test.use({ viewport: { width: 1400, height: 900 } });

test('opens on tasks in the words of an owner', async ({ page }) => {
  await openEditor(page);
  for (const task of ['Our hours', 'Phone and address', 'A new testimonial', 'Staff, languages, prices'])
    await expect(page.getByText(task, { exact: true }).first()).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(/\b(repository|null|slot|IANA|RETENTION_DAYS)\b/i);
});

test('saves a changed fact and nothing else', async ({ page, baseURL }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) strangers.push(request.url());
  });
  await openEditor(page);
  await edit(page, 'tasks/entries/site-phone');
  const phone = page.getByRole('textbox', { name: 'Phone', exact: true });
  const preview = page.frameLocator('iframe').first();

  await phone.fill('237-1000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Phone: expected a number such as (559) 555-0142.');
  await page.getByRole('alertdialog').getByRole('button').click();

  await phone.fill('559-237-1000');
  await expect(preview.getByRole('link', { name: /237-1000/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await saved(page, 'content/site.yaml'))?.phone).toBe('559-237-1000');
  const before = parse(readFileSync('content/site.yaml', 'utf8'));
  const after = factsSchema.parse(await saved(page, 'content/site.yaml'));
  expect(after).toEqual(factsSchema.parse({ ...before, phone: '(559) 237-1000' }));
  expect(strangers).toEqual([]);
});

test('refuses broken links and duplicate order numbers', async ({ page }) => {
  const [first, second] = content.services;
  const name = second?.path.split('/').at(-1) ?? '';
  await openEditor(page);
  await edit(page, `services/entries/${name}`);
  await page.getByRole('spinbutton', { name: 'Order' }).fill(String(first?.order));
  const lede = page.locator('[data-key-path="lede"]').getByRole('textbox');
  await page.getByText('Order', { exact: true }).hover();
  await reveal(page, lede);
  await lede.fill('Ask [us](/contatc).');

  await page.getByRole('button', { name: 'Save', exact: true }).click();

  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(/\(\d\) Opening words: a link leads to \/contatc: there is no such page\./);
  await expect(dialog).toContainText('Order: is the same as in “');
});

test('previews a new service from its first field', async ({ page }) => {
  await openEditor(page);
  await page.evaluate(() => {
    location.hash = '#/collections/services/new';
  });
  await page.getByRole('textbox', { name: 'Title', exact: true }).last().fill('Music and song');
  await expect(page.frameLocator('iframe').first().getByRole('heading', { level: 1 })).toHaveText('Music and song');
});

test('services cannot be deleted', async ({ page }) => {
  await openEditor(page);
  await page.evaluate(() => {
    location.hash = '#/collections/services';
  });
  await page.getByRole('checkbox').last().click();
  await expect(page.getByRole('button', { name: /^Delete/ })).toBeDisabled();
});

test('takes the Spanish name of a closing day next to the English one', async ({ page }) => {
  const [, other = ''] = listLanguages();
  test.skip(!other, 'the site has one language');
  await openEditor(page);
  const days = await addClosingDay(page);
  await days.getByRole('textbox', { name: 'English' }).last().fill('New roof');
  await days
    .getByRole('textbox', { name: languageName(other) })
    .last()
    .fill('Techo nuevo');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(async () => (await saved(page, 'content/site.yaml')).closingDays)
    .toContainEqual({ date: '2099-12-25', name: { en: 'New roof', [other]: 'Techo nuevo' } });
});

test('saves a closing day without its Spanish name and says so', async ({ page }) => {
  await openEditor(page);
  const days = await addClosingDay(page);
  await days.getByRole('textbox', { name: 'English' }).last().fill('New roof');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(async () => (await saved(page, 'content/site.yaml')).closingDays)
    .toContainEqual({ date: '2099-12-25', name: 'New roof' });
  await expect(page.getByRole('dialog').getByText('"New roof" has no Spanish')).toBeVisible();
});

test('restores an unsaved draft', async ({ page }) => {
  await openEditor(page);
  await edit(page, 'tasks/entries/site-phone');
  const phone = page.getByRole('textbox', { name: 'Phone', exact: true });
  // The editor saves drafts only of typed input.
  await phone.clear();
  await phone.pressSequentially('(559) 237-10');
  await expect(page.frameLocator('iframe').first().getByText('Not shown yet: Phone: expected a number')).toBeVisible();
  // The editor saves a draft half a second after the last change.
  await page.waitForTimeout(1000);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  await edit(page, 'tasks/entries/site-phone');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(phone).toHaveValue('(559) 237-10');
});

test('builds the site from the saved files', async ({ page }) => {
  test.setTimeout(180_000);
  const id = 'a-new-question';
  const group = content.questionsPage.groups.length - 1;
  const items = `groups.${group}.items`;
  const part = (path: string) => page.locator(`[data-key-path="${path}"]`);
  const box = (key: string) => part(`${items}.${content.questionsPage.groups[group]?.items.length}.${key}`);
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();

  await openEditor(page);
  await edit(page, 'tasks/entries/site-hours');
  const hours = page.locator('[data-key-path="hours"]').getByRole('button', { name: 'Expand' }).first();
  await reveal(page, hours);
  await hours.click();
  const closes = page.locator('[data-key-path="hours.0.closes"] input[type="time"]');
  await reveal(page, closes);
  await closes.fill('15:45');
  await save();
  await expect.poll(async () => (await saved(page, 'content/site.yaml'))?.hours[0].closes).toBe('15:45');
  await addClosingDay(page);
  await save();
  await expect
    .poll(async () => (await saved(page, 'content/site.yaml')).closingDays)
    .toContainEqual({ date: '2099-12-25' });

  await edit(page, 'tasks/entries/pages-questions');
  await page.getByText('Menu label').first().hover();
  const expand = part('groups').getByRole('button', { name: 'Expand', exact: true }).nth(group);
  await reveal(page, expand);
  await expand.click();
  const add = part(items).getByRole('button', { name: 'Add \u2068Item\u2069' });
  await reveal(page, add);
  await add.click();
  await reveal(page, box('question'));
  await box('id').getByRole('textbox').fill(id);
  await box('question').getByRole('textbox').fill('Is this new?');
  await box('answers').getByRole('button', { name: /^Add/ }).click();
  await box('answers').getByRole('textbox').fill('It is.');
  await save();
  const file = 'content/en/pages/questions.yaml';
  await expect.poll(async () => (await saved(page, file))?.groups[group].items.at(-1)?.id).toBe(id);

  const project = copyProject();
  for (const name of ['content/site.yaml', file])
    writeFileSync(join(project, name), (await savedFile(page, name)) ?? '');
  const { status, output } = runIn(project, ['node_modules/astro/bin/astro.mjs', 'build']);
  expect(status, output).toBe(0);
  const contactPage = readFileSync(join(project, 'dist/contact.html'), 'utf8');
  expect(contactPage).toContain('3:45PM');
  expect(contactPage).toContain('December 25, 2099');
  expect(readFileSync(join(project, 'dist/questions.html'), 'utf8')).toContain(`id="${id}"`);
});

test('axe finds no errors outside the package', async ({ page }) => {
  await openEditor(page);
  await edit(page, 'pages/entries/pages-home');
  await page.frameLocator('iframe').getByRole('radio', { name: 'Desktop' }).waitFor();
  expect(await axeFindings(page, ['iframe', 'html'])).toEqual([]);
  // Sveltia CMS renders its form outside of landmarks.
  expect((await axeFindings(page)).filter((finding) => !finding.startsWith('region:'))).toEqual([]);
});

test('replaces a drawing with an uploaded photo', async ({ page }) => {
  await openEditor(page);
  await edit(page, 'pages/entries/pages-about');
  for (const path of ['hero', 'hero.picture']) {
    await page.locator(`[data-key-path="${path}"]`).getByRole('button', { name: 'Expand' }).first().click();
  }
  const file = page.locator('[data-key-path="hero.picture.file"]');
  const buffer = await sharp({ create: { width: 2600, height: 1800, channels: 3, background: 'peachpuff' } })
    .jpeg()
    .toBuffer();
  await file
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'Our Yard.JPG', mimeType: 'image/jpeg', buffer });
  await expect(page.frameLocator('iframe').first().locator('main img[src^="blob:"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(async () => (await saved(page, 'content/en/pages/about.yaml'))?.hero.picture.file)
    .toBe('our-yard.webp');
  const { format, width } = await sharp(await savedFile(page, 'content/photos/our-yard.webp')).metadata();
  expect([format, width]).toEqual(['webp', 2400]);
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
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await saved(page, files[1] ?? ''))?.menuLabel).toBe('Other words');
  expect(await saved(page, files[0] ?? '')).toEqual(before[0]);
  expect(await saved(page, files[1] ?? '')).toEqual({ ...before[1], menuLabel: 'Other words' });
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
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await saved(page, english))?.menuLabel).toBe('New words');
  expect(await saved(page, translation)).toEqual(before);

  await edit(page, 'pages/entries/pages-privacy');
  await showBeside(page, other);
  await labels.last().fill('Other words');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await saved(page, translation))?.menuLabel).toBe('Other words');
  expect((await saved(page, translation)).translates).not.toBe(before.translates);

  const project = copyProject();
  for (const file of [english, translation]) writeFileSync(join(project, file), (await savedFile(page, file)) ?? '');
  expect(runIn(project, ['scripts/check-content.ts']).output).not.toContain(translation);
});

test('commits each save to the git host', async ({ page }) => {
  test.skip(backend.name !== 'github' || 'api_root' in backend, 'the site is kept elsewhere');
  const commits = await answerAsGitHub(page);
  await page.goto('/edit');
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox').fill('a-token');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('We are closed on…').first().waitFor();
  await edit(page, 'tasks/entries/site-phone');
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('(559) 237-1000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => commits.length).toBe(1);
  const [file, ...others] = commits[0]?.fileChanges.additions ?? [];
  expect([file?.path, others]).toEqual(['content/site.yaml', []]);
  expect(parse(Buffer.from(file?.contents ?? '', 'base64').toString()).phone).toBe('(559) 237-1000');
});
