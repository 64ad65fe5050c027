import { z } from 'zod';
import { editorName, isPicture, type Plain, unwrap } from './schema.ts';

/** Folders of pictures as the editor names them. */
export const photographFolder = '/content/photos';
export const drawingFolder = '/src/illustrations';

/** Text that stands for null where an empty box means that a value is missing. */
export const NOTHING = '-';

/** The schema of a file in the editor, which knows objects alone: a list becomes a field of one. */
export function editorSchema(schema: z.ZodType): z.ZodType {
  return unwrap(schema).def.type === 'array' ? z.strictObject({ items: schema }) : schema;
}

/** A content file as the boxes of the editor. */
export function toEditor(schema: z.ZodType, value: unknown): unknown {
  return toBoxes(editorSchema(schema), Array.isArray(value) ? { items: value } : value);
}

/** The boxes of the editor as a content file. */
export function toFile(schema: z.ZodType, value: unknown): unknown {
  const file = fromBoxes(editorSchema(schema), value);
  return unwrap(schema).def.type === 'array' ? (file as { items: unknown }).items : file;
}

function toBoxes(schema: z.ZodType, value: unknown): unknown {
  const { def, isOptional, isNullable } = unwrap(schema);
  if (value === null) return isOptional && isNullable ? (def.type === 'array' ? [NOTHING] : NOTHING) : undefined;
  if (def.valueType) return mapValues(value, (item) => toBoxes(def.valueType as z.ZodType, item));
  if (def.shape && typeof value === 'object' && value) {
    const own = value as Record<string, unknown>;
    const entries = Object.entries(def.shape).flatMap(([key, inner]) => {
      if (own[key] === undefined) return [];
      const isFile = isPicture(def) && ['file', 'phone'].includes(key);
      return [[editorName(key), isFile ? pictureAddress(String(own[key])) : toBoxes(inner, own[key])]];
    });
    return Object.fromEntries(entries);
  }
  // A closing day may be written as its date alone.
  if (def.shape?.date) return { date: value };
  if (Array.isArray(value)) return value.map((item, index) => toBoxes(itemOf(def, index), item));
  return value;
}

/** Keys in the order of the schema, and null for empty boxes. */
function fromBoxes(schema: z.ZodType, value: unknown): unknown {
  const plain = unwrap(schema);
  const { def } = plain;
  if (isEmpty(value) && def.type !== 'boolean') return emptyValue(plain);
  if (plain.isOptional && plain.isNullable && String(value) === NOTHING) return null;
  switch (def.type) {
    case 'object': {
      const own = value as Record<string, unknown>;
      const entries = Object.entries(def.shape ?? {}).flatMap(([key, inner]) => {
        const item = fromBoxes(inner, own[editorName(key)]);
        const isFile = isPicture(def) && ['file', 'phone'].includes(key);
        return item === undefined ? [] : [[key, isFile ? fileOf(String(item)) : item]];
      });
      return Object.fromEntries(entries);
    }
    case 'array':
    case 'tuple':
      return (value as unknown[]).map((item, index) => fromBoxes(itemOf(def, index), item));
    case 'record':
      return mapValues(value, (item) => fromBoxes(def.valueType as z.ZodType, item));
    case 'boolean':
      return Boolean(value);
    case 'literal':
      return value === true ? true : undefined;
    default:
      return value;
  }
}

function mapValues(value: unknown, convert: (item: unknown) => unknown): unknown {
  return Object.fromEntries(Object.entries(value as object).map(([key, item]) => [key, convert(item)]));
}

function itemOf({ element, items }: Plain['def'], index: number): z.ZodType {
  return (element ?? items?.[index]) as z.ZodType;
}

function pictureAddress(file: string): string {
  return `${file.endsWith('.svg') ? drawingFolder : photographFolder}/${file}`;
}

function fileOf(address: string): string {
  const name = address.split('/').at(-1) ?? '';
  // A photograph that was not saved yet has the address of its bytes.
  return address.startsWith('blob:') ? `${name}.webp` : name;
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (value && typeof value === 'object') return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === '';
}

function emptyValue({ def, isOptional, isNullable }: Plain): unknown {
  if (isOptional) return undefined;
  if (isNullable) return null;
  if (def.type === 'array') return [];
  if (def.type === 'object') return emptyObject(def);
  return def.type === 'record' ? {} : '';
}

/** An object with every field empty. */
function emptyObject({ shape }: Plain['def']): unknown {
  return Object.fromEntries(
    Object.entries(shape ?? {}).flatMap(([key, inner]) => {
      const value = emptyValue(unwrap(inner));
      return value === undefined ? [] : [[key, value]];
    }),
  );
}
