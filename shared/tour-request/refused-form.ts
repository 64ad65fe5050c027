import type { ErrorKind } from './check-field.ts';
import type { FieldName } from './fields.ts';

/** Name of the part of the page for a refused form that shows a field with an error, or as right. */
export function fieldPart(name: FieldName, state: ErrorKind | 'right'): string {
  return `${name}-${state}`;
}

/** Name of the part that shows an option of a select as chosen. */
export function chosenPart(name: FieldName, option: string): string {
  const encoded = encodeURIComponent(option.toWellFormed());
  return `${name}=${encoded.replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}

/** Name of the text that says by how many characters a field is too long. */
export function overText(name: FieldName): string {
  return `${name}-over`;
}
