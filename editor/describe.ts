import type { ContentIssue } from '../content-model/content-error.ts';
import { isObject, isSame } from '../content-model/is-same.ts';
import { inLabels, inWords, itemName, labelsAt, labelsOfFile } from '../content-model/labels.ts';
import { valueAt } from '../content-model/value-at.ts';
import { withoutKeys } from './convert.ts';
import { isShown } from './field-kinds.ts';
import { languages, pathInContent, schemaOf } from './files.ts';
import { getState } from './store.ts';

/** The values of a form, by file. */
type FormValues = ReadonlyMap<string, unknown>;

/** A message about a field, with the labels of fields and files instead of their paths. The file is named unless it is in the open form. */
export function describe(
  file: string,
  field: readonly string[],
  message: string,
  form: FormValues = new Map(),
): string {
  const [name, language] = labelsOfFile(file, languages);
  const place = [!form.has(file) && name, language].filter(Boolean).join(' in ');
  const labels = labelsAt(schemaOf(file), field, form.get(file) ?? getState().values.get(file));
  // Some messages begin with the name.
  const others = labels.filter((label) => !message.includes(/“.+”$/.exec(label)?.[0] ?? '\n'));
  return [place, others.join(', '), inLabels(message)].filter(Boolean).join(': ');
}

export const describeIssueAt = (issue: ContentIssue, form?: FormValues) =>
  describe(pathInContent(issue.file), (issue.path ?? []).map(String), issue.message, form);

/** Paths at which two values of a file differ, without fields that no form shows. */
export const shownChanges = (file: string, before: unknown, after: unknown) =>
  changedPaths(before, after).filter((path) => isShown(schemaOf(file), path));

/** A list with another length counts as one path. */
function changedPaths(before: unknown, after: unknown, path: string[] = []): string[][] {
  if (isSame(before, after)) return [];
  const isLonger = Array.isArray(before) && Array.isArray(after) && before.length !== after.length;
  if (isLonger || !isObject(before) || !isObject(after)) return [path];
  return Object.keys({ ...before, ...after }).flatMap((key) => changedPaths(before[key], after[key], [...path, key]));
}

/** What differs between two values of a file, as the boxes of the form show it. */
export function describeChanges(file: string, before: unknown, after: unknown): string[] {
  return shownChanges(file, before, after).map((path) => {
    const [old, now] = [valueAt(before, path), valueAt(after, path)];
    const isList = Array.isArray(old) && Array.isArray(now);
    return describe(file, path, isList ? listChanges(old, now) : `“${inWords(old)}” becomes “${inWords(now)}”`);
  });
}

/** What to call a value: an item by its name, anything else as its box shows it. */
export const inShort = (value: unknown): string => (isObject(value) && itemName(value)) || inWords(withoutKeys(value));

/** Such as “Rosa L.” is gone. */
export function listChanges(before: readonly unknown[], after: readonly unknown[]): string {
  const namesIn = (items: readonly unknown[], others: readonly unknown[]) =>
    items.filter((item) => !others.some((other) => isSame(withoutKeys(other), withoutKeys(item)))).map(inShort);
  const [added, gone] = [namesIn(after, before), namesIn(before, after)];
  const changes = [
    ...added.map((name) => `“${name}” ${gone.includes(name) ? 'has changed' : 'is new'}`),
    ...gone.filter((name) => !added.includes(name)).map((name) => `“${name}” is gone`),
  ];
  return changes.join(', ') || 'The order is another';
}

/** A message as a sentence at its box. */
export function inSentence(message: string): string {
  const text = inLabels(message);
  return /^(is|has|are) /.test(text) ? `This ${text}` : text.charAt(0).toUpperCase() + text.slice(1);
}
