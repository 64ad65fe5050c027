import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import { compareFiles } from './compare-files.ts';
import type { ContentIssue } from './content-error.ts';
import { checkPhotos, checkPictures } from './photos.ts';
import { CONTENT, readFolder } from './read-content.ts';
import { type FilesRead, findType } from './read-files.ts';
import { findStaleTranslations } from './translations.ts';
import { findWarnings } from './warnings.ts';

const root = join(import.meta.dirname, '..');

/** Whether the site has a file at a path: one in `public/`, or a built one such as /contact.vcf. */
const isInSite = (path: string) =>
  [`public${path}`, `src/pages${path}.ts`].some((file) => existsSync(join(root, file)));

/** Reads the content and finds everything to correct in it, in the order of files and lines. */
export async function checkContent(folder: string = CONTENT): Promise<FilesRead> {
  const read = readFolder(folder);
  const found = [...(await checkPhotos(folder, read.paths)), ...checkPictures(folder, read.files.values())];
  const issues = [...found, ...checkTexts(read)].sort(
    (one, other) =>
      one.file.localeCompare(other.file) ||
      (one.line ?? 0) - (other.line ?? 0) ||
      (one.column ?? 0) - (other.column ?? 0),
  );
  return { ...read, issues };
}

/** Everything to correct in texts and facts. */
export function checkTexts(read: FilesRead, now = new Date()): ContentIssue[] {
  return [
    ...read.issues,
    ...findUnreadFiles(read),
    ...compareFiles(read, isInSite),
    ...findWarnings(read, now),
    ...findStaleTranslations(read),
  ];
}

/** Errors for files that nothing reads, and for services whose file name cannot be part of a URL. */
function findUnreadFiles({ paths, languages }: FilesRead): ContentIssue[] {
  return paths.flatMap((path) => {
    if (path.startsWith('photos/')) return [];
    const issue = (message: string): ContentIssue[] => [{ file: `content/${path}`, message }];
    const service = /\/services\/(.+)\.yaml$/.exec(path)?.[1];
    const original = `${DEFAULT_LANGUAGE}/services/${service}.yaml`;
    if (!findType(path, languages))
      return issue('nothing reads this file. Correct its name, which ends in .yaml, or delete it.');
    if (service && !paths.includes(original))
      return issue(`translates content/${original}, which is not there. Put that back, or delete this file too.`);
    if (service && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(service))
      return issue('the name of a service has only small letters, digits and hyphens. Rename the file.');
    return [];
  });
}
