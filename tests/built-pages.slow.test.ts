import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { findDated } from '../content-model/dated.ts';
import { readFixture } from './helpers/fixture-files.ts';
import { testSite } from './helpers/test-site.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

test.each(globSync('**/*.html', { cwd: testSite }))('%s is valid HTML', async (page) => {
  const { results } = await validator.validateFile(join(testSite, page));
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
});

/** Ten segments, which a server sends before it waits for an answer, without their headers. */
const ONE_TRIP = 14_200;
/** Home has every section; the form's texts and messages are longer in Spanish. */
const largest: Record<string, number> = { 'index.html': 16_500, 'es.html': 16_500, 'es/contact.html': 14_600 };

test.each(globSync('**/*.html', { cwd: testSite, exclude: ['edit{,-preview}.html'] }))(
  '%s arrives in one trip',
  (page) => {
    expect(statSync(join(testSite, `${page}.br`)).size).toBeLessThanOrEqual(largest[page] ?? ONE_TRIP);
  },
);

const read = (path: string) => readFileSync(join(testSite, path), 'utf8');

test('React is in the scripts of the editor alone', () => {
  const scripts = globSync('_astro/**/*.js', { cwd: testSite }).filter((path) => /react/i.test(read(path)));
  expect(scripts.filter((path) => !path.startsWith('_astro/edit'))).toEqual([]);
});

test.each(['contact.html', 'es/contact.html'])('all scripts of %s together have at most 7 KB', (path) => {
  const page = read(path);
  const inPage = [...page.matchAll(/<script type="module">(.*?)<\/script>/gs)].map(([, script]) => script);
  const files = [...page.matchAll(/<script type="module" src="\/(.*?)"/g)].map(([, file]) => read(file ?? ''));
  expect(files).toHaveLength(1);
  expect(files.join('')).not.toContain('import(');
  expect(brotliCompressSync([...inPage, ...files].join('')).length).toBeLessThanOrEqual(7 * 1024);
});

test('the letter to the owner names each text of the pages that ends', () => {
  const named = findDated(readFixture()).flatMap(({ texts = [] }) =>
    texts.map(({ anchor, name }) => `${anchor}: ${name}`),
  );
  const shown = globSync('**/*.html', { cwd: testSite, exclude: ['edit*.html'] }).flatMap((page) => {
    const anchor = `pages-${page.replace(/^es\/|\.html$/g, '')}`;
    const [, ...sections] = read(page).split(/(?=<h[23][ >])/);
    const ending = sections.filter((section) => section.includes('data-after='));
    return ending.map((section) => `${anchor}: ${/>([^<]+)</.exec(section)?.[1]}`);
  });
  expect(shown.sort()).toEqual(named.sort());
  expect(shown).toHaveLength(2);
});
