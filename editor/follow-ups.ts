import type { ContentType } from '../content-model/content-types.ts';
import { type FieldSchema, partOf } from '../content-model/field-schema.ts';
import { isSame } from '../content-model/is-same.ts';
import { inWords } from '../content-model/labels.ts';
import { dateIn } from '../content-model/time-zone.ts';
import { versionOf } from '../content-model/translations.ts';
import { valueAt } from '../content-model/value-at.ts';
import { type Field, walkFields } from '../content-model/walk-fields.ts';
import { DEFAULT_LANGUAGE, languageName } from '../shared/language.ts';
import { describe, shownChanges } from './describe.ts';
import { kindOf } from './field-kinds.ts';
import { languageOf, schemaOf, typeOf } from './files.ts';
import type { Message } from './spots.ts';
import { ask, getState } from './store.ts';

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

const knownType = (file: string) => typeOf(file) as ContentType;

type Signed = { confirmed?: { on: string | null } };

const schemaAt = (file: string, path: readonly string[]) => path.reduce<FieldSchema>(partOf, schemaOf(file));

const wordKinds: unknown[] = ['text', 'long', 'texts', 'list', 'group'];

/** Paths of words that a save changes. */
const changedIn = ({ file, before, value }: Omit<ChangedFile, 'text'>) =>
  shownChanges(file, before, value).filter(
    (path) => path[0] !== 'confirmed' && wordKinds.includes(kindOf(schemaAt(file, path))),
  );

/** Empties the date of a signature under words that have changed since, and returns a note that says so. */
export function clearSignature(changed: Omit<ChangedFile, 'text'>): string[] {
  const { confirmed } = changed.value as Signed;
  const isNew = confirmed?.on !== (changed.before as Signed).confirmed?.on;
  if (!confirmed?.on || isNew || changedIn(changed).length === 0) return [];
  confirmed.on = null;
  return ['“Confirmed” is empty now, since the words have changed.'];
}

/**
 * Marks a translation as that of the English words that are saved with it. If not all of them were changed with it, that is asked,
 * unless no word of it was changed. Returns a note if the translation is old now.
 */
export async function markTranslation(translation: ChangedFile, files: readonly ChangedFile[]): Promise<string[]> {
  const original = translation.file.replace(/^\w+(?=\/)/, DEFAULT_LANGUAGE);
  const english = files.find(({ file }) => file === original);
  if (!english || translation === english) return [];
  const { file, value, text } = translation;
  const name = languageName(languageOf(file));
  const { translates } = translation.before as { translates?: string };
  const [changed, answered] = [changedIn(english), changedIn(translation)];
  const unanswered = changed.filter((path) => !answered.some((other) => isSame(path, other)));
  const version = versionOf(knownType(file), english.value);
  const wasOld = translates !== versionOf(knownType(file), english.before);
  const isOld = text && translates !== version && (wasOld || unanswered.length > 0);
  const isTheSame = async () => {
    const values = new Map(files.map((changed) => [changed.file, changed.value]));
    const places = unanswered.map((path) => describe(english.file, path, '', values));
    const first = `The English words have changed${places.length > 0 ? ':' : '.'}`;
    return (await ask([first, ...places, `Does the ${name} page say the same now?`], ['Yes', 'Not yet'])) === 0;
  };
  if (!isOld || (answered.length > 0 && (await isTheSame()))) {
    value.translates = version;
    return [];
  }
  return changed.length > 0 ? [`The ${name} page still has the old words.`] : [];
}

/** Kinds of dates on which something was checked. No page shows them. */
const CHECKS: unknown[] = ['claim', 'source', 'facts', 'page'];

/** Errors for new dates that do nothing: a last day that is over, and a check that is to come. */
export function idleDates({ file, before, value }: ChangedFile): Message[] {
  const today = dateIn((getState().values.get('site.yaml') as { timeZone: string }).timeZone);
  const nameOf = ({ path, value: date }: Pick<Field, 'path' | 'value'>) => `${path.at(-1)} ${date}`;
  const known = walkFields(knownType(file), before).map(nameOf);
  return walkFields(knownType(file), value).flatMap((field): Message[] => {
    const { path, value: date, holds } = field;
    if (typeof date !== 'string' || known.includes(nameOf(field))) return [];
    const message = (text: string) => [{ file, path: path.join('.'), text: `${inWords(date)} ${text}` }];
    if (CHECKS.includes(holds) && date > today) return message('has not come yet.');
    const isLast = path.at(-1) === 'until' || !valueAt(value, [...path.slice(0, -1), 'until']);
    if (holds !== 'date' || !isLast || date >= today) return [];
    const year = Number(today.slice(0, 4)) + (date.slice(4) < today.slice(4) ? 1 : 0);
    return message(`is over. Did you mean ${year}?`);
  });
}

/** Whether no page shows what a save changes in a file. */
export function isUnseen({ file, before, value }: ChangedFile): boolean {
  if (value.hidden && (before as ChangedFile['value']).hidden) return true;
  return shownChanges(file, before, value).every(
    (path) =>
      CHECKS.includes(schemaAt(file, path).holds) ||
      path[0] === 'confirmed' ||
      (path[0] === 'claims' && path[2] === 'note'),
  );
}
