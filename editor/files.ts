import { compareFiles } from '../content-model/compare-files.ts';
import type { ContentIssue } from '../content-model/content-error.ts';
import { type FieldSchema, fieldSchemaOf } from '../content-model/field-schema.ts';
import { issuesOf, type ParsedFile, parseContent } from '../content-model/parse-content.ts';
import { type FilesRead, findType, readFiles } from '../content-model/read-files.ts';
import { findWarnings } from '../content-model/warnings.ts';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import { host } from './current-host.ts';
import type { Head } from './host.ts';
import { getState, setState } from './store.ts';

/** The texts when this editor was built. */
const bundled = Object.entries(
  import.meta.glob<string>('@content/**/*.yaml', { query: '?raw', import: 'default', eager: true }),
);
const folder = bundled.find(([path]) => path.endsWith('/site.yaml'))?.[0].replace('site.yaml', '') ?? '';

/** The path of a file below the content folder. */
export const pathInContent = (path: string) => path.replace(/^content\//, '');

export const languageOf = (file: string) => (file.includes('/') ? (file.split('/', 1)[0] ?? '') : DEFAULT_LANGUAGE);

export const valueIn = (file: string, text: string): unknown => parseContent(file, text)?.value ?? {};

/** Takes texts that were read or saved, or undefined for a file that is gone. */
export function remember(changed: Iterable<readonly [string, string | undefined]>, head?: Head): void {
  const [texts, values] = [new Map(getState().texts), new Map(getState().values)];
  for (const [file, text] of changed) {
    if (text === undefined) for (const map of [texts, values]) map.delete(file);
    else {
      texts.set(file, text);
      values.set(file, valueIn(file, text));
    }
  }
  setState({ texts, values, head: head ?? getState().head });
}

remember(bundled.map(([path, text]) => [path.slice(folder.length), text]));

/** The name that git gives a text. */
export async function hashOf(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const all = new Blob([`blob ${bytes.length}\0`, bytes]);
  const hash = await crypto.subtle.digest('SHA-1', await all.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

let reading: Promise<unknown> = Promise.resolve();

/** Reads the content files that have changed since the last time. A call that waits for an earlier one reads again, so that it misses nothing. */
export function readNewest(): Promise<void> {
  const next = reading.then(readChanged);
  reading = next.catch(() => undefined);
  return next;
}

async function readChanged(): Promise<void> {
  const { head, texts } = getState();
  const next = await host.readHead(head);
  if (next.sha === head.sha) return;
  const stored = Object.entries(next.files).filter(([path]) => /^content\/.*\.yaml$/.test(path));
  const hashes = [...texts].map(async ([file, text]) => [file, await hashOf(text)] as const);
  const known = new Map(await Promise.all(hashes));
  const changed = stored.filter(([path, hash]) => known.get(pathInContent(path)) !== hash);
  const read = await host.readTexts(changed.map(([, hash]) => hash));
  const gone = [...texts.keys()].filter((file) => !(`content/${file}` in next.files));
  remember(
    [
      ...changed.map(([path, hash]) => [pathInContent(path), read[hash] ?? ''] as const),
      ...gone.map((file) => [file, undefined] as const),
    ],
    next,
  );
}

export function readWith(changes: Iterable<[string, unknown]> = []): FilesRead {
  const all = new Map([...getState().values, ...changes]);
  const parse = (path: string): ParsedFile => ({ value: all.get(path), issueAt: issuesOf(`content/${path}`) });
  return readFiles([...all.keys()].sort(), parse);
}

/** The editor does not know which files the site has. */
const isFilePath = (path: string) => /\.\w+$/.test(path);

export function issuesWith(changes?: Iterable<[string, unknown]>): ContentIssue[] {
  const read = readWith(changes);
  return [...read.issues, ...compareFiles(read, isFilePath), ...findWarnings(read, new Date())];
}

export const { languages } = readWith();

export const typeOf = (file: string) => findType(file, languages);

/** The fields of a file; none if it is no content file, such as a photograph. */
export function schemaOf(file: string): FieldSchema {
  const type = typeOf(file);
  return type ? fieldSchemaOf(type) : {};
}
