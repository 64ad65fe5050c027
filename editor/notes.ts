import { isObject } from '../content-model/is-same.ts';
import { walkFields } from '../content-model/walk-fields.ts';
import { type ChangedFile, textsChangedIn } from './changed-file.ts';
import { describe } from './describe.ts';

/** Notes about what was probably forgotten in the files of a form. */
export function notesAbout(changed: ChangedFile): string[] {
  const { file, type, before, value } = changed;
  const texts = new Map(walkFields(type.schema, value).map(({ path, value: text }) => [path.join('.'), text]));
  const unusual = textsChangedIn(changed).flatMap((path) => {
    const note = unusualIn(path, String(texts.get(path) ?? ''));
    return note ? [describe(file, path.split('.'), note)] : [];
  });
  const old = oldDescriptions(before, value).map((path) => describe(file, path, 'this described the picture before.'));
  return [...old, ...unusual];
}

function unusualIn(path: string, text: string): string | undefined {
  if (/\n|^[-*] |[•◦▪]/m.test(text)) return 'line breaks and bullets are not shown.';
  if (/\p{Extended_Pictographic}|!!/u.test(text)) return 'emoji and “!!!” look like advertising.';
  if (path.endsWith('alt') && /\.(jpe?g|png|webp|heic)$/i.test(text))
    return 'this is the name of a file. Say what the picture shows.';
  return undefined;
}

/** Paths of descriptions that were left unchanged under another picture. */
function oldDescriptions(before: unknown, value: unknown, path: string[] = []): string[][] {
  if (!isObject(before) || !isObject(value)) return [];
  const isOld = before.file && before.file !== value.file && before.alt === value.alt;
  const parts = Object.keys(value).flatMap((key) => oldDescriptions(before[key], value[key], [...path, key]));
  return isOld ? [[...path, 'alt'], ...parts] : parts;
}
