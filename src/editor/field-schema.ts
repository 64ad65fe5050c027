import { stringify } from 'yaml';
import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { type ContentType, translationFields } from '../../shared/read-files.ts';
import { walkValues } from '../content/walk-values.ts';

/** A JSON Schema; `isNullable` replaces `anyOf` with null. */
export interface FieldSchema {
  type?: 'string' | 'integer' | 'boolean' | 'array' | 'object';
  title?: string;
  description?: string;
  widget?: 'image' | 'time' | 'hidden' | 'texts';
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
  pattern?: string;
  /** What the pattern asks for, in words. */
  wanted?: string;
  /** The value in a new list item. */
  default?: boolean;
  isOptional?: boolean;
  isNullable?: boolean;
}

/** The folder of the center below that of the project. */
export const contentFolder: string = import.meta.env.CONTENT_FOLDER ?? 'content';
export const photographFolder = `/${contentFolder}/photos`;
export const drawingFolder = '/src/illustrations';

/** The JSON Schema of a content file; translated files begin with `translates`. */
export function fieldSchemaOf({ files, schema }: ContentType): FieldSchema {
  const isTranslated = files.some((file) => file.startsWith('*/'));
  return jsonSchemaOf(isTranslated ? z.strictObject({ ...translationFields, ...schema.shape }) : schema);
}

function jsonSchemaOf(schema: z.ZodType): FieldSchema {
  const json = z.toJSONSchema(schema, { unrepresentable: 'any' });
  return JSON.parse(JSON.stringify(json), (_key, part) => {
    for (const [name, own] of Object.entries<FieldSchema>(part?.properties ?? {}))
      own.isOptional = !part.required?.includes(name);
    // A record may leave out any name.
    if (part?.additionalProperties) part.additionalProperties.isOptional = true;
    return part?.anyOf ? { ...part.anyOf[0], ...part, isNullable: true } : part;
  });
}

export function toEditor(schema: FieldSchema, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  if (schema.widget === 'image') return `${/\.svg$/.test(String(value)) ? drawingFolder : photographFolder}/${value}`;
  // A closing day may be only a date.
  if (schema.properties && typeof value === 'string') return { [Object.keys(schema.properties)[0] ?? '']: value };
  return schema.widget === 'texts' ? value : convertParts(schema, value, toEditor);
}

/** Converts a value of the editor to that of a content file: keys in the order of the schema, null for empty fields. */
export function toFile(schema: FieldSchema, value: unknown): unknown {
  // Pasted text often ends in a space.
  const trimmed = JSON.stringify(value ?? null, (_key, part) => (typeof part === 'string' ? part.trim() : part));
  return convertToFile(schema, JSON.parse(trimmed));
}

/** The text of a content file. */
export function stringifyContent(value: unknown): string {
  return stringify(value, { lineWidth: 120 });
}

function convertToFile(schema: FieldSchema, value: unknown): unknown {
  if (schema.type === 'boolean') return value || (schema.isOptional ? undefined : false);
  if (isEmpty(value) && schema.isOptional) return undefined;
  if (isEmpty(value) && schema.isNullable) return null;
  if (schema.widget === 'image') return fileOf(String(value ?? ''));
  if (schema.widget === 'texts') return textsOf(value);
  return convertParts(
    schema,
    value ?? (schema.type === 'array' ? [] : schema.type === 'object' ? {} : ''),
    convertToFile,
  );
}

function convertParts(schema: FieldSchema, value: unknown, convert: typeof toFile): unknown {
  if (Array.isArray(value)) return value.map((item, index) => convert(partOf(schema, index), item));
  if (typeof value !== 'object') return value;
  const own = value as Record<string, unknown>;
  const entries = Object.keys(schema.properties ?? own).map(
    (key) => [key, convert(partOf(schema, key), own[key])] as const,
  );
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}

export function partOf(
  { properties, additionalProperties, items, prefixItems }: FieldSchema,
  key: string | number,
): FieldSchema {
  return properties?.[key] ?? prefixItems?.[Number(key)] ?? (items || additionalProperties || {});
}

/** Texts by language, or only the English one if there is no other. */
function textsOf(value: unknown): unknown {
  const texts = Object.entries((value ?? {}) as object).filter(([, text]) => text);
  const isEnglish = texts.every(([language]) => language === DEFAULT_LANGUAGE);
  return isEnglish ? (texts[0]?.[1] ?? '') : Object.fromEntries(texts);
}

function fileOf(address: string): string {
  const name = address.split('/').at(-1) ?? '';
  // Unsaved photographs have a blob: URL.
  return address.startsWith('blob:') ? `${name}.webp` : name;
}

function isEmpty(value: unknown): boolean {
  return walkValues(value).every((part) => (part.value ?? '') === '');
}
