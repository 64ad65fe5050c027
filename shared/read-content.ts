import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ContentError, type ContentFault, collectFaults } from './content-error.ts';
import { type ContentFile, type FaultAt, faultsIn, parseContent } from './content-file.ts';
import { type ContentKind, serverKinds } from './content-kinds.ts';
import type { Facts } from './facts-schema.ts';
import { type FactWords, factTexts, interpolateFacts } from './interpolate-facts.ts';
import { DEFAULT_LANGUAGE } from './language.ts';
import type { MailTexts, StaffTexts } from './mail-schema.ts';
import type { NextStepsTexts } from './next-steps-schema.ts';
import { describeHours } from './opening-hours/describe.ts';
import type { ProblemTexts } from './problems-schema.ts';
import { type TranslatedFacts, translateFacts } from './translated-facts.ts';
import { validateContent } from './validate-content.ts';

/** The content folder of this project. */
export const CONTENT = join(import.meta.dirname, '../content');

/** A content file that is valid YAML. */
export interface ReadFile extends ContentFile {
  /** Path below the content folder, such as `en/mail.yaml`. */
  file: string;
  language: string;
  kind: ContentKind;
  /** The value as its schema returns it, or undefined where it has faults. */
  entry: unknown;
  /** The entry with its facts filled in, or undefined where that has faults. */
  filled: unknown;
}

/** The files of a content folder, with every fault in them. */
export interface FilesRead {
  /** Paths of all files, known kinds or not. */
  paths: readonly string[];
  /** Codes of the languages, the default one first. */
  languages: readonly string[];
  files: ReadonlyMap<string, ReadFile>;
  /** The facts in each language without faults. */
  facts: ReadonlyMap<string, Facts>;
  faults: ContentFault[];
}

/** Reads and validates every file of some kinds, and fills in the facts. */
export function readFiles(folder: string, kinds: Readonly<Record<string, ContentKind>>): FilesRead {
  const paths = listContent(folder);
  const languages = languagesOf(paths);
  const { faults, attempt } = collectFaults();
  const files = new Map<string, ReadFile>();
  for (const file of paths) {
    const kind = findKind(kinds, file, languages);
    const read = kind && attempt(() => readContentFile(folder, file));
    if (!read) continue;
    const language = file.includes('/') ? (file.split('/', 1)[0] ?? '') : DEFAULT_LANGUAGE;
    const entry = attempt(() => validateContent(kind.schema, read.value, read.faultAt));
    files.set(file, { ...read, file, language, kind, entry, filled: kind.hasFacts === false ? entry : undefined });
  }
  faults.push(...findMissing(paths, languages, kinds));

  const site = files.get('site.yaml')?.entry as Facts | undefined;
  const serviceCount = paths.filter((path) => path.startsWith(`${DEFAULT_LANGUAGE}/services/`)).length;
  const facts = new Map<string, Facts>();
  for (const language of languages) {
    const translated = site && attempt(() => factsIn(language, site, files));
    const words = files.get(`${language}/interface.yaml`)?.entry as FactWords | undefined;
    if (translated) facts.set(language, translated);
    if (!translated || !words) continue;
    const texts = factTexts(translated, words, serviceCount);
    for (const file of files.values()) {
      const { kind, entry, value, faultAt } = file;
      if (file.language !== language || kind.hasFacts === false) continue;
      const filled = attempt(() => interpolateFacts(entry ?? value, texts, faultAt, kind.placeholders));
      // Facts make texts longer, and claims that are null make lists shorter.
      if (entry && filled) file.filled = attempt(() => validateContent(kind.schema, filled, afterFilling(faultAt)));
    }
  }
  return { paths, languages, files, facts, faults };
}

/** Paths below a content folder, with slashes; hidden files and leftovers of systems and editors are left out. */
export function listContent(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !/(^|\/)(\.|(Thumbs\.db|desktop\.ini)$)|~$/i.test(path))
    .sort();
}

/** Codes of the languages of a content folder, the default one first. */
export function listLanguages(folder: string = CONTENT): string[] {
  return languagesOf(listContent(folder));
}

function languagesOf(paths: readonly string[]): string[] {
  const folders = new Set(paths.filter((path) => path.includes('/')).map((path) => path.split('/', 1)[0] ?? ''));
  const others = [...folders].filter((name) => name !== DEFAULT_LANGUAGE && isLanguageCode(name));
  return [DEFAULT_LANGUAGE, ...others];
}

const languageNames = new Intl.DisplayNames(DEFAULT_LANGUAGE, { type: 'language', fallback: 'none' });

function isLanguageCode(name: string): boolean {
  try {
    return languageNames.of(name) !== undefined && Intl.getCanonicalLocales(name)[0] === name;
  } catch {
    return false;
  }
}

/** The kind of a file, or undefined where none of the patterns matches. */
export function findKind(
  kinds: Readonly<Record<string, ContentKind>>,
  file: string,
  languages: readonly string[],
): ContentKind | undefined {
  const language = `(${languages.join('|')})`;
  const matches = (pattern: string) =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', language).replace('*', '[^/]+')}$`).test(file);
  return Object.values(kinds).find(({ files }) => files.some(matches));
}

function findMissing(
  paths: readonly string[],
  languages: readonly string[],
  kinds: Readonly<Record<string, ContentKind>>,
): ContentFault[] {
  return Object.values(kinds)
    .filter(({ neededIn }) => neededIn !== 'none')
    .flatMap(({ files, neededIn }) => {
      const needing = neededIn === 'every language' ? languages : [DEFAULT_LANGUAGE];
      return files.flatMap((file) => [...new Set(needing.map((language) => file.replace('*', language)))]);
    })
    .filter((file) => !paths.includes(file))
    .map((file) => {
      const [language = ''] = file.split('/');
      const isTranslation = languages.includes(language) && language !== DEFAULT_LANGUAGE;
      const english = `content/${file.replace(language, DEFAULT_LANGUAGE)}`;
      const hint = isTranslation ? ` Every language needs it: translate ${english}.` : '';
      return { file: `content/${file}`, message: `the file is missing.${hint}` };
    });
}

function factsIn(language: string, facts: Facts, files: ReadonlyMap<string, ReadFile>): Facts | undefined {
  if (language === DEFAULT_LANGUAGE) return facts;
  const file = `${language}/facts.yaml`;
  const own = files.get(file);
  if (own && !own.entry) return undefined;
  return translateFacts(facts, (own?.entry ?? {}) as TranslatedFacts, own?.faultAt ?? faultsIn(`content/${file}`));
}

function afterFilling(faultAt: FaultAt): FaultAt {
  return (path, message) => faultAt(path, message.replace(/\.$/, ', with its facts filled in.'));
}

/** Reads a file below a content folder; throws a `ContentError` unless it is YAML in UTF-8. */
export function readContentFile(folder: string, file: string): ContentFile {
  const name = `content/${file}`;
  const path = join(folder, file);
  if (!existsSync(path)) throw new ContentError([{ file: name, message: 'the file is missing.' }]);
  const bytes = readFileSync(path);
  try {
    if (bytes.includes(0)) throw new TypeError('The file is UTF-16.');
    return parseContent(name, new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Bytes that are no UTF-8 become U+FFFD in the lenient text.
    const line = (bytes.toString('utf8').split('\uFFFD', 1)[0] ?? '').split('\n').length;
    const message = 'the file is not saved as UTF-8. In the editor choose "Save with encoding", then UTF-8.';
    throw new ContentError([{ file: name, line, column: 1, message }]);
  }
}

/** The facts in `site.yaml` of a content folder; throws a `ContentError` with every fault. */
export function readFacts(folder: string = CONTENT): Facts {
  const { value, faultAt } = readContentFile(folder, 'site.yaml');
  return validateContent(serverKinds.site.schema, value, faultAt);
}

/** The texts of the server in one language, with the facts filled in. */
export type LanguageContent = {
  /** The opening hours, such as "Monday to Friday 8:00AM-4:00PM; Saturday and Sunday closed". */
  hours: string;
  mail: MailTexts;
  next: NextStepsTexts;
  problems: ProblemTexts;
};

/** The content of the server. */
export type Content = {
  facts: Facts;
  /** By language code; the default language comes first. */
  languages: ReadonlyMap<string, LanguageContent>;
  /** The texts for staff, in the default language. */
  staff: StaffTexts;
};

/** Reads the content of the server; throws a `ContentError` with every fault in every file. */
export function readContent(folder: string = CONTENT): Content {
  const { files, languages, facts, faults } = readFiles(folder, serverKinds);
  if (faults.length > 0) throw new ContentError(faults);
  const textsOf = <Texts>(file: string) => files.get(file)?.filled as Texts;
  return {
    facts: facts.get(DEFAULT_LANGUAGE) as Facts,
    languages: new Map(
      languages.map((language) => [
        language,
        {
          hours: describeHours((facts.get(language) as Facts).hours, textsOf(`${language}/interface.yaml`)).join('; '),
          mail: textsOf(`${language}/mail.yaml`),
          next: textsOf(`${language}/next-steps.yaml`),
          problems: textsOf(`${language}/problems.yaml`),
        },
      ]),
    ),
    staff: textsOf(`${DEFAULT_LANGUAGE}/staff.yaml`),
  };
}
