import { globSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the editor on a copy of the content in the browser's private file system. */
export async function openEditor(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto('/edit');
  const files = globSync('content/**/*.yaml').map((path) => [path, readFileSync(path, 'utf8')] as const);
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, text] of all) {
      const parts = path.split('/');
      let folder = root;
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, { create: true });
      const handle = await folder.getFileHandle(parts.at(-1) ?? '', { create: true });
      const writable = await handle.createWritable();
      await writable.write(text);
      await writable.close();
    }
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

/** Scrolls to a part of the form, because the editor renders only parts in view. */
export async function reveal(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(part).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 15_000 });
}

/** Reads a file that the editor saved. */
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
