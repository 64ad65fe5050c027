import { type FieldSchema, partOf } from '../content-model/field-schema.ts';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';

/** Key of an item in the lists of a form, by which the languages are paired: its name in all of them, or else its index. */
export const KEY = '$';

/** A value as a form holds it: a text for all languages is an object, and so is a closing day that is only a date. */
export function toForm(schema: FieldSchema, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  if (schema.properties && typeof value === 'string') return { [Object.keys(schema.properties)[0] ?? '']: value };
  if (!Array.isArray(value)) return schema.widget === 'texts' ? value : convertParts(schema, value, toForm);
  return value.map((item, index) => {
    const part = partOf(schema, index);
    const own = toForm(part, item) as { id?: string; quote?: string; name?: string };
    return part.properties && !part.widget ? { ...own, [KEY]: own.id ?? (own.quote ? own.name : index) } : own;
  });
}

/** Converts a value of a form to that of a content file: keys in the order of the schema, null for empty fields. */
export function toFile(schema: FieldSchema, value: unknown): unknown {
  const trimmed = JSON.stringify(value ?? null, (key, part) => {
    if (typeof part !== 'string' || key === KEY) return key === KEY ? undefined : part;
    // Pasted text often ends in a space. Pages put quotation marks around a quote.
    return key === 'quote' ? part.trim().replace(/^["“]+([^"“”]*)["”]+$/, '$1') : part.trim();
  });
  return convertToFile(schema, JSON.parse(trimmed));
}

function convertToFile(schema: FieldSchema, value: unknown): unknown {
  if (schema.type === 'boolean') return value || (schema.isOptional ? undefined : false);
  if (isEmpty(value) && schema.isOptional) return undefined;
  if (isEmpty(value) && schema.isNullable) return null;
  if (schema.widget === 'texts') return textsOf(value);
  const empty = schema.type === 'array' ? [] : schema.type === 'object' ? {} : '';
  return convertParts(schema, value ?? empty, convertToFile);
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

/** Texts by language; a plain string if there is only English. */
function textsOf(value: unknown): unknown {
  const texts = Object.entries((value ?? {}) as object).filter(([, text]) => text);
  const isEnglish = texts.every(([language]) => language === DEFAULT_LANGUAGE);
  return isEnglish ? (texts[0]?.[1] ?? '') : Object.fromEntries(texts);
}

function isEmpty(value: unknown): boolean {
  return value && typeof value === 'object' ? Object.values(value).every(isEmpty) : (value ?? '') === '';
}
