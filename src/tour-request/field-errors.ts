import { interpolate } from '../../shared/interpolate.ts';
import {
  checkField,
  countText,
  type ErrorKind,
  errorsBy,
  type FieldError,
  type FieldErrors,
} from '../../shared/tour-request/check-field.ts';
import type { FormField } from '../../shared/tour-request/fields.ts';
import type { FieldTexts } from '../content/field-texts-schema.ts';
import { type Control, controlOf } from './controls.ts';

/** The error in a box; the browser checks formats such as email addresses. */
export function errorOf(field: FormField, { value, validity }: Pick<Control, 'value' | 'validity'>) {
  return checkField(field, value, validity.valid);
}

export function errorsIn(form: HTMLFormElement): FieldErrors {
  return errorsBy((field) => errorOf(field, controlOf(form, field.name)));
}

/** The sentence that says how to fix a field; `over` is the number of characters that are too many. */
export function errorText(texts: FieldTexts, kind: ErrorKind, over: string): string | undefined {
  if (kind !== 'too-long') return texts[kind];
  return texts.tooLong && interpolate(texts.tooLong, { count: over });
}

export function sentenceFor(texts: FieldTexts, error: FieldError | undefined): string | undefined {
  return error && errorText(texts, error.kind, countText(error.over));
}
