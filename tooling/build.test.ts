import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { temporaryFolder } from '../tests/helpers/temp-folder.ts';

import { replaceFolder } from './build.ts';

function site() {
  const root = temporaryFolder();
  const folder = join(root, 'dist');
  const build = (files: Record<string, string>, problem?: Error) =>
    replaceFolder(folder, join(root, 'work/next'), async (next) => {
      cpSync(temporaryFolder(files), next, { recursive: true });
      if (problem) throw problem;
    });
  return { root, folder, build };
}

test('a second build takes the place of the first, and leaves nothing of it behind', async () => {
  const { root, folder, build } = site();
  await build({ 'index.html': 'first', 'old.html': 'gone' });
  await build({ 'index.html': 'second' });
  expect(readdirSync(folder)).toEqual(['index.html']);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('second');
  expect(readdirSync(join(root, 'work'))).toEqual([]);
});

test('a build that fails leaves the site as it was', async () => {
  const { root, folder, build } = site();
  await build({ 'index.html': 'first' });
  await expect(build({ 'index.html': 'half' }, new Error('broken'))).rejects.toThrow('broken');
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('first');
  expect(readdirSync(join(root, 'work'))).toEqual([]);
});

test('a first build that fails leaves no site', async () => {
  const { folder, build } = site();
  await expect(build({ 'index.html': 'half' }, new Error('broken'))).rejects.toThrow('broken');
  expect(existsSync(folder)).toBe(false);
});
