import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Files that a guide asks the reader to create. */
const newFiles = /Callout|[Ff]aq|NAME|content\/hmn|content\/photos|spoken-language/;
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
  const missing = [...links, ...paths].filter((path) => !newFiles.test(path) && !existsSync(path));
  expect(missing).toEqual([]);
  expect(find(/npm run (?:--silent )?(\w[\w-]+)/g).filter((name) => !scripts.includes(name))).toEqual([]);
});
