import { compareFiles } from '../../shared/content/compare-files.ts';
import { type ContentIssue, collectIssues } from '../../shared/content/content-error.ts';
import { contentTypes } from '../../shared/content/content-types.ts';
import { issuesOf, type ParsedFile, parseContent } from '../../shared/content/parse-content.ts';
import { type FilesRead, readFiles } from '../../shared/content/read-files.ts';
import { findWarnings } from '../../shared/content/warnings.ts';
import { contentFolder } from './convert.ts';

const texts = import.meta.glob<string>('@content/**/*.yaml', { query: '?raw', import: 'default', eager: true });

/** Field in the form of a file with the text that the form was filled in from. */
export const LOADED = '$loaded';

/** Path below the content folder. */
export function pathInContent(path: string): string {
  return path.replace(new RegExp(`^.*?${contentFolder}/`), '');
}

/** The value of each file that was read or saved last. */
export const values = new Map<string, unknown>();
const { attempt } = collectIssues();
for (const [path, text] of Object.entries(texts)) {
  const file = pathInContent(path);
  values.set(file, attempt(() => parseContent(file, text).value) ?? {});
}

declare global {
  /** Folder of the project on this computer; tooling/editor.ts has the editor set it. */
  var projectFolder: FileSystemDirectoryHandle | undefined;
  /** The open entry by language as the git host has it now, if someone else changed it. */
  var newestEntry: Record<string, { content?: Record<string, unknown> }> | undefined;
}

/** The current text of a file; undefined if it does not exist, or if only this form can have changed it. */
export async function newestText(path: string, language: string): Promise<string | undefined> {
  // Entries without translations have the language `_default`.
  const entry = newestEntry?.[language] ?? newestEntry?._default;
  if (!globalThis.projectFolder) return entry?.content?.[LOADED] as string | undefined;
  const parts = `${contentFolder}/${path}`.split('/');
  try {
    let folder = globalThis.projectFolder;
    for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
    return await (await (await folder.getFileHandle(parts.at(-1) ?? '')).getFile()).text();
  } catch (error) {
    if ((error as DOMException).name === 'NotFoundError') return undefined;
    throw error;
  }
}

/** Reads the files again that another tab or program may have changed. */
export async function readAgain(): Promise<void> {
  if (!globalThis.projectFolder) return;
  for (const path of values.keys()) {
    const text = await newestText(path, '');
    const value = text && attempt(() => parseContent(path, text).value);
    if (value) values.set(path, value);
  }
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
