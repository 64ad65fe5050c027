import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentOf, TypeName } from '../../content-model/content-types.ts';
import { parseContent } from '../../content-model/parse-content.ts';
import { listContent } from '../../content-model/read-content.ts';
import { readFiles } from '../../content-model/read-files.ts';
import { fixture } from './test-site.ts';

const files = listContent(fixture).filter((path) => path.endsWith('.yaml'));
const texts = new Map(files.map((path) => [path, readFileSync(join(fixture, path), 'utf8')]));
const parsed = new Map([...texts].map(([path, text]) => [path, parseContent(`content/${path}`, text)]));

/** A file of the fixture, with some words replaced. */
export function fixtureFile(path: string, words: string | RegExp = '', others = ''): string {
  const text = texts.get(path) ?? '';
  const changed = text.replace(words, () => others);
  if (words && changed === text) throw new Error(`${path} does not say "${words}".`);
  return changed;
}

/** Reads the fixture with other texts for some files, or without them. */
export function readFixture(changes: Readonly<Record<string, string | null>> = {}) {
  const paths = [...new Set([...files, ...Object.keys(changes)])].filter((path) => changes[path] !== null);
  return readFiles(paths.sort(), (path, issues) => {
    const changed = changes[path];
    return typeof changed === 'string' ? parseContent(`content/${path}`, changed, issues) : parsed.get(path);
  });
}

/** The content of a file of the fixture, with other texts for some files. */
export function fixtureContent<Type extends TypeName>(_type: Type, path: string, changes?: Record<string, string>) {
  return readFixture(changes).files.get(path)?.content as ContentOf<Type>;
}

/** A file of the fixture that someone has signed. */
export function signedFile(path: string, by: string, on: string): string {
  return `${fixtureFile(path)}\nconfirmed: { by: ${by}, on: ${on} }`;
}
