import { FIELDS, type FieldName } from '../../shared/tour-request/fields.ts';

/** What is wrong with a field: nothing stands in it, or not what its type asks for. */
export type FieldError = 'missing' | 'invalid';

/** The fields that need mending. */
export type FieldErrors = Partial<Record<FieldName, FieldError>>;

type Control = Pick<HTMLInputElement, 'validity' | 'required' | 'value'>;

/** What is wrong with a field by the browser's own check, or nothing. */
export function errorOf({ validity, required, value }: Control): FieldError | undefined {
  // Blanks alone pass that check; the collector would send them back.
  if (required && !value.trim()) return 'missing';
  if (validity.valid) return undefined;
  return validity.valueMissing ? 'missing' : 'invalid';
}

/** What is wrong with a form, in the order of its fields. */
export function errorsIn(controls: { namedItem(name: string): unknown }): FieldErrors {
  const found = FIELDS.map(({ name }) => [name, errorOf(controls.namedItem(name) as Control)] as const);
  return Object.fromEntries(found.filter(([, error]) => error));
}
