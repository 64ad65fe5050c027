import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import type { ContentIssue } from './content-error.ts';
import type { ContentType } from './content-types.ts';
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

/** A hash of the words in a value, without what is written about them. The order does not count, because the editor saves fields in that of the schema. */
export function versionOf(type: ContentType, value: unknown): string {
  const texts = walkFields(type, value).flatMap(({ value: text, holds }) =>
    typeof text === 'string' && (!holds || holds === 'example') ? [text] : [],
  );
  const hash = [...texts.sort().join('\n')].reduce(
    (sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0),
    0,
  );
  return (hash >>> 0).toString(16).padStart(8, '0');
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
