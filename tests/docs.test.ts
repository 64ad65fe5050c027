import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Files that a guide asks the reader to create. */
const newFiles = /Callout|[Ff]aq|NAME|content\/hmn|content\/photos|spoken-language/;
/** A site can do without the programs that draw its pictures. */
const isThere = (path: string) => existsSync(path) || (path.startsWith('art/') && !existsSync('art'));
const scripts = globSync('{.,art}/package.json').flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(file, 'utf8')).scripts),
);

test.each(globSync(['*.md', 'docs/**/*.md', 'art/*.md']))('%s names only existing files and commands', (file) => {
  const text = readFileSync(file, 'utf8');
  const find = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
  const links = find(/\]\((?!https?:|lang:|#|\/)([^)#]+)/g).map((path) => join(dirname(file), path));
  const paths = find(
    /`((?:art|content-model|deploy|docs|editor|scripts|server|shared|src|tests|tooling|content)\/[\w./[\]-]+)`/g,
  );
  const missing = [...links, ...paths].filter((path) => !newFiles.test(path) && !isThere(path));
  expect(missing).toEqual([]);
  expect(find(/npm run (?:--silent )?(\w[\w-]+)/g).filter((name) => !scripts.includes(name))).toEqual([]);
});

const decision = readFileSync('docs/decisions/0023-where-the-site-differs.md', 'utf8');
const titles = (files: string, after: string) =>
  globSync(files).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(new RegExp(`\\(\\s*(['"\`])(.+?)\\1,${after}`, 'g'))].map(
      ([, , title]) => title,
    ),
  );
const tagged = titles('tests/browser/**/*.spec.ts', "\\s+(?:\\{ tag: '@differs'|differs)");
/** The last cell of each row below the head of the table. */
const shown = [...decision.matchAll(/^\|.*\| (.+) \|$/gm)].slice(2).map(([, title]) => title);

test('each difference from the specification names a test that shows it', () => {
  const known = [...tagged, ...titles('{server,shared,src}/**/*.test.{ts,tsx}', '')];
  expect(shown.filter((title) => !known.includes(title))).toEqual([]);
});

test('each browser test that shows a difference is in the list of differences', () => {
  expect(tagged.filter((title) => !shown.includes(title))).toEqual([]);
});
