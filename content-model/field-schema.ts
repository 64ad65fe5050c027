import { z } from 'zod';
import type { ContentType } from './content-types.ts';

/** A JSON Schema; `isNullable` replaces `anyOf` with null. */
export interface FieldSchema {
  type?: 'string' | 'integer' | 'boolean' | 'array' | 'object';
  title?: string;
  description?: string;
  holds?: string;
  widget?: 'long' | 'image' | 'time' | 'hidden' | 'texts';
  format?: string;
  enum?: string[];
  properties?: Record<string, FieldSchema>;
  additionalProperties?: FieldSchema;
  items?: FieldSchema;
  prefixItems?: FieldSchema[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  /** The value in a new list item. */
  default?: boolean;
  isOptional?: boolean;
  isNullable?: boolean;
}

const schemas = new WeakMap<ContentType, FieldSchema>();

/** The JSON Schema of a type of content file, which is made once. */
export function fieldSchemaOf(type: ContentType): FieldSchema {
  const known = schemas.get(type);
  if (known) return known;
  const json = z.toJSONSchema(type.schema, { unrepresentable: 'any' });
  const schema: FieldSchema = JSON.parse(JSON.stringify(json), (_key, part) => {
    for (const [name, own] of Object.entries<FieldSchema>(part?.properties ?? {}))
      own.isOptional = !part.required?.includes(name);
    // A record may leave out any name.
    if (part?.additionalProperties) part.additionalProperties.isOptional = true;
    return part?.anyOf?.[1]?.type === 'null' ? { ...part.anyOf[0], ...part, isNullable: true } : part;
  });
  schemas.set(type, schema);
  return schema;
}

export function partOf(
  { properties, additionalProperties, items, prefixItems }: FieldSchema,
  key: string | number,
): FieldSchema {
  return properties?.[key] ?? prefixItems?.[Number(key)] ?? (items || additionalProperties || {});
}
