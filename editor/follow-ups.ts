import type { ContentType } from '../content-model/content-types.ts';
import { isSame } from '../content-model/is-same.ts';
import { changedTexts, versionOf } from '../content-model/translations.ts';
import { walkFields } from '../content-model/walk-fields.ts';
import { DEFAULT_LANGUAGE, languageName } from '../shared/language.ts';
import { describe, type Open, valueAt } from './describe.ts';
import { languageOf, typeOf } from './files.ts';
import { ask } from './store.ts';

/** A content file that a form changes. */
export interface ChangedFile {
  /** Path below the content folder. */
  file: string;
  /** The newest text, and its value as a form would save it. */
  text: string;
  before: unknown;
  /** The value to save. */
  value: Record<string, unknown>;
}

const zodOf = (file: string) => (typeOf(file) as ContentType).schema;

type Signed = { confirmed?: { on: string | null; version: string | null } };

/** Writes the version of the words into a signature with a new date. */
export function sign({ file, before, value }: Omit<ChangedFile, 'text'>): void {
  const { confirmed } = value as Signed;
  if (confirmed?.on && confirmed.on !== (before as Signed).confirmed?.on)
    confirmed.version = versionOf(zodOf(file), value);
}

const changedIn = ({ file, before, value }: ChangedFile) => changedTexts(zodOf(file), before, value);

/**
 * Remembers in a translation which English texts have changed since, and asks about those that were not changed with it.
 * Returns a note if the translation is old now.
 */
export async function markTranslation(translation: ChangedFile, files: readonly ChangedFile[]): Promise<string[]> {
  const original = translation.file.replace(/^\w+(?=\/)/, DEFAULT_LANGUAGE);
  const english = files.find(({ file }) => file === original);
  if (!english || translation === english) return [];
  const { file, value, text } = translation;
  const name = languageName(languageOf(file));
  const before = translation.before as { translates?: string; old?: string[] };
  const changed = changedIn(english);
  const answered = changedIn(translation);
  const version = versionOf(zodOf(file), english.value);
  // The English file was changed without the editor.
  const isUnknown = before.translates !== versionOf(zodOf(file), english.before) && !before.old;
  const old = [...new Set([...(before.old ?? []), ...changed])].filter((path) => !answered.includes(path));
  const isOld = before.translates !== version && (isUnknown || old.length > 0);
  const isTheSame = async () => {
    const open = new Map(files.map((one) => [one.file, one.value]));
    const places = old.map((path) => describe(english.file, path.split('.'), '', open));
    const question = `Does the ${name} page say the same now?`;
    return (await ask(['The English words have changed:', ...places, question], ['Yes', 'Not yet'])) === 0;
  };
  delete value.old;
  if (!text || !isOld || (answered.length > 0 && (await isTheSame()))) {
    value.translates = version;
    return [];
  }
  if (!isUnknown) value.old = old;
  return changed.length > 0 ? [`The ${name} page still has the old words.`] : [];
}

/** Notes about descriptions of pictures that were replaced, while their descriptions were not. */
export function notesAbout({ file, before, value }: ChangedFile, open: Open): string[] {
  return walkFields(zodOf(file), value).flatMap(({ path, value: text }) => {
    if (path.at(-1) !== 'alt' || !isSame(text, valueAt(before, path))) return [];
    const [pictureBefore, picture] = [before, value].map((all) => valueAt(all, [...path.slice(0, -1), 'file']));
    if (!pictureBefore || pictureBefore === picture) return [];
    return [describe(file, path, 'this described the picture before.', open)];
  });
}
