import { interpolate } from '../../shared/interpolate.ts';
import type { FieldError, FieldErrors } from '../../shared/tour-request/check-field.ts';
import type { FieldName } from '../../shared/tour-request/fields.ts';
import type { ErrorTexts, FieldMessages } from './props.ts';

export function fieldId(name: FieldName): string {
  return `tour-${name}`;
}

/** The sentence that says how to fix a field; empty without an error. */
export function errorText(texts: FieldMessages, error: FieldError | undefined): string {
  return error ? interpolate(texts[error.kind] ?? '', { count: error.over.toLocaleString('en-US') }) : '';
}

export function summaryHeading({ summaryOne, summaryMany }: ErrorTexts, errors: FieldErrors): string {
  const count = Object.keys(errors).length;
  return count === 1 ? summaryOne : interpolate(summaryMany, { count: String(count) });
}
