import { sortFaults } from '../../shared/content-error.ts';
import { CONTENT, readFiles } from '../../shared/read-content.ts';
import type { FilesRead, ReadFile } from '../../shared/validate-files.ts';
import { contentKinds } from '../../src/content/content-kinds.ts';
import { findDeadLinks, linkTargets } from './links.ts';
import { checkPhotos, findMissingPictures, listPictures } from './photos.ts';
import { compareServices } from './services.ts';
import { warnOfTexts } from './text-warnings.ts';
import { findUnknownFiles, isMisspelled } from './unknown-files.ts';

/** Reads every file of a content folder, with every fault in the order of files and lines. */
export async function checkContent(folder: string = CONTENT): Promise<FilesRead> {
  const read = readFiles(folder, contentKinds);
  const { paths, languages, files, faults } = read;
  const pictures = listPictures(folder);
  const targetsOf = linkTargets(read);
  const found = [
    ...faults.filter(({ file, line }) => line !== undefined || !isMisspelled(file, read)),
    ...findUnknownFiles(paths, languages),
    ...(await checkPhotos(folder, paths)),
    ...[...files.values()].flatMap(({ file, value, faultAt }) => [
      ...findMissingPictures(value, pictures, faultAt),
      ...findDeadLinks(value, targetsOf(file), faultAt),
    ]),
    ...warnOfTexts([...files.values()]),
    ...languages.flatMap((language) => compareServices(servicesOf(language, files))),
  ];
  return { ...read, faults: sortFaults(found) };
}

function servicesOf(language: string, files: FilesRead['files']): ReadFile[] {
  const services = [...files.values()].filter(({ file, entry }) => file.startsWith(`${language}/services/`) && entry);
  // A copy of `meals.yaml`, such as `meals-copy.yaml`, comes after it.
  return services.toSorted((one, other) =>
    one.file.replace('.yaml', '').localeCompare(other.file.replace('.yaml', '')),
  );
}
