import { interpolate } from '../../shared/interpolate.ts';
import { countText, type FieldError } from '../../shared/tour-request/check-field.ts';
import type { FieldName } from '../../shared/tour-request/fields.ts';
import type { FieldMessages } from './props.ts';

export function fieldId(name: FieldName): string {
  return `tour-${name}`;
}

/** The sentence that says how to fix a field; empty without an error. */
export function errorText(texts: FieldMessages, error: FieldError | undefined): string {
  if (!error) return '';
  if (error.kind !== 'too-long') return texts[error.kind] ?? '';
  return interpolate(texts.tooLong, { count: countText(error.over) });
}
