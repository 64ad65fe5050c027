import { compareFiles } from '../content-model/compare-files.ts';
import { type ContentIssue, collectIssues } from '../content-model/content-error.ts';
import { contentTypes } from '../content-model/content-types.ts';
import { issuesOf, type ParsedFile, parseContent } from '../content-model/parse-content.ts';
import { type FilesRead, readFiles } from '../content-model/read-files.ts';
import { findWarnings } from '../content-model/warnings.ts';
import { type Head, readHead, readTexts } from './git.ts';

const bundled = Object.entries(
  import.meta.glob<string>('@content/**/*.yaml', { query: '?raw', import: 'default', eager: true }),
);
const folder = bundled.find(([path]) => path.endsWith('/site.yaml'))?.[0].replace('site.yaml', '') ?? '';

/** The path of a file below the content folder. */
export const pathInContent = (path: string) => path.replace(/^content\//, '');

const { attempt } = collectIssues();
export const valueIn = (file: string, text: string): unknown => attempt(() => parseContent(file, text).value) ?? {};

/** The text and the value of each file as it was read last; at first, when this editor was built. */
export const texts = new Map(bundled.map(([path, text]) => [path.slice(folder.length), text]));
export const values = new Map([...texts].map(([file, text]) => [file, valueIn(file, text)]));

export let head: Head = { sha: '', files: new Map() };
/** By which git names the texts. */
const hashes = new Map<string, string>();

export async function hashOf(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const all = new Blob([`blob ${bytes.length}\0`, bytes]);
  const hash = await crypto.subtle.digest('SHA-1', await all.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function remember(file: string, text: string): Promise<void> {
  texts.set(file, text);
  values.set(file, valueIn(file, text));
  hashes.set(file, await hashOf(text));
}

let reading: Promise<Head> | undefined;

/** Reads the content files that are not as this editor knows them, and returns the newest commit. */
export function readNewest(): Promise<Head> {
  reading ??= readChanged().finally(() => {
    reading = undefined;
  });
  return reading;
}

async function readChanged(): Promise<Head> {
  const next = await readHead(head);
  if (next === head) return head;
  if (hashes.size === 0) for (const [file, text] of texts) hashes.set(file, await hashOf(text));
  const paths = [...next.files].filter(([path]) => /^content\/.*\.yaml$/.test(path));
  const own = new Map(paths.map(([path, hash]) => [pathInContent(path), hash]));
  const changed = [...own].filter(([file, hash]) => hashes.get(file) !== hash);
  const read = await readTexts(changed.map(([, hash]) => hash));
  for (const [file, hash] of changed) await remember(file, read.get(hash) ?? '');
  for (const file of [...texts.keys()].filter((one) => !own.has(one)))
    for (const map of [texts, values, hashes]) map.delete(file);
  head = next;
  return head;
}

export function readWith(changes: Iterable<[string, unknown]> = []): FilesRead {
  const all = new Map([...values, ...changes]);
  const parse = (path: string): ParsedFile => ({ value: all.get(path), issueAt: issuesOf(`content/${path}`) });
  return readFiles([...all.keys()].sort(), contentTypes, parse);
}

/** The editor does not know which files the site has. */
const isFilePath = (path: string) => /\.\w+$/.test(path);

export function issuesWith(changes?: Iterable<[string, unknown]>): ContentIssue[] {
  const read = readWith(changes);
  return [...read.issues, ...compareFiles(read, isFilePath), ...findWarnings(read, new Date())];
}

export const { languages } = readWith();
