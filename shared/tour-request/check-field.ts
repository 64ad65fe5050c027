import { FIELDS, type FieldName, type FormField, isEmailAddress } from './fields.ts';

/** In which way a value is wrong: nothing stands in the field, more letters than it takes, or no e-mail address. */
export type ErrorKind = 'missing' | 'too-long' | 'invalid';

/** What is wrong with a field. */
export interface FieldError {
  kind: ErrorKind;
  /** How many letters are too many; 0 unless the value is too long. */
  over: number;
}

/** What is wrong with a form, by field. */
export type FieldErrors = Partial<Record<FieldName, FieldError>>;

/** What is wrong with a value, if anything; `isWellFormed` says whether it is what the kind of its field asks for. */
export function checkField(field: FormField, value: string, isWellFormed: boolean): FieldError | undefined {
  // Blanks alone pass the browser's own check, and are no answer.
  if (field.required && value.trim() === '') return { kind: 'missing', over: 0 };
  const over = lettersOf(value) - field.maxLength;
  if (over > 0) return { kind: 'too-long', over };
  return isWellFormed ? undefined : { kind: 'invalid', over: 0 };
}

/** What is wrong with a form, in the order of its fields; `check` says what is wrong with one of them. */
export function errorsBy(check: (field: FormField<FieldName>) => FieldError | undefined): FieldErrors {
  const found = FIELDS.map((field) => [field.name, check(field)] as const);
  return Object.fromEntries(found.filter(([, error]) => error));
}

/** Whether a value is what the kind of its field asks for, by the rules that browsers use. */
export function isWellFormedFor({ kind }: FormField, value: string): boolean {
  const text = value.trim();
  return kind !== 'email' || text === '' || isEmailAddress(text);
}

/** The ways in which the value of a field can be wrong. */
export function possibleErrors({ kind, required }: FormField): ErrorKind[] {
  const errors: ErrorKind[] = required ? ['missing'] : [];
  if (kind !== 'select') errors.push('too-long');
  if (kind === 'email') errors.push('invalid');
  return errors;
}

// People count a face or a letter beyond the first 65,536 as one, though JavaScript counts it as two.
function lettersOf(text: string) {
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}

/** A number of letters as people read it, such as 1,204. */
export function countText(count: number): string {
  return count.toLocaleString('en-US');
}
