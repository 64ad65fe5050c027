import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ContentError } from './content-error.ts';
import { type ParsedFile, parseContent } from './parse-content.ts';
import { type ContentTypes, type FilesRead, readFiles } from './read-files.ts';

/** The folder of the center: `content/`, or that of a test. */
export const CONTENT = resolve(process.env.CONTENT_DIR || join(import.meta.dirname, '../content'));

/** Paths below a content folder, without hidden files and leftovers of systems and editors. */
export function listContent(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new ContentError([], `CONTENT_DIR: there is no folder ${folder}.`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !/(^|\/)(\.|(Thumbs\.db|desktop\.ini)$)|~$/i.test(path))
    .sort();
}

export function readFolder(folder: string, types: ContentTypes): FilesRead {
  return readFiles(listContent(folder), types, (path) => parseFile(folder, path));
}

/** Parses a file below a content folder; throws a `ContentError` unless it is YAML in UTF-8. */
function parseFile(folder: string, path: string): ParsedFile {
  const file = `content/${path}`;
  if (!existsSync(join(folder, path))) throw new ContentError([{ file, message: 'the file is missing.' }]);
  const bytes = readFileSync(join(folder, path));
  // Text in UTF-16 has null bytes.
  if (!isUtf8(bytes) || bytes.includes(0))
    throw new ContentError([{ file, message: 'the file is not saved as UTF-8.' }]);
  return parseContent(file, bytes.toString());
}
