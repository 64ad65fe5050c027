import { type ContentIssue, collectIssues } from '../../shared/content-error.ts';
import { issuesOf, type ParsedFile, parseContent } from '../../shared/parse-content.ts';
import { type FilesRead, readFiles } from '../../shared/read-files.ts';
import { compareFiles } from '../content/compare-files.ts';
import { contentTypes } from '../content/content-types.ts';
import { findReminders } from '../content/reminders.ts';
import { contentFolder } from './field-schema.ts';

const texts = import.meta.glob<string>('@content/**/*.yaml', { query: '?raw', import: 'default', eager: true });

/** Path below the content folder. */
export function pathInContent(path: string): string {
  return path.replace(new RegExp(`^.*?${contentFolder}/`), '');
}

/** The value of each file that was read or saved last. */
const values = new Map<string, unknown>();
const { attempt } = collectIssues();
for (const [path, text] of Object.entries(texts)) {
  const file = pathInContent(path);
  keep(file, attempt(() => parseContent(file, text).value) ?? {});
}

export function keep(path: string, value: unknown): void {
  values.set(path, value);
}

export function present(path: string): unknown {
  return values.get(path);
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
  return [...read.issues, ...compareFiles(read, isFilePath), ...findReminders(read, new Date())];
}

let shown = readWith();

export const { languages } = shown;

/** The content that pages show in the preview; `src/content/site-content.ts` has that of a build. */
export function siteContent(): FilesRead {
  return shown;
}

/** Shows the content with one file replaced. If it has errors, its last content stays, and the errors are returned. */
export function preview(path: string, value: unknown): ContentIssue[] {
  const read = readWith([[path, value]]);
  const files = new Map(
    [...read.files].map(([name, file]) => [name, { ...file, content: file.content ?? shown.files.get(name)?.content }]),
  );
  shown = { ...read, files, facts: new Map([...shown.facts, ...read.facts]) };
  return read.issues.filter(({ file }) => file === `content/${path}`);
}
