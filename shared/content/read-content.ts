import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { DEFAULT_LANGUAGE } from '../language.ts';
import type { DeadlineWords } from '../opening-hours/deadline.ts';
import { describeHours } from '../opening-hours/describe.ts';
import { sundayFirst } from '../opening-hours/schedule.ts';
import { ContentError } from './content-error.ts';
import { factsIn } from './facts.ts';
import type { FactWords } from './interpolate-facts.ts';
import { datedIn } from './overdue.ts';
import { type ParsedFile, parseContent, validateContent } from './parse-content.ts';
import { type ContentTypes, type FilesRead, readFiles } from './read-files.ts';
import type { Facts } from './schemas/facts-schema.ts';
import type { MailTexts, StaffTexts } from './schemas/mail-schema.ts';
import type { NextStepsTexts } from './schemas/next-steps-schema.ts';
import type { ProblemTexts } from './schemas/problems-schema.ts';
import { serverContentTypes } from './server-content-types.ts';

/** The folder of the center: `content/`, or that of a test. */
export const CONTENT = resolve(process.env.CONTENT_DIR || join(import.meta.dirname, '../../content'));

/** Paths below a content folder, without hidden files and leftovers of systems and editors. */
export function listContent(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new ContentError([], `CONTENT_DIR: there is no folder ${folder}.`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !/(^|\/)(\.|(Thumbs\.db|desktop\.ini)$)|~$/i.test(path))
    .sort();
}

export function readFolder(folder: string, types: ContentTypes): FilesRead {
  return readFiles(listContent(folder), types, (path) => parseFile(folder, path));
}

/** Parses a file below a content folder; throws a `ContentError` unless it is YAML in UTF-8. */
function parseFile(folder: string, path: string): ParsedFile {
  const file = `content/${path}`;
  if (!existsSync(join(folder, path))) throw new ContentError([{ file, message: 'the file is missing.' }]);
  const bytes = readFileSync(join(folder, path));
  // Text in UTF-16 has null bytes.
  if (!isUtf8(bytes) || bytes.includes(0))
    throw new ContentError([{ file, message: 'the file is not saved as UTF-8.' }]);
  return parseContent(file, bytes.toString());
}

export function readFacts(folder: string = CONTENT): Facts {
  const { value, issueAt } = parseFile(folder, 'site.yaml');
  return factsIn(validateContent(serverContentTypes.site.schema, value, issueAt), DEFAULT_LANGUAGE);
}

export type Content = ReturnType<typeof readContent>;

/** Reads the content of the server; throws a `ContentError` with every error in every file. */
export function readContent(folder: string = CONTENT) {
  const { files, languages, facts, issues } = readFolder(folder, serverContentTypes);
  if (issues.length > 0) throw new ContentError(issues);
  const textsOf = <Texts>(path: string) => files.get(path)?.content as Texts;
  const contentIn = (language: string) => {
    const words = textsOf<FactWords>(`${language}/interface.yaml`);
    const deadline: DeadlineWords = {
      language,
      days: sundayFirst.map((day) => words.weekdays[day]),
      texts: words.deadline,
    };
    return {
      hours: describeHours((facts.get(language) as Facts).hours, words).join('; '),
      deadline,
      mail: textsOf<MailTexts>(`${language}/mail.yaml`),
      next: textsOf<NextStepsTexts>(`${language}/next-steps.yaml`),
      problems: textsOf<ProblemTexts>(`${language}/problems.yaml`),
    };
  };
  return {
    facts: facts.get(DEFAULT_LANGUAGE) as Facts,
    /** By language code; the default language comes first. */
    languages: new Map(languages.map((language) => [language, contentIn(language)])),
    staff: textsOf<StaffTexts>(`${DEFAULT_LANGUAGE}/staff.yaml`),
    /** What depends on the date in the facts and the English pages. */
    dated: listContent(folder)
      .filter((path) => path === 'site.yaml' || path.startsWith(`${DEFAULT_LANGUAGE}/`))
      .flatMap((path) => datedIn(path, parseFile(folder, path).value)),
  };
}
