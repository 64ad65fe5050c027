import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ExpectedError } from '../shared/expected-error.ts';
import type { ContentIssue } from './content-error.ts';
import { parseContent } from './parse-content.ts';
import { type FilesRead, readFiles } from './read-files.ts';

/** The folder of the center: `content/`, or that of a test. */
export const CONTENT = resolve(process.env.CONTENT_DIR || join(import.meta.dirname, '../content'));

/** Paths below a content folder, without hidden files and leftovers of systems and editors. */
export function listContent(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new ExpectedError(`CONTENT_DIR: there is no folder ${folder}.`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !/(^|\/)(\.|(Thumbs\.db|desktop\.ini)$)|~$/i.test(path))
    .sort();
}

export function readFolder(folder: string): FilesRead {
  return readFiles(listContent(folder), (path, issues) => parseFile(folder, path, issues));
}

/** Parses a file below a content folder, if it is YAML in UTF-8. */
function parseFile(folder: string, path: string, issues: ContentIssue[]) {
  const file = `content/${path}`;
  const bytes = readFileSync(join(folder, path));
  // Text in UTF-16 has null bytes.
  if (isUtf8(bytes) && !bytes.includes(0)) return parseContent(file, bytes.toString(), issues);
  issues.push({ file, message: 'the file is not saved as UTF-8.' });
  return undefined;
}
