import { z } from 'zod';
import type { ContentType } from '../../shared/read-files.ts';
import { translationFields } from '../../shared/translation-fields.ts';
import { walkValues } from '../content/walk-values.ts';

/** The JSON Schema of content; `isNullable` replaces a choice between a value and null. */
export interface Box {
  type?: 'string' | 'integer' | 'boolean' | 'array' | 'object';
  title?: string;
  description?: string;
  widget?: 'image' | 'time' | 'hidden';
  format?: string;
  enum?: string[];
  properties?: Record<string, Box>;
  additionalProperties?: Box;
  items?: Box;
  prefixItems?: Box[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
  /** The wanted form, for a pattern. */
  wanted?: string;
  isOptional?: boolean;
  isNullable?: boolean;
}

export const photographFolder = '/content/photos';
export const drawingFolder = '/src/illustrations';

/** The box of a content file; a translated one begins with the fields of translations. */
export function boxOfFile({ files, schema }: ContentType): Box {
  const isTranslated = files.some((file) => file.startsWith('*/'));
  return boxOf(isTranslated ? z.strictObject({ ...translationFields, ...schema.shape }) : schema);
}

function boxOf(schema: z.ZodType): Box {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return JSON.parse(JSON.stringify(json), (_key, part) => {
    for (const [name, own] of Object.entries<Box>(part?.properties ?? {}))
      own.isOptional = !part.required?.includes(name);
    // Names that a record leaves out are missing.
    if (part?.additionalProperties) part.additionalProperties.isOptional = true;
    return part?.anyOf ? { ...part.anyOf[0], ...part, isNullable: true } : part;
  });
}

export function toEditor(box: Box, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  if (box.widget === 'image') return `${/\.svg$/.test(String(value)) ? drawingFolder : photographFolder}/${value}`;
  // A closing day may be written as its date alone.
  if (box.properties && typeof value === 'string') return { [Object.keys(box.properties)[0] ?? '']: value };
  return convertParts(box, value, toEditor);
}

/** A value of the editor as in a content file, with its keys in the order of the schema, and null for empty boxes. */
export function toFile(box: Box, value: unknown): unknown {
  if (box.type === 'boolean') return value || (box.isOptional ? undefined : false);
  if (isEmpty(value) && box.isOptional) return undefined;
  if (isEmpty(value) && box.isNullable) return null;
  if (box.widget === 'image') return fileOf(String(value ?? ''));
  return convertParts(box, value ?? (box.type === 'array' ? [] : box.type === 'object' ? {} : ''), toFile);
}

function convertParts(box: Box, value: unknown, convert: typeof toFile): unknown {
  if (Array.isArray(value)) return value.map((item, index) => convert(partOf(box, index), item));
  if (typeof value !== 'object') return value;
  const own = value as Record<string, unknown>;
  const entries = Object.keys(box.properties ?? own).map((key) => [key, convert(partOf(box, key), own[key])] as const);
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}

function partOf({ properties, additionalProperties, items, prefixItems }: Box, key: string | number): Box {
  return properties?.[key] ?? prefixItems?.[Number(key)] ?? (items || additionalProperties || {});
}

function fileOf(address: string): string {
  const name = address.split('/').at(-1) ?? '';
  // A photograph that was not saved yet has the address of its bytes.
  return address.startsWith('blob:') ? `${name}.webp` : name;
}

function isEmpty(value: unknown): boolean {
  return walkValues(value).every((part) => (part.value ?? '') === '');
}
