import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { findProgram } from '../needs.ts';
import { GitHost } from './git-host.ts';

/** A git host with the content of the fixture, with other texts for some files. */
export function fixtureHost(changed: Record<string, string> = {}): GitHost {
  test.skip(!findProgram('git'), 'git');
  const files = globSync('tests/fixture/**/*.*').map((path) => [path, changed[path] ?? readFileSync(path)] as const);
  return new GitHost(Object.fromEntries(files));
}

/** Opens the editor and signs in at a git host. */
export async function openEditor(page: Page, host: GitHost = fixtureHost()): Promise<GitHost> {
  await host.serve(page.context());
  await page.goto('/edit');
  await signIn(page, host.token);
  return host;
}

export async function signIn(page: Page, token: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox').fill(token);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('We are closed on…').first().waitFor();
}

/** Opens a file in the editor, such as `tasks/entries/site-phone`. */
export async function edit(page: Page, entry: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${entry}`);
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
}

/** Saves the open entry, and waits until all its files are written and the editor is back at its list. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).not.toHaveURL(/\/entries\//);
}

/** Scrolls to a part of the form, because the editor renders only parts in view. */
export async function reveal(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(part).toBeVisible({ timeout: 300 });
  }).toPass();
}

/** Saves the open entry, which is refused with an error that contains some words. */
export async function saveInVain(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const refusal = page.getByRole('alertdialog');
  await expect(refusal).toContainText(words);
  await refusal.getByRole('button').click();
}

/** What the content check says of the repository. */
export function checkSaved(host: GitHost) {
  const env = { ...process.env, CONTENT_DIR: join(host.folder, 'tests/fixture') };
  const options = { encoding: 'utf8', env } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check-content.ts'], options);
  return { status, output: stdout + stderr };
}

/** Adds a closing day to its form. */
export async function addClosingDay(page: Page, host: GitHost): Promise<Locator> {
  await edit(page, 'tasks/entries/site-closed');
  const days = page.locator('[data-key-path="closingDays"]');
  const dates = days.locator('[data-key-path$=".date"] input');
  const count = host.saved('tests/fixture/site.yaml').closingDays.length;
  await days.getByRole('button', { name: 'Add \u2068Closing day\u2069' }).click();
  await expect(days).toContainText(`${count + 1} Closing day`);
  await days.hover();
  await reveal(page, dates.nth(count));
  await dates.nth(count).fill('2099-11-03');
  return days;
}

/** Adds a question to one of the groups, and returns the path of its field. */
export async function addQuestion(page: Page, group: number): Promise<string> {
  const part = (path: string) => page.locator(`[data-key-path="${path}"]`).first();
  await edit(page, 'tasks/entries/pages-questions');
  const expand = part('groups').getByRole('button', { name: 'Expand', exact: true }).nth(group);
  await part('groups').hover();
  await reveal(page, expand);
  await expand.click();
  const items = `groups.${group}.items`;
  const add = part(items).getByRole('button', { name: 'Add \u2068Question\u2069' });
  await reveal(page, add);
  await add.click();
  const { groups } = parse(readFileSync('tests/fixture/en/pages/questions.yaml', 'utf8'));
  return `${items}.${groups[group].items.length}`;
}
