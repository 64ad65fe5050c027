import { sortFaults } from '../../shared/content-error.ts';
import { CONTENT, readFiles } from '../../shared/read-content.ts';
import type { FilesRead } from '../../shared/validate-files.ts';
import { compareFiles } from '../../src/content/compare-files.ts';
import { contentKinds } from '../../src/content/content-kinds.ts';
import { checkPhotos, findMissingPictures, listPictures } from './photos.ts';
import { listPlaces } from './places.ts';
import { warnOfTexts } from './text-warnings.ts';
import { findUnknownFiles, isMisspelled } from './unknown-files.ts';

export async function checkContent(folder: string = CONTENT): Promise<FilesRead> {
  const read = readFiles(folder, contentKinds);
  const { paths, languages, files, faults } = read;
  const pictures = listPictures(folder);
  const found = [
    ...faults.filter(({ file, line }) => line !== undefined || !isMisspelled(file, read)),
    ...findUnknownFiles(paths, languages),
    ...(await checkPhotos(folder, paths)),
    ...[...files.values()].flatMap(({ value, faultAt }) => findMissingPictures(value, pictures, faultAt)),
    ...compareFiles(read, listPlaces()),
    ...warnOfTexts([...files.values()]),
  ];
  return { ...read, faults: sortFaults(found) };
}
