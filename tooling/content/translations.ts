import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { ContentFault } from '../../shared/content-error.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import type { FilesRead, ReadFile } from '../../shared/validate-files.ts';
import type { Content } from '../../src/content/content-kinds.ts';
import type { Fingerprints } from '../../src/content/fingerprints-schema.ts';
import { walkValues } from '../../src/content/walk-values.ts';

type Files = Pick<FilesRead, 'files'>;

const command = 'npm run check-content -- --mark-translated';
const head = `# Which English each file translates. Made by ${command}; \`reviewed\` is written by hand.\n`;

/** A file that translates another, with the English values and their noted fingerprints. */
interface Translation {
  read: ReadFile;
  /** Path below the folder of the language. */
  name: string;
  source: string;
  /** Empty where the English file is missing or cannot be read. */
  english: readonly { path: readonly string[]; value: unknown }[];
  noted: Fingerprints | undefined;
}

export function warnOfOldTranslations({ files }: Files): ContentFault[] {
  return translationsAmong(files).flatMap(({ read, source, english, noted }): ContentFault[] => {
    const mark = `then run ${command} ${read.file}`;
    if (!noted) {
      const message = `is not marked as a translation of content/${source}. Compare the two, ${mark}`;
      return [{ file: `content/${read.file}`, message, isWarning: true }];
    }
    const old = english.filter(({ path, value }) => noted.values[path.join('.')] !== fingerprintOf(value));
    return old.map(({ path, value }) => {
      const words = JSON.stringify(value).replace(/^(.{200}).+/, '$1…"');
      const message = `is older than content/${source}, which says ${words}. Translate it, ${mark}`;
      return { ...read.faultAt(path, message), isWarning: true };
    });
  });
}

export function listUnreviewed({ files }: Files): string[] {
  return translationsAmong(files).flatMap(({ read, noted }) => (noted?.reviewed ? [] : [read.file]));
}

/** Notes the present English of translations, of all or of those with these paths. */
export function markTranslated(folder: string, { files, languages }: FilesRead, only: readonly string[]): void {
  const translations = translationsAmong(files);
  const unknown = only.find((file) => !translations.some(({ read }) => read.file === file));
  if (unknown) throw new Error(`There is no translation content/${unknown}.`);
  for (const language of languages.filter((code) => code !== DEFAULT_LANGUAGE)) {
    const own = translations.filter(({ read }) => read.language === language);
    const entries = own.flatMap(({ read, name, english, noted }) => {
      const stays = english.length === 0 || (only.length > 0 && !only.includes(read.file));
      if (stays) return noted ? [[name, noted]] : [];
      const values = english.map(({ path, value }) => [path.join('.'), fingerprintOf(value)]);
      return [[name, { reviewed: noted?.reviewed ?? null, values: Object.fromEntries(values) }]];
    });
    writeFileSync(
      join(folder, language, 'fingerprints.yaml'),
      head + stringify({ files: Object.fromEntries(entries) }),
    );
  }
}

function translationsAmong(files: FilesRead['files']): Translation[] {
  return [...files.values()].flatMap((read) => {
    const { file, language } = read;
    const name = file.slice(language.length + 1);
    if (language === DEFAULT_LANGUAGE || name === 'fingerprints.yaml') return [];
    const source = name === 'facts.yaml' ? 'site.yaml' : `${DEFAULT_LANGUAGE}/${name}`;
    const original = files.get(source);
    const english = original
      ? walkValues(original.value).filter(({ path }) => isTranslated(path, source, read.value))
      : [];
    const noted = (files.get(`${language}/fingerprints.yaml`)?.entry as Content<'fingerprints'> | undefined)?.files[
      name
    ];
    return [{ read, name, source, english, noted }];
  });
}

function isTranslated(path: readonly string[], source: string, translation: unknown): boolean {
  if (source !== 'site.yaml') return path.at(-1) !== 'order';
  // Figures and numbers are the same in every language.
  const [group = '', name = '', part] = path;
  if (group === 'closingDays') return part === 'name';
  const words = (translation as Record<string, Record<string, unknown>> | null)?.[group]?.[name];
  return words !== undefined && /^(slots|claims\.\w+\.value)/.test(path.join('.'));
}

function fingerprintOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);
}
