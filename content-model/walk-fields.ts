import { z } from 'zod';

export interface Field {
  path: readonly string[];
  value: unknown;
  /** What the field holds if it is not a text: a choice, or what its schema says in `meta({ holds })`. */
  holds?: unknown;
}

/** The fields of a value, down to those whose schema says what they hold. */
export function walkFields(schema: z.core.$ZodType, value: unknown, path: readonly string[] = []): Field[] {
  const holds = schema instanceof z.ZodEnum ? 'choice' : z.globalRegistry.get(schema)?.holds;
  if (holds) return [{ path, value, holds }];
  if (schema instanceof z.ZodPipe) return walkFields(schema.def.out, value, path);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return walkFields(schema.def.innerType, value, path);
  if (!value || typeof value !== 'object') return [{ path, value }];
  return Object.entries(value).flatMap(([key, part]) => walkFields(partOf(schema, key), part, [...path, key]));
}

function partOf(schema: z.core.$ZodType, key: string): z.core.$ZodType {
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(key)] ?? z.unknown();
  if (schema instanceof z.ZodRecord) return schema.valueType;
  return (schema instanceof z.ZodObject && schema.shape[key]) || z.unknown();
}
