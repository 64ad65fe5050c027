import { type FieldSchema, partOf } from '../content-model/field-schema.ts';
import { isObject } from '../content-model/is-same.ts';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';

/** Key of an item in the lists of a form, by which the languages are paired and which a move keeps: at first its name in all of them, or else its index. */
export const KEY = '$';

/** A value as a form holds it: a text for all languages is an object, and so is a closing day that is only a date. */
export function toForm(schema: FieldSchema, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  if (schema.properties && typeof value === 'string') return { [Object.keys(schema.properties)[0] ?? '']: value };
  if (!Array.isArray(value)) return schema.widget === 'texts' ? value : convertParts(schema, value, toForm);
  return value.map((item, index) => {
    const part = partOf(schema, index);
    const fields = toForm(part, item) as { id?: string; quote?: string; name?: string };
    const key = item?.[KEY] ?? fields.id ?? (fields.quote ? fields.name : index);
    return part.properties && !part.widget ? { ...fields, [KEY]: key } : fields;
  });
}

/** Converts a value of a form to that of a content file: fields in the order of the schema, null for empty ones. */
export const toFile = (schema: FieldSchema, value: unknown) => withoutKeys(toFileWithKeys(schema, value));

/** The same with the keys of items. */
export function toFileWithKeys(schema: FieldSchema, value: unknown): unknown {
  const trimmed = JSON.stringify(value ?? null, (key, part) => {
    if (typeof part !== 'string' || key === KEY) return part;
    // Pasted text often ends in a space. Pages put quotation marks around a quote.
    return key === 'quote' ? part.trim().replace(/^["“]+([^"“”]*)["”]+$/, '$1') : part.trim();
  });
  return convertToFile(schema, JSON.parse(trimmed));
}

export function withoutKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutKeys);
  if (!isObject(value)) return value;
  const parts = Object.entries(value).filter(([key]) => key !== KEY);
  return Object.fromEntries(parts.map(([key, part]) => [key, withoutKeys(part)]));
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
  const parts = value as Record<string, unknown>;
  const names = new Set([...Object.keys(schema.properties ?? parts), KEY]);
  const entries = [...names].map((key) => {
    return [key, key === KEY ? parts[KEY] : convert(partOf(schema, key), parts[key])] as const;
  });
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}

/** Texts by language; a plain string if there is only English. */
function textsOf(value: unknown): unknown {
  const texts = Object.entries((value ?? {}) as object).filter(([, text]) => text);
  const isEnglish = texts.every(([language]) => language === DEFAULT_LANGUAGE);
  return isEnglish ? (texts[0]?.[1] ?? '') : Object.fromEntries(texts);
}

function isEmpty(value: unknown): boolean {
  if (!isObject(value)) return (value ?? '') === '';
  return Object.entries(value).every(([key, part]) => key === KEY || isEmpty(part));
}
