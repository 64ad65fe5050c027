import { toFile } from '../convert.ts';
import { schemaOf } from '../files.ts';
import type { FormEntry } from '../form-list.ts';
import type { FormFile } from '../store.ts';
import type { Shown, Values } from './shown.ts';

/** A new service is none of the files that its form begins with. */
export const nameIn = ({ isNew }: FormEntry, file: string) =>
  isNew ? file.replace(/[^/]+$/, 'a-new-service.yaml') : file;

/** What the files of a form would hold. A key changes one of them. */
const converted = new WeakMap<object, unknown>();

function fileValueOf({ file, value }: FormFile): unknown {
  const known = converted.get(value as object) ?? toFile(schemaOf(file), value);
  converted.set(value as object, known);
  return known;
}

/** The values of all content files with what is typed in a form, and without. */
export function contentsOf(
  entry: FormEntry,
  typed: readonly FormFile[],
  values: Values,
): Pick<Shown, 'form' | 'values' | 'saved'> {
  const own = typed.map((one) => [nameIn(entry, one.file), fileValueOf(one)] as const);
  const saved = new Map([...values, ...entry.files.map((file) => [nameIn(entry, file), values.get(file)] as const)]);
  return { form: own.map(([file]) => file), values: new Map([...saved, ...own]), saved };
}
