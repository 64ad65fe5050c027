import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import type { ContentIssue } from './content-error.ts';
import type { ContentType } from './content-types.ts';
import { groupBy } from './group-by.ts';
import type { FilesRead } from './read-files.ts';
import { walkFields } from './walk-fields.ts';

/** Every file that translates an English one, the path of that below `content/`, and the version of its current text. */
export function translationsIn({ files }: Pick<FilesRead, 'files'>) {
  return [...files.values()].flatMap((file) => {
    const original = file.path.replace(/^[^/]+/, DEFAULT_LANGUAGE);
    const english = files.get(original);
    if (file.language === DEFAULT_LANGUAGE || !english) return [];
    const version = versionOf(english.type, english.value);
    const { translates } = (file.value ?? {}) as { translates?: string };
    return [{ file, original, version, isStale: translates !== version }];
  });
}

/** A hash of the texts in a value. The order does not count, because the editor saves fields in that of the schema. */
export function versionOf(type: ContentType, value: unknown): string {
  const texts = textsIn(type, value).map(({ text }) => text);
  const hash = [...texts.sort().join('\n')].reduce(
    (sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0),
    0,
  );
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The words of a file, without what is written about them. */
function textsIn(type: ContentType, value: unknown) {
  return walkFields(type, value).flatMap(({ path, value: text, holds }) =>
    typeof text === 'string' && (!holds || holds === 'example') ? [{ path, text }] : [],
  );
}

/** Paths of the texts that differ between two values of a file, with dots. A list whose length changed counts as one text. */
export function changedTexts(type: ContentType, before: unknown, after: unknown): string[] {
  const [old, current] = [before, after].map((value) =>
    groupBy(textsIn(type, value), ({ path }) => comparedPath(path, before, after).join('.')),
  ) as [Map<string, unknown>, Map<string, unknown>];
  const isSame = (path: string) => JSON.stringify(old.get(path)) === JSON.stringify(current.get(path));
  return [...new Set([...old.keys(), ...current.keys()])].filter((path) => !isSame(path));
}

/** The path of a text, or of the list around it that has another length in the other value. */
function comparedPath(path: readonly string[], one: unknown, other: unknown): readonly string[] {
  const [key, ...rest] = path;
  if (key === undefined || (Array.isArray(one) && Array.isArray(other) && one.length !== other.length)) return [];
  const [part, otherPart] = [one, other].map((value) => (value as Record<string, unknown> | undefined)?.[key]);
  return [key, ...comparedPath(rest, part, otherPart)];
}

/** Warnings for translations whose English text has changed. */
export function findStaleTranslations(read: Pick<FilesRead, 'files'>): ContentIssue[] {
  const stale = translationsIn(read).filter(({ isStale }) => isStale);
  return stale.map(({ file: { path }, original }) => ({
    file: `content/${path}`,
    message: `translates an earlier version of content/${original}. Compare the two, and save this language in the editor or run npm run check-content -- --mark-translated ${path}`,
    isWarning: true,
  }));
}
