import type { ContentType } from '../content-model/content-types.ts';
import { isSame } from '../content-model/is-same.ts';
import { changedTexts, versionOf } from '../content-model/translations.ts';
import { walkFields } from '../content-model/walk-fields.ts';
import { DEFAULT_LANGUAGE, languageName } from '../shared/language.ts';
import { describe, valueAt } from './describe.ts';
import { languageOf, typeOf } from './files.ts';
import { ask } from './parts.tsx';

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
  const english = files.find(({ file }) => languageOf(file) === DEFAULT_LANGUAGE);
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
    const places = old.map((path) => describe(english.file, path.split('.'), ''));
    const question = `Does the ${name} page say the same now?`;
    return (await ask(['The English words have changed:', ...places, question], ['Yes', 'Not yet'])) === 'Yes';
  };
  delete value.old;
  if (!text || !isOld || (answered.length > 0 && (await isTheSame()))) {
    value.translates = version;
    return [];
  }
  if (!isUnknown) value.old = old;
  return changed.length > 0 ? [`The ${name} page still has the old words.`] : [];
}

/** Notes about probable mistakes in what was changed. */
export function notesAbout({ file, before, value }: ChangedFile): string[] {
  return walkFields(zodOf(file), value).flatMap(({ path, value: text, holds }) => {
    if (typeof text !== 'string' || (holds && holds !== 'example')) return [];
    const [pictureBefore, picture] = [before, value].map((all) => valueAt(all, [...path.slice(0, -1), 'file']));
    const isDescription = path.at(-1) === 'alt';
    const isUnchanged = isSame(text, valueAt(before, path));
    const isOld = isDescription && isUnchanged && pictureBefore && pictureBefore !== picture;
    const note = isOld ? 'this described the picture before.' : !isUnchanged && unusualIn(text, isDescription);
    return note ? [describe(file, path, note)] : [];
  });
}

function unusualIn(text: string, isDescription: boolean): string | undefined {
  if (/\n|^[-*] |[•◦▪]/m.test(text)) return 'line breaks and bullets are not shown.';
  if (/\p{Extended_Pictographic}|!!/u.test(text)) return 'emoji and “!!!” look like advertising.';
  if (isDescription && /\.(jpe?g|png|webp|heic)$/i.test(text))
    return 'this is the name of a file. Say what the picture shows.';
  return undefined;
}
