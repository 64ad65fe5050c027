import type { Field, ImageField } from '@sveltia/cms';
import type { z } from 'zod';
import { NOTHING, photographFolder } from './convert.ts';
import { editorName, isPicture, type Plain, unwrap } from './schema.ts';

/** Fields that name a list item by their text, the best first. */
const names = [
  'title',
  'name',
  'heading',
  'question',
  'text',
  'worry',
  'says',
  'label',
  'when',
  'date',
  'quote',
  'value',
  'days',
];
/** Names of fields with a sentence or more. */
const long =
  /^(text|lede|quote|statement|description|summary|worry|blurb|answer|answerBy|says|note|after|caution|mistake|.*Text|paragraphs|answers|steps)$/;

/** The fields of the editor for an object schema. */
export function fieldsOf(schema: z.ZodType): Field[] {
  const { def } = unwrap(schema);
  return Object.entries(def.shape ?? {}).flatMap(([key, inner]) => fieldOf(key, inner, isPicture(def)));
}

/** Label of a key, such as "Menu label" for `menuLabel`. */
export function labelOf(key: string): string {
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function fieldOf(key: string, schema: z.ZodType, isInPicture = false): Field[] {
  const plain = unwrap(schema);
  const { def, isOptional, isNullable, meta } = plain;
  // Words that a form field does not need.
  if (def.type === 'undefined') return [];
  const common = {
    name: editorName(key),
    label: meta.title ?? labelOf(key),
    hint: hintOf(plain),
    required: !isOptional && !isNullable,
    i18n: isSaidPerLanguage(plain) ? true : ('duplicate' as const),
  };
  if (isInPicture && ['file', 'phone'].includes(key)) return [{ ...common, ...pictureField(key) } as Field];
  return [{ ...common, ...widgetOf(key, plain) } as Field];
}

/** The description of a field, with what the editor shows in place of null. */
function hintOf({ isOptional, isNullable, meta: { description = '' } }: Plain): string {
  if (isOptional && isNullable && !description) return `"${NOTHING}" leaves it out.`;
  return description.replace(/\bnull\b/, isOptional ? `"${NOTHING}"` : 'an empty box');
}

function isSaidPerLanguage({ def }: Plain): boolean {
  return ['string', 'array', 'tuple', 'object', 'record'].includes(def.type) && !def.format;
}

function pictureField(key: string): Partial<ImageField> {
  const own =
    key === 'file' ? { label: 'Picture', hint: 'A photograph or a drawing.' } : { label: 'Picture for phones' };
  return {
    widget: 'image',
    ...own,
    choose_url: false,
    i18n: 'duplicate',
    media_folder: photographFolder,
    public_folder: photographFolder,
  };
}

function widgetOf(key: string, { def, meta, isOptional, isNullable }: Plain): Record<string, unknown> {
  const max = limitOf(def, 'maximum');
  // An empty list stands for a missing one.
  const min = isOptional || isNullable ? undefined : limitOf(def, 'minimum');
  switch (def.type) {
    case 'object':
      return {
        widget: 'object',
        collapsed: 'auto',
        summary: summaryOf(def),
        fields: Object.entries(def.shape ?? {}).flatMap(([name, inner]) => fieldOf(name, inner, isPicture(def))),
      };
    case 'enum':
      return { widget: 'select', options: Object.values(def.entries ?? {}), dropdown_threshold: 3 };
    case 'boolean':
    case 'literal':
      return { widget: 'boolean' };
    case 'number':
      return { widget: 'number', value_type: 'int', min, max };
    case 'record':
      return { widget: 'keyvalue' };
    case 'tuple':
      return { widget: 'list', min: def.items?.length, max: def.items?.length, field: { name: 'line', label: 'Line' } };
    case 'array':
      return listOf(key, def, min, max);
    default:
      return stringOf(key, def, meta, max);
  }
}

function listOf(key: string, { element }: Plain['def'], min?: number, max?: number): Record<string, unknown> {
  const item = unwrap(element as z.ZodType);
  const size = { min, max, required: (min ?? 0) > 0 };
  if (item.def.type === 'enum') {
    return {
      widget: 'select',
      multiple: true,
      ...size,
      options: Object.values(item.def.entries ?? {}),
      dropdown_threshold: 7,
    };
  }
  if (item.def.shape) {
    const fields = Object.entries(item.def.shape).flatMap(([name, inner]) => fieldOf(name, inner, isPicture(item.def)));
    return { widget: 'list', ...size, collapsed: true, summary: summaryOf(item.def), fields };
  }
  const [field] = fieldOf(key, element as z.ZodType);
  return { widget: 'list', ...size, field: { ...field, name: 'item', label: 'Item' } };
}

function summaryOf({ shape = {} }: Plain['def']): string | undefined {
  const name = names.find((candidate) => candidate in shape);
  return name && `{{fields.${name}}}`;
}

function stringOf(key: string, def: Plain['def'], meta: Plain['meta'], max?: number): Record<string, unknown> {
  if (def.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (meta.widget === 'time') return { widget: 'datetime', type: 'time', format: 'HH:mm' };
  const pattern = patternOf(def);
  if (long.test(key)) return { widget: 'text', maxlength: max };
  return { widget: 'string', maxlength: max, ...(pattern ? { pattern } : {}) };
}

function patternOf(def: Plain['def']): [string, string] | undefined {
  const check = def.checks?.find((candidate) => candidate._zod.def.pattern);
  if (!check) return undefined;
  const { pattern, error } = check._zod.def as { pattern?: RegExp; error?: (issue: unknown) => string };
  return pattern && error ? [pattern.source, `Write ${error({})}.`] : undefined;
}

function limitOf({ checks = [] }: Plain['def'], side: 'minimum' | 'maximum'): number | undefined {
  const wanted = side === 'minimum' ? /min|greater/ : /max|less/;
  const check = checks.map(({ _zod }) => _zod.def).find((def) => wanted.test(def.check));
  return check && (check[side] ?? check.value);
}
