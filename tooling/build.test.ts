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

test('replaces the previous build', async () => {
  const { root, folder, build } = site();
  await build({ 'index.html': 'first', 'old.html': 'gone' });
  await build({ 'index.html': 'second' });
  expect(readdirSync(folder)).toEqual(['index.html']);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('second');
  expect(readdirSync(join(root, 'work'))).toEqual([]);
});

test('keeps the previous build if a build fails', async () => {
  const { root, folder, build } = site();
  await build({ 'index.html': 'first' });
  await expect(build({ 'index.html': 'half' }, new Error('broken'))).rejects.toThrow('broken');
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('first');
  expect(readdirSync(join(root, 'work'))).toEqual([]);
});

test('leaves no site if the first build fails', async () => {
  const { folder, build } = site();
  await expect(build({ 'index.html': 'half' }, new Error('broken'))).rejects.toThrow('broken');
  expect(existsSync(folder)).toBe(false);
});
