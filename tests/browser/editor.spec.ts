import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { edit, openEditor, savedFile } from '../helpers/page/editor.ts';

const saved = async (page: Page, path: string) => parse((await savedFile(page, path))?.toString() ?? '');

test.use({ viewport: { width: 1400, height: 900 } });

test('a fact is changed on the page while typing, and stored as the only change', async ({ page, baseURL }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) strangers.push(request.url());
  });
  await openEditor(page);
  await edit(page, 'facts/entries/site');
  const phone = page.getByRole('textbox', { name: 'Phone', exact: true });
  const preview = page.frameLocator('iframe').first();

  await phone.fill('559-237-1000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('a number such as (559) 555-0142')).toBeVisible();

  await phone.fill('(559) 237-1000');
  await expect(preview.getByRole('link', { name: /237-1000/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await saved(page, 'content/site.yaml')).phone).toBe('(559) 237-1000');
  const before = parse(readFileSync('content/site.yaml', 'utf8'));
  expect(await saved(page, 'content/site.yaml')).toEqual({ ...before, phone: '(559) 237-1000' });
  expect(strangers).toEqual([]);
});
