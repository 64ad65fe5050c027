import { fieldSchemaOf } from '../../shared/content/field-schema.ts';
import { inLabels, labelsAt, labelsOfFile } from '../../shared/content/labels.ts';
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

/** The same for a line of `check-content`. */
export function describeLine(line: string): string {
  const [, file, field = '', message] = /^content\/([^:]+)(?::\d+:\d+)?: (?:([\w.]+): )?(.+)$/.exec(line) ?? [];
  return file && message ? describe(file, field.split('.').filter(Boolean), message) : inLabels(line);
}
