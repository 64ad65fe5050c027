import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { temporaryFolder } from '../temp-folder.ts';

/** Opens the editor on a copy of the content, with other texts for some files, in the browser's private file system. */
export async function openEditor(page: Page, changed: Record<string, string> = {}, folder = 'tests/fixture') {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto('/edit');
  const files = globSync('tests/fixture/**/*.*').map(
    (path) => [path.replace('tests/fixture', folder), [...Buffer.from(changed[path] ?? readFileSync(path))]] as const,
  );
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    await Promise.all(
      all.map(async ([path, bytes]) => {
        const parts = path.split('/');
        let folder = root;
        for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, { create: true });
        const handle = await folder.getFileHandle(parts.at(-1) ?? '', { create: true });
        const writable = await handle.createWritable();
        await writable.write(new Uint8Array(bytes));
        await writable.close();
      }),
    );
  }, files);
  await page.getByRole('button', { name: 'Open my website’s folder' }).click();
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
  }).toPass({ timeout: 15_000 });
}

/** Reads a file of the editor's folder. */
export async function savedFile(page: Page, path: string): Promise<Buffer | undefined> {
  const bytes = await page.evaluate(async (wanted) => {
    const parts = wanted.split('/');
    let folder = await navigator.storage.getDirectory();
    try {
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
      const file = await (await folder.getFileHandle(parts.at(-1) ?? '')).getFile();
      return [...new Uint8Array(await file.arrayBuffer())];
    } catch {
      return undefined;
    }
  }, path);
  return bytes && Buffer.from(bytes);
}

/** The value of a file that the editor saved. */
export async function saved(page: Page, path: string) {
  return parse(String(await savedFile(page, path)));
}

/** What the content check says of the content with files that the editor saved. */
export async function checkSaved(page: Page, files: readonly string[]) {
  const folder = temporaryFolder();
  cpSync('tests/fixture', folder, { recursive: true });
  for (const file of files)
    writeFileSync(join(folder, relative('tests/fixture', file)), (await savedFile(page, file)) ?? '');
  const env = { ...process.env, CONTENT_DIR: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check-content.ts'], {
    encoding: 'utf8',
    env,
  });
  return { status, output: stdout + stderr };
}

/** Adds a closing day to its form. */
export async function addClosingDay(page: Page): Promise<Locator> {
  await edit(page, 'tasks/entries/site-closed');
  const days = page.locator('[data-key-path="closingDays"]');
  const dates = days.locator('[data-key-path$=".date"] input');
  await page.getByRole('button', { name: 'Add \u2068Closing day\u2069' }).waitFor();
  const count = await dates.count();
  await days.getByRole('button', { name: /^Add/ }).click();
  await expect(dates).toHaveCount(count + 1);
  await dates.last().fill('2099-11-03');
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
