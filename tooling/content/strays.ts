import { basename, dirname, join } from 'node:path/posix';
import type { ContentFault } from '../../shared/content-error.ts';
import { nameOf } from '../../shared/content-file.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { askIfMeant, nearestName } from '../../shared/nearest-name.ts';
import { isLanguageCode } from '../../src/content/language-faults.ts';
import { contentKinds, kindOf } from './content-files.ts';

const photos = 'photos';
/** A file name that is part of an address. */
const address = /^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/;

/** The files that a language may have, without services. */
function knownFiles(languages: readonly string[]): string[] {
  const patterns = contentKinds.map(({ pattern }) => pattern).filter((pattern) => !pattern.endsWith('*.yaml'));
  return [...new Set(languages.flatMap((language) => patterns.map((pattern) => pattern.replace('*', language))))];
}

/** Files that nothing reads, and services whose file name makes no good address; `files` are paths below the content folder. */
export function findStrays(files: readonly string[], languages: readonly string[]): ContentFault[] {
  const top = Map.groupBy(files, (file) => (file.includes('/') ? (file.split('/', 1)[0] ?? '') : ''));
  return [...top].flatMap(([folder, inside]) => {
    if (folder === photos) return [];
    // What a language lacks is named elsewhere.
    if (folder && !languages.includes(folder)) return isLanguageCode(folder) ? [] : [strayFolder(folder, languages)];
    return inside.flatMap((file) => {
      const message = kindOf(file) ? unfitName(file) : strayFile(file, files, languages);
      return message ? [{ file: nameOf(file), message }] : [];
    });
  });
}

function strayFolder(folder: string, languages: readonly string[]): ContentFault {
  const hint = 'The folder of a language has its code for a name, such as es or hmn.';
  return { file: nameOf(folder), message: `${unknownFolder(folder, [photos, ...languages])} ${hint}` };
}

function unfitName(file: string): string | undefined {
  const name = basename(file);
  if (!file.includes('/services/') || address.test(name)) return undefined;
  const better = name
    .toLowerCase()
    .replace(/\.yaml$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `its name is the end of an address, so only small letters, digits and hyphens fit. Name it ${better}.yaml.`;
}

function strayFile(file: string, files: readonly string[], languages: readonly string[]): string {
  const name = basename(file);
  const folder = dirname(file);
  // Some editors add an ending of their own, as in home.yaml.txt.
  const better = name.replace(/(\.ya?ml)?\.\w+$/i, '.yaml');
  if (better !== name && kindOf(join(folder, better))) {
    const isCopy = files.includes(join(folder, better));
    return isCopy ? `nothing reads this copy of ${better}. Delete it.` : `files end in .yaml here. Name it ${better}.`;
  }
  if (name === 'staff.yaml')
    return `staff read one language, in content/${DEFAULT_LANGUAGE}/staff.yaml. Delete this file.`;
  const all = knownFiles(languages);
  const known = all.filter((path) => dirname(path) === folder);
  if (known.length === 0) return unknownFolder(basename(folder), ['pages', 'services']);
  const names = ` Known files: ${known.map((path) => basename(path)).join(', ')}.`;
  const guide = folder.endsWith('/pages') ? ' docs/adding-a-page.md says how to add a page.' : '';
  const meant = meantFile(file, all);
  const question = meant ? ` Did you mean ${basename(meant)}?` : '';
  return `nothing reads this file.${question}${names}${guide}`;
}

function unknownFolder(name: string, known: readonly string[]): string {
  return `nothing reads this folder.${askIfMeant(name, known)} Known folders: ${known.join(', ')}.`;
}

/** The file of the same folder that was probably meant by one that nothing reads. */
function meantFile(file: string, known: readonly string[]): string | undefined {
  const names = known.filter((path) => dirname(path) === dirname(file)).map((path) => basename(path, '.yaml'));
  const name = nearestName(basename(file).replace(/(\.ya?ml)?(\.\w+)?$/i, ''), names);
  return name && join(dirname(file), `${name}.yaml`);
}

/** Whether a file such as content/en/mail.yaml is missing only because the name of another one is misspelled. */
export function isMisspelled(missing: string, files: readonly string[]): boolean {
  return files.some((file) => !kindOf(file) && meantFile(nameOf(file), [missing]) === missing);
}
