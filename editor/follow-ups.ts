import type { ContentType } from '../content-model/content-types.ts';
import { inWords } from '../content-model/labels.ts';
import { changedTexts, versionOf } from '../content-model/translations.ts';
import { valueAt } from '../content-model/value-at.ts';
import { type Field, walkFields } from '../content-model/walk-fields.ts';
import { DEFAULT_LANGUAGE, languageName } from '../shared/language.ts';
import { describe, shownChanges } from './describe.ts';
import { languageOf, typeOf } from './files.ts';
import type { Message } from './spots.ts';
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

/** Kinds of dates on which something was checked. No page shows them. */
const CHECKS: unknown[] = ['claim', 'source', 'facts'];

/** Errors for new dates that do nothing: a last day that is over, and a check that is to come. */
export function idleDates({ file, before, value }: ChangedFile, today: string): Message[] {
  const nameOf = ({ path, value: date }: Pick<Field, 'path' | 'value'>) => `${path.at(-1)} ${date}`;
  const known = walkFields(zodOf(file), before).map(nameOf);
  return walkFields(zodOf(file), value).flatMap((field): Message[] => {
    const { path, value: date, holds } = field;
    if (typeof date !== 'string' || known.includes(nameOf(field))) return [];
    const message = (text: string) => [{ file, path: path.join('.'), text: `${inWords(date)} ${text}` }];
    if ((CHECKS.includes(holds) || path.at(-1) === 'on') && date > today) return message('has not come yet.');
    const isLast = path.at(-1) === 'until' || !valueAt(value, [...path.slice(0, -1), 'until']);
    if (holds !== 'date' || path.at(-1) === 'on' || !isLast || date >= today) return [];
    const year = Number(today.slice(0, 4)) + (date.slice(4) < today.slice(4) ? 1 : 0);
    return message(`is over. Did you mean ${year}?`);
  });
}

/** Whether no page shows what a save changes in a file. */
export function isUnseen({ file, before, value }: ChangedFile): boolean {
  if (value.hidden && (before as ChangedFile['value']).hidden) return true;
  const kinds = new Map(walkFields(zodOf(file), value).map(({ path, holds }) => [path.join('.'), holds]));
  return shownChanges(file, before, value).every(
    (path) =>
      CHECKS.includes(kinds.get(path.join('.'))) ||
      path[0] === 'confirmed' ||
      (path[0] === 'claims' && path[2] === 'note'),
  );
}
