import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temp-folder.ts';
import { type Build, buildIfNeeded } from './fresh-build.ts';

/** A site of one page that repeats one source file. */
function smallSite(make?: Build['make']) {
  const root = temporaryFolder();
  const source = join(root, 'content/home.txt');
  const output = join(root, 'dist');
  mkdirSync(join(root, 'content'));
  writeFileSync(source, 'first');
  const copy = async (folder: string) => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'index.html'), readFileSync(source));
  };
  const build = { sources: [join(root, 'content')], output, stamp: join(root, 'cache/built-from'), make: make ?? copy };
  return { build, source, cache: join(root, 'cache'), page: join(output, 'index.html') };
}

const read = (file: string) => readFileSync(file, 'utf8');

test('a site that was never built is built, and not again while nothing changes', async () => {
  const { build, page } = smallSite();
  expect(await buildIfNeeded(build)).toBe(true);
  expect(read(page)).toBe('first');
  expect(await buildIfNeeded(build)).toBe(false);
});

test('a changed source is built', async () => {
  const { build, source, page } = smallSite();
  await buildIfNeeded(build);
  writeFileSync(source, 'other');
  expect(await buildIfNeeded(build)).toBe(true);
  expect(read(page)).toBe('other');
});

test('a new file among the sources is noticed', async () => {
  const { build, source } = smallSite();
  await buildIfNeeded(build);
  writeFileSync(`${source}.more`, '');
  expect(await buildIfNeeded(build)).toBe(true);
});

test('a file with a new time and the same content is not built again', async () => {
  const { build, source } = smallSite();
  await buildIfNeeded(build);
  utimesSync(source, 1, 1);
  expect(await buildIfNeeded(build)).toBe(false);
});

test('a built page that was edited by hand is built again', async () => {
  const { build, page } = smallSite();
  await buildIfNeeded(build);
  writeFileSync(page, 'by hand');
  expect(await buildIfNeeded(build)).toBe(true);
  expect(read(page)).toBe('first');
});

test('a build that fails halfway keeps the old site, leaves nothing behind and is tried again', async () => {
  const { build, source, page, cache } = smallSite();
  await buildIfNeeded(build);
  writeFileSync(source, 'broken');
  const failing = {
    ...build,
    make: async (folder: string) => {
      mkdirSync(folder);
      writeFileSync(join(folder, 'index.html'), 'half');
      throw new Error('the second page is broken');
    },
  };
  await expect(buildIfNeeded(failing)).rejects.toThrow('the second page is broken');
  expect(read(page)).toBe('first');
  expect(readdirSync(cache)).toEqual(['built-from']);
  await expect(buildIfNeeded(failing)).rejects.toThrow();
});

test('a first build that fails leaves no site at all', async () => {
  const { build } = smallSite(() => Promise.reject(new Error('broken')));
  await expect(buildIfNeeded(build)).rejects.toThrow('broken');
  expect(existsSync(build.output)).toBe(false);
});

test('what is edited while a build runs is built the next time', async () => {
  const { build, source } = smallSite();
  const slow = {
    ...build,
    make: async (folder: string) => {
      await build.make(folder);
      writeFileSync(source, 'meanwhile');
    },
  };
  await buildIfNeeded(slow);
  expect(await buildIfNeeded(build)).toBe(true);
});
