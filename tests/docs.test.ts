import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const guides = globSync(['*.md', 'docs/*.md', 'art/*.md'], { cwd: root });
const scripts = new Set(['package.json', 'art/package.json'].flatMap((file) => Object.keys(readJson(file).scripts)));
/** Files that a guide tells the reader to make. */
const examples = /Note|[Ff]aq|NAME|content\/es|spoken-language|content\/photos/;

function readJson(file: string) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

function find(guide: string, pattern: RegExp): string[] {
  return [...readFileSync(join(root, guide), 'utf8').matchAll(pattern)].map(([, found = '']) => found);
}

test.each(guides)('%s names files and commands that exist', (guide) => {
  const links = find(guide, /\]\((?!https?:|#|\/)([^)#]+)/g).map((path) => normalize(join(dirname(guide), path)));
  const paths = find(guide, /`((?:art|deploy|docs|scripts|server|shared|src|tests|tooling|content)\/[\w./[\]-]+)`/g);
  expect([...links, ...paths].filter((path) => !examples.test(path) && !existsSync(join(root, path)))).toEqual([]);

  const commands = find(guide, /npm run (?:--silent )?(\w[\w-]+)/g);
  expect(commands.filter((name) => !scripts.has(name))).toEqual([]);
});
