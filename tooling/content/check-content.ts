import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentIssue, sortIssues } from '../../shared/content-error.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { CONTENT, readFolder } from '../../shared/read-content.ts';
import { type FilesRead, findType } from '../../shared/read-files.ts';
import { compareFiles } from '../../src/content/compare-files.ts';
import { contentTypes } from '../../src/content/content-types.ts';
import { findStaleTranslations } from '../../src/content/translations.ts';
import { findWarnings } from '../../src/content/warnings.ts';
import { findOtherCities } from './other-city.ts';
import { checkPhotos, checkPictures } from './photos.ts';

const root = join(import.meta.dirname, '../..');

/** Whether the site has a file at a path: one in `public/`, or a built one such as /contact.vcf. */
const isInSite = (path: string) =>
  [`public${path}`, `src/pages${path}.ts`].some((file) => existsSync(join(root, file)));

/** Reads the content and finds everything to correct in it. */
export async function checkContent(folder: string = CONTENT): Promise<FilesRead> {
  const read = readFolder(folder, contentTypes);
  const found = [
    ...(await checkPhotos(folder, read.paths)),
    ...checkPictures(folder, read.files.values()),
    ...findOtherCities(folder, read),
  ];
  return { ...read, issues: sortIssues([...found, ...(await checkTexts(read))]) };
}

/** Everything to correct in texts and facts. */
export async function checkTexts(read: FilesRead, now = new Date()): Promise<ContentIssue[]> {
  const stale = await findStaleTranslations(read);
  return [
    ...read.issues,
    ...findUnreadFiles(read),
    ...compareFiles(read, isInSite),
    ...findWarnings(read, now),
    ...stale,
  ];
}

/** Errors for files that nothing reads, and for services whose file name cannot be part of a URL. */
function findUnreadFiles({ paths, languages }: FilesRead): ContentIssue[] {
  return paths.flatMap((path) => {
    if (path.startsWith('photos/')) return [];
    const issue = (message: string): ContentIssue[] => [{ file: `content/${path}`, message }];
    const service = /\/services\/(.+)\.yaml$/.exec(path)?.[1];
    const original = `${DEFAULT_LANGUAGE}/services/${service}.yaml`;
    if (!findType(contentTypes, path, languages))
      return issue('nothing reads this file. Correct its name, which ends in .yaml, or delete it.');
    if (service && !paths.includes(original))
      return issue(`translates content/${original}, which is not there. Put that back, or delete this file too.`);
    if (service && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(service))
      return issue('the name of a service has only small letters, digits and hyphens. Rename the file.');
    return [];
  });
}
