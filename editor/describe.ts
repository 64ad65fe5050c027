import { fieldSchemaOf } from '../content-model/field-schema.ts';
import { isObject, isSame } from '../content-model/is-same.ts';
import { inLabels, inWords, labelsAt, labelsOfFile } from '../content-model/labels.ts';
import { typeOf } from './changed-file.ts';
import { languages, values } from './files.ts';

/** The files of the open form, as they will be. */
export const open = new Map<string, unknown>();

/** A message about a field, with the labels of fields and files instead of their paths. */
export function describe(file: string, field: readonly string[], message: string): string {
  const [name, language] = labelsOfFile(file, languages);
  const place = [!open.has(file) && name, language].filter(Boolean).join(' in ');
  const type = typeOf(file);
  const labels = type ? labelsAt(fieldSchemaOf(type), field, open.get(file) ?? values.get(file)) : [];
  // Some messages begin with the name.
  const others = labels.filter((label) => !message.includes(/“.+”$/.exec(label)?.[0] ?? '\n'));
  return [place, others.join(', '), inLabels(message)].filter(Boolean).join(': ');
}

/** What differs between two values of a file, as the boxes of the form show it. */
export function describeChanges(file: string, before: unknown, after: unknown, path: string[] = []): string[] {
  if (isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length)
    return [describe(file, path, listChanges(before, after).join(', '))];
  if (isObject(before) && isObject(after))
    return Object.keys({ ...before, ...after }).flatMap((key) =>
      describeChanges(file, before[key], after[key], [...path, key]),
    );
  return [describe(file, path, `“${inWords(before)}” becomes “${inWords(after)}”`)];
}

/** Such as “12/24/2026” is gone. */
export function listChanges(before: unknown[], after: unknown[]): string[] {
  const without = (items: unknown[], others: unknown[]) =>
    items.filter((item) => !others.some((one) => isSame(one, item))).map((item) => `“${inWords(item)}”`);
  return [
    ...without(after, before).map((item) => `${item} is new`),
    ...without(before, after).map((item) => `${item} is gone`),
  ];
}

/** A message for a line of `check-content`. */
export function describeLine(line: string): string {
  const [, file, field = '', message] = /^content\/([^:]+)(?::\d+:\d+)?: (?:([\w.]+): )?(.+)$/.exec(line) ?? [];
  return file && message ? describe(file, field.split('.').filter(Boolean), message) : inLabels(line);
}
