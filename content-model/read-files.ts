import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import type { ContentIssue } from './content-error.ts';
import { type ContentType, contentTypes } from './content-types.ts';
import { factsIn } from './facts.ts';
import { factTexts, interpolateFacts } from './interpolate-facts.ts';
import { type ParsedFile, type Report, validateContent } from './parse-content.ts';
import type { Facts, FactsInAllLanguages } from './schemas/facts-schema.ts';
import type { FactWords } from './schemas/times-schema.ts';

export interface ContentFile extends ParsedFile {
  /** Path below the content folder, such as `en/mail.yaml`. */
  path: string;
  language: string;
  type: ContentType;
  /** The value as its schema returns it, with valid facts filled in; undefined if it does not match the schema. */
  content: unknown;
}

export interface FilesRead {
  /** Paths of all files, including those of no type. */
  paths: readonly string[];
  /** Codes of the languages, the default one first. */
  languages: readonly string[];
  files: ReadonlyMap<string, ContentFile>;
  /** The facts of each language, unless they have errors. */
  facts: ReadonlyMap<string, Facts>;
  issues: ContentIssue[];
}

/** Parses a file at a path below the content folder; adds an issue and returns nothing if that is not possible. */
type ParseFile = (path: string, issues: ContentIssue[]) => ParsedFile | undefined;

/** Parses and validates all files and fills in the facts. */
export function readFiles(
  paths: readonly string[],
  parse: ParseFile,
  { validate, fill } = { validate: validateContent, fill: interpolateFacts },
): FilesRead {
  const languages = languagesOf(paths);
  const issues = findMissing(paths, languages);
  const reportTo =
    ({ issueAt }: ParsedFile): Report =>
    (path, message) =>
      void issues.push(issueAt(path, message));
  const files = new Map<string, ContentFile>();
  for (const path of paths) {
    const type = findType(path, languages);
    const parsed = type && parse(path, issues);
    if (!parsed) continue;
    const language = path.includes('/') ? (path.split('/', 1)[0] ?? '') : DEFAULT_LANGUAGE;
    const content = validate(type.schema, parsed.value, reportTo(parsed));
    files.set(path, { ...parsed, path, language, type, content });
  }
  const site = files.get('site.yaml')?.content as FactsInAllLanguages | undefined;
  const facts = new Map(site && languages.map((language) => [language, factsIn(site, language)]));
  for (const [language, own] of facts) {
    const words = files.get(`${language}/interface.yaml`)?.content as FactWords | undefined;
    if (!words) continue;
    const texts = factTexts(own, words, language);
    for (const file of files.values())
      if (file.language === language) file.content = fill(file.content, texts, reportTo(file), file.type.placeholders);
  }
  return { paths, languages, files, facts, issues };
}

function languagesOf(paths: readonly string[]): string[] {
  const folders = new Set(paths.filter((path) => path.includes('/')).map((path) => path.split('/', 1)[0] ?? ''));
  const others = [...folders].filter((name) => name !== DEFAULT_LANGUAGE && /^[a-z]{2,3}$/.test(name));
  return [DEFAULT_LANGUAGE, ...others];
}

export function findType(path: string, languages: readonly string[]): ContentType | undefined {
  const language = `(${languages.join('|')})`;
  const matches = (pattern: string) =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', language).replace('*', '[^/]+')}$`).test(path);
  return Object.values<ContentType>(contentTypes).find(({ files }) => files.some(matches));
}

function findMissing(paths: readonly string[], languages: readonly string[]): ContentIssue[] {
  const needed = Object.values<ContentType>(contentTypes).flatMap(({ files, neededIn }) => {
    if (neededIn === 'none') return [];
    const needing = neededIn === 'every language' ? languages : [DEFAULT_LANGUAGE];
    return files.flatMap((file) => [...new Set(needing.map((language) => file.replace('*', language)))]);
  });
  return needed
    .filter((path) => !paths.includes(path))
    .map((path) => ({ file: `content/${path}`, message: 'the file is missing.' }));
}
