import { type FieldSchema, partOf } from '../content-model/field-schema.ts';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';

/** The folder of the center below that of the project. */
export const contentFolder: string = import.meta.env.CONTENT_FOLDER ?? 'content';
export const photographFolder = `/${contentFolder}/photos`;
export const drawingFolder = '/src/illustrations';

export function toEditor(schema: FieldSchema, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  if (schema.widget === 'image') return `${/\.svg$/.test(String(value)) ? drawingFolder : photographFolder}/${value}`;
  // A closing day may be only a date.
  if (schema.properties && typeof value === 'string') return { [Object.keys(schema.properties)[0] ?? '']: value };
  return schema.widget === 'texts' ? value : convertParts(schema, value, toEditor);
}

/** Converts a value of the editor to that of a content file: keys in the order of the schema, null for empty fields. */
export function toFile(schema: FieldSchema, value: unknown): unknown {
  const trimmed = JSON.stringify(value ?? null, (key, part) => {
    if (typeof part !== 'string') return part;
    // Pasted text often ends in a space. Pages put quotation marks around a quote.
    return key === 'quote' ? part.trim().replace(/^["“]+([^"“”]*)["”]+$/, '$1') : part.trim();
  });
  return convertToFile(schema, JSON.parse(trimmed));
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

/** Texts by language; a plain string if there is only English. */
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
  return value && typeof value === 'object' ? Object.values(value).every(isEmpty) : (value ?? '') === '';
}
