import { FIELDS, type FieldName, type FormField, isEmailAddress } from './fields.ts';

/** The errors of a value: empty, longer than the field takes, or not an email address. */
export type ErrorKind = 'missing' | 'too-long' | 'invalid';

export interface FieldError {
  kind: ErrorKind;
  /** How many characters are too many; 0 unless the value is too long. */
  over: number;
}

export type FieldErrors = Partial<Record<FieldName, FieldError>>;

/** The error in a value, if any; `isWellFormed` tells whether it fits the kind of its field. */
export function checkField(field: FormField, value: string, isWellFormed: boolean): FieldError | undefined {
  // Blanks alone pass the browser's own check, and are no answer.
  if (field.required && value.trim() === '') return { kind: 'missing', over: 0 };
  // The spread counts characters, where `length` counts an emoji as two.
  const over = [...value].length - field.maxLength;
  if (over > 0) return { kind: 'too-long', over };
  return isWellFormed ? undefined : { kind: 'invalid', over: 0 };
}

/** The errors of a form, in the order of its fields; `check` finds that of one field. */
export function errorsBy(check: (field: FormField<FieldName>) => FieldError | undefined): FieldErrors {
  const found = FIELDS.map((field) => [field.name, check(field)] as const);
  return Object.fromEntries(found.filter(([, error]) => error));
}

/** Whether a value fits the kind of its field, by the rules of browsers. */
export function isWellFormedFor({ kind }: FormField, value: string): boolean {
  const text = value.trim();
  return kind !== 'email' || text === '' || isEmailAddress(text);
}

export function possibleErrors({ kind, required }: FormField): ErrorKind[] {
  const errors: ErrorKind[] = required ? ['missing'] : [];
  if (kind !== 'select') errors.push('too-long');
  if (kind === 'email') errors.push('invalid');
  return errors;
}

export function countText(count: number): string {
  return count.toLocaleString('en-US');
}
