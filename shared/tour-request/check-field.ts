import type { FieldErrorKind } from '../problems.ts';
import { FIELDS, type FieldName, type FormField, isEmailAddress, type TourRequest } from './fields.ts';

/** `over` is the number of characters that are too many; 0 unless the value is too long. */
export interface FieldError {
  kind: FieldErrorKind;
  over: number;
}

export type FieldErrors = Partial<Record<FieldName, FieldError>>;

/** The error of a value. Browser and server check with it, so that both give the same answer. */
export function checkField(field: FormField, value: string): FieldError | undefined {
  if (field.required && isBlank(value)) return { kind: 'missing', over: 0 };
  // The spread counts characters, while `length` counts an emoji as two.
  const over = [...value].length - field.maxLength;
  if (over > 0) return { kind: 'too-long', over };
  if (field.kind !== 'email' || isBlank(value) || isEmailAddress(cleanEmail(value))) return undefined;
  return { kind: 'not-an-email', over: 0 };
}

/** The errors of all fields, in their order. */
export function checkRequest(request: TourRequest): FieldErrors {
  const found = FIELDS.map((field) => [field.name, checkField(field, request[field.name])] as const);
  return Object.fromEntries(found.filter(([, error]) => error));
}

// Invisible characters and the letters that look like a space: a pasted value may consist of them.
const INVISIBLE = /[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

function isBlank(value: string): boolean {
  return value.replace(INVISIBLE, '') === '';
}

/**
 * The email address that a text means: without invisible characters, such as a zero-width space, and without what comes with one that
 * is copied from a mail program or a sentence: "Name <a@b.net>", "mailto:a@b.net", a mark at its end.
 */
export function cleanEmail(value: string): string {
  const text = value.replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '').trim();
  const [, copied] = /^[^<>]*<([^<>]+)>[.,;]?$/.exec(text) ?? [];
  return (copied ?? text)
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[.,;]$/, '');
}
