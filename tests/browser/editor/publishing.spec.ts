import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import backend from '../../../src/editor/backend.json' with { type: 'json' };
import { addClosingDay, addQuestion, checkSaved, edit, openEditor, save, saved } from '../../helpers/page/editor.ts';
import { answerAsGitHub } from '../../helpers/page/git-host.ts';

test.use({ viewport: { width: 1400, height: 900 } });

test('saves files that the content check accepts', async ({ page }) => {
  const id = 'a-new-question';
  const group = 1;

  await openEditor(page);
  await edit(page, 'tasks/entries/site-hours');
  await page.locator('[data-key-path="hours.0.closes"] input[type="time"]').fill('15:45');
  await save(page);
  await addClosingDay(page);
  await save(page);
  const { hours, closingDays } = await saved(page, 'tests/fixture/site.yaml');
  expect(hours[0].closes).toBe('15:45');
  expect(closingDays).toContainEqual({ date: '2099-11-03' });

  const question = await addQuestion(page, group);
  const box = (key: string) => page.locator(`[data-key-path="${question}.${key}"]`).first();
  await box('id').getByRole('textbox').fill(id);
  await box('question').getByRole('textbox').fill('Is this new?');
  await box('answers').getByRole('button', { name: /^Add/ }).click();
  await box('answers').getByRole('textbox').fill('It is.');
  await save(page);
  const file = 'tests/fixture/en/pages/questions.yaml';
  expect((await saved(page, file)).groups[group].items.at(-1).id).toBe(id);

  const { status, output } = await checkSaved(page, ['tests/fixture/site.yaml', file]);
  expect(status, output).toBe(0);
});

test.describe('at a git host', () => {
  test.skip(backend.name !== 'github' || 'api_root' in backend, 'the site is kept elsewhere');
  const site = 'tests/fixture/site.yaml';
  const text = readFileSync(site, 'utf8');

  /** Signs in, and opens the form with the phone number. */
  async function editPhone(page: Page) {
    const host = await answerAsGitHub(page);
    await page.goto('/edit');
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
    await page.getByRole('textbox').fill('a-token');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByText('We are closed on…').first().waitFor();
    await edit(page, 'tasks/entries/site-phone');
    await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('(559) 237-1000');
    return host;
  }

  test('commits each save', async ({ page }) => {
    const { saves } = await editPhone(page);
    await save(page);
    expect(saves.map((files) => Object.keys(files))).toEqual([[site]]);
    expect(parse(saves[0]?.[site] ?? '').phone).toBe('(559) 237-1000');
  });

  test('keeps what somebody else committed meanwhile', async ({ page }) => {
    const { commit, saves } = await editPhone(page);
    commit(site, text.replace('hello@orchard.example', 'new@orchard.example'));
    await save(page);
    expect(parse(saves[0]?.[site] ?? '')).toMatchObject({ phone: '(559) 237-1000', email: 'new@orchard.example' });
  });

  test('refuses a field that somebody else committed meanwhile', async ({ page }) => {
    const { commit, saves } = await editPhone(page);
    commit(site, text.replace('(559) 555-0142', '(559) 555-0199'));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const refusal = page.getByRole('alertdialog');
    await expect(refusal).toContainText('Phone: is “(559) 555-0199” since a change in another window');
    expect(saves).toEqual([]);
  });
});
