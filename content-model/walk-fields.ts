import type { ContentType } from './content-types.ts';
import { type FieldSchema, fieldSchemaOf, partOf } from './field-schema.ts';

export interface Field {
  path: readonly string[];
  value: unknown;
  /** What the field holds if it is not a text: a choice, or what its schema says in `meta({ holds })`. */
  holds?: string | undefined;
}

/** The fields of a value of a content file, down to those whose schema says what they hold. */
export function walkFields(type: ContentType, value: unknown): Field[] {
  return walk(fieldSchemaOf(type), value, []);
}

function walk(schema: FieldSchema, value: unknown, path: readonly string[]): Field[] {
  const holds = schema.enum ? 'choice' : schema.holds;
  if (holds || !value || typeof value !== 'object') return [{ path, value, holds }];
  return Object.entries(value).flatMap(([key, part]) => walk(partOf(schema, key), part, [...path, key]));
}
