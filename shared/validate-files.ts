import { type ContentFault, collectFaults } from './content-error.ts';
import { type ContentFile, faultsIn } from './content-file.ts';
import type { ContentKind } from './content-kinds.ts';
import type { Facts } from './facts-schema.ts';
import { type FactTexts, type FactWords, factTexts, interpolateFacts } from './interpolate-facts.ts';
import { DEFAULT_LANGUAGE } from './language.ts';
import { type TranslatedFacts, translateFacts } from './translated-facts.ts';
import { translationFields } from './translation-fields.ts';
import { validateContent } from './validate-content.ts';

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

/** Validates every file of some kinds, and fills in the facts; `read` parses a file. */
export function validateFiles(
  paths: readonly string[],
  kinds: Readonly<Record<string, ContentKind>>,
  read: (file: string) => ContentFile,
): FilesRead {
  const languages = languagesOf(paths);
  const { faults, attempt } = collectFaults();
  const files = new Map<string, ReadFile>();
  for (const file of paths) {
    const kind = findKind(kinds, file, languages);
    const parsed = kind && attempt(() => read(file));
    if (!parsed) continue;
    const language = file.includes('/') ? (file.split('/', 1)[0] ?? '') : DEFAULT_LANGUAGE;
    const schema = language === DEFAULT_LANGUAGE ? kind.schema : kind.schema.extend(translationFields);
    const entry = attempt(() => validateContent(schema, parsed.value, parsed.faultAt));
    files.set(file, { ...parsed, file, language, kind, entry, filled: kind.hasFacts === false ? entry : undefined });
  }
  faults.push(...findMissing(paths, languages, kinds));

  const siteFile = files.get('site.yaml');
  const site = siteFile?.entry as Facts | undefined;
  const serviceCount = paths.filter((path) => path.startsWith(`${DEFAULT_LANGUAGE}/services/`)).length;
  const facts = new Map<string, Facts>();
  for (const language of languages) {
    const translated = site && attempt(() => factsIn(language, site, files));
    const words = files.get(`${language}/interface.yaml`)?.entry as FactWords | undefined;
    if (translated) facts.set(language, translated);
    const textsOf = translated ? factTexts : factTextsOfFaulty;
    const texts = words && textsOf(translated ?? (siteFile?.value as Facts), words, serviceCount);
    if (!texts) continue;
    for (const file of files.values()) {
      const { kind, entry, value, faultAt } = file;
      if (file.language !== language || kind.hasFacts === false) continue;
      // Unknown facts are found in files with other errors too.
      const filled = attempt(() => interpolateFacts(entry ?? value, texts, faultAt, kind.placeholders));
      if (translated && entry) file.filled = filled;
    }
  }
  return { paths, languages, files, facts, faults };
}

export function languagesOf(paths: readonly string[]): string[] {
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

/** As `factTexts`, for facts with faults: one check finds unknown names in other files too. */
function factTextsOfFaulty(...given: Parameters<typeof factTexts>): FactTexts | undefined {
  try {
    return factTexts(...given);
  } catch {
    return undefined;
  }
}
