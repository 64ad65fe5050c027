import type { FieldError } from './check-field.ts';
import type { FieldName, FormField } from './fields.ts';

/** Name of the part of the page for a refused form that shows a field with an error, or as right. */
export function fieldPart(name: FieldName, state: FieldError['kind'] | 'right'): string {
  return `${name}-${state}`;
}

/** Name of the text that says by how many characters a field is too long. */
export function overText(name: FieldName): string {
  return `${name}-over`;
}

export function possibleErrors({ kind, required }: FormField): FieldError['kind'][] {
  return [...(required ? (['missing'] as const) : []), 'too-long', ...(kind === 'email' ? (['invalid'] as const) : [])];
}
