import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { findProgram } from '../needs.ts';
import { fixture } from '../test-site.ts';
import { GitHost } from './git-host.ts';

/** The content of the fixture as files of a project. */
export function fixtureFiles(): Record<string, Buffer> {
  const paths = globSync('**/*.*', { cwd: fixture });
  return Object.fromEntries(paths.map((path) => [`content/${path}`, readFileSync(join(fixture, path))]));
}

/** A git host with the content of the fixture. */
export function fixtureHost(): GitHost {
  base.skip(!findProgram('git'), 'git');
  return new GitHost(fixtureFiles());
}

/** Opens the editor and signs in at a git host. */
export async function openEditor(page: Page, host: GitHost = fixtureHost()): Promise<GitHost> {
  await host.serve(page.context());
  await page.goto('/edit');
  await signIn(page, host.token);
  return host;
}

/** Too narrow for the page next to the form, which takes most of the time of a test and has its own. */
export const withoutPreview = { width: 1000, height: 720 };

/** Begins with the tasks of the editor, signed in at a git host. What proves nothing of GitHub begins with the `test` of a folder. */
export const test = base.extend<{ host: GitHost }>({
  viewport: withoutPreview,
  host: [async ({ page }, use) => use(await openEditor(page)), { auto: true }],
});

export async function signIn(page: Page, token: string): Promise<void> {
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Token')).toHaveCount(0);
}

/** Opens a form, such as `site-phone`. */
export async function edit(page: Page, form: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, form);
  await saveButton(page).waitFor();
}

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

export const box = (page: Page | Locator, name: string) => page.getByRole('textbox', { name });

export async function typePhone(page: Page): Promise<void> {
  await edit(page, 'site-phone');
  await box(page, 'Phone').fill('(559) 237-1000');
}

export async function addClosingDay(page: Page): Promise<void> {
  await edit(page, 'site-closed');
  await page.getByRole('button', { name: 'Add a closing day' }).click();
  await page.getByLabel('Date').fill('2099-11-03');
}

/** Adds a question with its answer to the first group, in both languages. */
export async function addQuestion(page: Page): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name }).click();
  await edit(page, 'question');
  await page.getByText('Money', { exact: true }).click();
  await press('Add a question');
  await box(page, 'Name in links').fill('a-new-question');
  await press('Add it in Spanish too Question 3');
  await box(page, 'Question English').fill('Is this new?');
  await box(page, 'Question Spanish').fill('¿Es nueva?');
  await press('Add an answer');
  await press('Add it in Spanish too Answer 1');
  await box(page, 'Answer 1 English').fill('It is.');
  await box(page, 'Answer 1 Spanish').fill('Sí, lo es.');
}

/** Saves the open form, and waits until the tasks are there again. */
export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(page.getByRole('heading', { name: 'What would you like to change?' })).toBeVisible();
}

/** The alert next to Save after a save was refused. */
export async function saveInVain(page: Page): Promise<Locator> {
  await saveButton(page).click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('What you typed is kept.');
  return refusal;
}

/** The line about what this browser saved, and the notes of the last save. */
export const status = (page: Page) => page.getByRole('status');

/** What the content check says of the repository. */
export function checkSaved(host: { folder: string }) {
  const env = { ...process.env, CONTENT_DIR: join(host.folder, 'content') };
  const options = { encoding: 'utf8', env } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check-content.ts'], options);
  return { status, output: stdout + stderr };
}
