import { compareFiles } from '../content-model/compare-files.ts';
import { type ContentIssue, collectIssues } from '../content-model/content-error.ts';
import { contentTypes } from '../content-model/content-types.ts';
import { issuesOf, type ParsedFile, parseContent } from '../content-model/parse-content.ts';
import { type FilesRead, readFiles } from '../content-model/read-files.ts';
import { findWarnings } from '../content-model/warnings.ts';
import { contentFolder } from './convert.ts';
import { type CachedFile, cachedFiles } from './git-host.ts';

const bundled = import.meta.glob<string>('@content/**/*.yaml', { query: '?raw', import: 'default', eager: true });

/** Field in the form of a file with the text that the form was filled in from. */
export const LOADED = '$loaded';

export function pathInContent(path: string): string {
  return path.replace(new RegExp(`^.*?${contentFolder}/`), '');
}

const { attempt } = collectIssues();
export const valueIn = (file: string, text: string): unknown => attempt(() => parseContent(file, text).value) ?? {};

/** The texts of all files when this editor was built, with the pages that are online. */
export const onlineTexts = new Map(Object.entries(bundled).map(([path, text]) => [pathInContent(path), text]));

/** The value of each file as it was read last. */
export const values = new Map([...onlineTexts].map(([file, text]) => [file, valueIn(file, text)]));

const readTexts = new Map(onlineTexts);

/** Reads all content files as they are at the git host; none for a developer who edits a folder. */
export async function readNewest(): Promise<Map<string, CachedFile>> {
  const newest = new Map<string, CachedFile>();
  for (const [path, { sha, text }] of await cachedFiles()) {
    if (!path.startsWith(`${contentFolder}/`)) continue;
    const file = pathInContent(path);
    newest.set(file, { sha, text });
    if (text === undefined || text === readTexts.get(file)) continue;
    readTexts.set(file, text);
    values.set(file, valueIn(file, text));
  }
  if (newest.size > 0) for (const file of values.keys()) if (!newest.has(file)) values.delete(file);
  return newest;
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
