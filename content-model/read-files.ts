import type { z } from 'zod';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import { type ContentIssue, collectIssues } from './content-error.ts';
import { factsIn } from './facts.ts';
import { type FactTexts, factTexts, interpolateFacts } from './interpolate-facts.ts';
import { type ParsedFile, validateContent } from './parse-content.ts';
import type { Facts, FactsInAllLanguages } from './schemas/facts-schema.ts';
import { confirmed, translationFields } from './schemas/signature-schema.ts';
import type { FactWords } from './schemas/times-schema.ts';

/** A type of content file, such as testimonials. */
export interface ContentType {
  /** Paths below `content/`; the first star is a language, a second one any name. */
  files: readonly string[];
  schema: z.ZodObject;
  /** Languages that need each of the files; only the default language if left out. */
  neededIn?: 'every language' | 'none';
  /** Names in braces that are filled in when a page or an email is made. */
  placeholders?: readonly string[];
}

export type ContentTypes = Readonly<Record<string, ContentType>>;

export interface ContentFile extends ParsedFile {
  /** Path below the content folder, such as `en/mail.yaml`. */
  path: string;
  language: string;
  type: ContentType;
  /** The value as its schema returns it, with its facts filled in; undefined if it has errors. */
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

/** Parses and validates all files of the given types and fills in the facts. */
export function readFiles(
  paths: readonly string[],
  types: ContentTypes,
  parse: (path: string) => ParsedFile,
): FilesRead {
  const languages = languagesOf(paths);
  const { issues, attempt } = collectIssues();
  const validated = new Map<string, ContentFile>();
  for (const path of paths) {
    const type = findType(types, path, languages);
    const parsed = type && attempt(() => parse(path));
    if (!parsed) continue;
    const language = path.includes('/') ? (path.split('/', 1)[0] ?? '') : DEFAULT_LANGUAGE;
    const content = attempt(() => validateContent(schemaIn(language, type), parsed.value, parsed.issueAt));
    validated.set(path, { ...parsed, path, language, type, content });
  }
  issues.push(...findMissing(paths, languages, types));

  const site = validated.get('site.yaml')?.content as FactsInAllLanguages | undefined;
  const facts = new Map(site && languages.map((language) => [language, factsIn(site, language)]));
  const texts = new Map<string, FactTexts>();
  for (const [language, own] of facts) {
    const words = validated.get(`${language}/interface.yaml`)?.content as FactWords | undefined;
    if (words) texts.set(language, factTexts(own, words, language));
  }
  const fill = ({ language, type, content, issueAt }: ContentFile) => {
    const own = content === undefined ? undefined : texts.get(language);
    return own && attempt(() => interpolateFacts(content, own, issueAt, type.placeholders));
  };
  const files = new Map([...validated].map(([path, file]) => [path, { ...file, content: fill(file) }]));
  return { paths, languages, files, facts, issues };
}

/** The schema of a file with the fields that are no words of a page. */
export function schemaIn(language: string, { files, schema }: ContentType): z.ZodObject {
  if (!isPerLanguage({ files })) return schema;
  return schema.extend(language === DEFAULT_LANGUAGE ? { confirmed } : { confirmed, ...translationFields });
}

export function isPerLanguage({ files }: Pick<ContentType, 'files'>): boolean {
  return files.some((file) => file.startsWith('*/'));
}

export function isHidden({ value }: ContentFile): boolean {
  return (value as { hidden?: true } | null)?.hidden === true;
}

function languagesOf(paths: readonly string[]): string[] {
  const folders = new Set(paths.filter((path) => path.includes('/')).map((path) => path.split('/', 1)[0] ?? ''));
  const others = [...folders].filter((name) => name !== DEFAULT_LANGUAGE && /^[a-z]{2,3}$/.test(name));
  return [DEFAULT_LANGUAGE, ...others];
}

export function findType(types: ContentTypes, path: string, languages: readonly string[]): ContentType | undefined {
  const language = `(${languages.join('|')})`;
  const matches = (pattern: string) =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', language).replace('*', '[^/]+')}$`).test(path);
  return Object.values(types).find(({ files }) => files.some(matches));
}

function findMissing(paths: readonly string[], languages: readonly string[], types: ContentTypes): ContentIssue[] {
  const needed = Object.values(types).flatMap(({ files, neededIn }) => {
    if (neededIn === 'none') return [];
    const needing = neededIn === 'every language' ? languages : [DEFAULT_LANGUAGE];
    return files.flatMap((file) => [...new Set(needing.map((language) => file.replace('*', language)))]);
  });
  return needed
    .filter((path) => !paths.includes(path))
    .map((path) => ({ file: `content/${path}`, message: 'the file is missing.' }));
}
