import type { ContentIssue } from '../../shared/content-error.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import type { ContentFile, FilesRead } from '../../shared/read-files.ts';
import { walkValues } from './walk-values.ts';

interface Translation {
  file: ContentFile;
  /** Path of the English file below `content/`. */
  original: string;
  /** Version of the current English text. */
  version: string;
  isStale: boolean;
  isReviewed: boolean;
}

/** Fields with file names, colors and so on. */
const UNTRANSLATED = new Set(['file', 'icon', 'color', 'focus', 'translates']);
const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

const inEnglish = (path: string) => path.replace(/^[^/]+/, DEFAULT_LANGUAGE);

/** Every file that translates an English one. */
export function translationsIn({ files }: Pick<FilesRead, 'files'>): Promise<Translation[]> {
  const translated = [...files.values()].filter(
    ({ language, path }) => language !== DEFAULT_LANGUAGE && files.has(inEnglish(path)),
  );
  return Promise.all(
    translated.map(async (file) => {
      const original = inEnglish(file.path);
      const version = await versionOf(files.get(original)?.value);
      const { translates, reviewed } = (file.value ?? {}) as { translates?: string; reviewed?: string };
      return { file, original, version, isStale: translates !== version, isReviewed: reviewed !== undefined };
    }),
  );
}

/** A short hash of the texts in a value. The order does not count, because the editor saves fields in that of the schema. */
export async function versionOf(value: unknown): Promise<string> {
  const texts = walkValues(value).flatMap((part) =>
    typeof part.value === 'string' && !UNTRANSLATED.has(part.path.at(-1) ?? '') && !isDate(part.value)
      ? [part.value]
      : [],
  );
  const bytes = new TextEncoder().encode(JSON.stringify(texts.sort()));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Warnings for translations whose English text has changed. */
export async function findStaleTranslations(read: Pick<FilesRead, 'files'>): Promise<ContentIssue[]> {
  const stale = (await translationsIn(read)).filter(({ isStale }) => isStale);
  return stale.map(({ file: { path }, original }) => ({
    file: `content/${path}`,
    message: `translates an earlier version of content/${original}. Compare the two, and save this language in the editor or run npm run check-content -- --mark-translated ${path}`,
    isWarning: true,
  }));
}
