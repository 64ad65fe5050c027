import type { Field } from '@sveltia/cms';
import type { Box } from './boxes.ts';

/** Fields that name an object or an item of a list by their text, the best first; the first text where left out. */
const names = ['title', 'name', 'heading', 'question', 'text', 'label', 'days'];
/** Names of fields with a sentence or more. */
const long =
  /^(text|lede|quote|statement|description|summary|worry|blurb|answer|says|note|after|caution|mistake|.*Text|paragraphs|answers|steps)$/;

const labels: Record<string, string> = {
  meta: 'For search engines',
  lede: 'Opening words',
  alt: 'Description',
  optional: 'Facts to fill in',
  known: 'Answer once a fact is filled in',
};

export function fieldsOf({ properties = {} }: Box, isInList = false): Field[] {
  // A box without a type is for words that a field of the form does not need.
  return Object.entries(properties).flatMap(([key, box]) => (box.type ? [fieldOf(key, box, isInList)] : []));
}

/** Label of a key, such as "Menu label" for `menuLabel`; names that the owner gave stay. */
export function readableName(key: string): string {
  if (labels[key] || !/^[a-z][\w-]*$/.test(key)) return labels[key] ?? key;
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function fieldOf(key: string, box: Box, isInList: boolean): Field {
  const { type = 'string', format = '', isOptional, isNullable, minItems = 0 } = box;
  const isShared =
    box.enum ||
    box.widget === 'image' ||
    box.widget === 'time' ||
    ['integer', 'boolean'].includes(type) ||
    /^(date|email|uri)$/.test(format);
  return {
    name: key,
    label: box.title ?? readableName(key),
    hint: box.description?.replace(/\bnull\b/, 'an empty box'),
    required: !isOptional && !isNullable && (type !== 'array' || minItems > 0),
    // The editor would copy shared values by their place in a list, which can differ between languages.
    i18n: isShared && !isInList ? 'duplicate' : true,
    ...widgetOf(key, box, isInList),
  } as Field;
}

function widgetOf(key: string, box: Box, isInList: boolean): Record<string, unknown> {
  const { enum: options, minimum, maximum, maxLength } = box;
  if (box.widget === 'hidden') return { widget: 'hidden' };
  if (box.widget === 'image') return { widget: 'image', choose_url: false };
  if (box.widget === 'time') return { widget: 'datetime', type: 'time', format: 'HH:mm' };
  if (box.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (options) return { widget: 'select', options, dropdown_threshold: 3 };
  if (box.type === 'boolean') return { widget: 'boolean' };
  if (box.type === 'integer') return { widget: 'number', value_type: 'int', min: minimum, max: maximum };
  if (box.type === 'array') return listOf(key, box);
  if (box.additionalProperties) return { widget: 'keyvalue' };
  if (box.properties)
    return { widget: 'object', collapsed: 'auto', summary: summaryOf(box), fields: fieldsOf(box, isInList) };
  const pattern = box.pattern && box.wanted ? { pattern: [box.pattern, `Write ${box.wanted}.`] } : {};
  return { widget: long.test(key) ? 'text' : 'string', maxlength: maxLength, ...pattern };
}

function listOf(key: string, { items, prefixItems, minItems, maxItems, ...box }: Box): Record<string, unknown> {
  const item = items || prefixItems?.[0] || {};
  // An empty list means a missing one.
  const size = { min: box.isOptional || box.isNullable ? undefined : minItems, max: maxItems };
  if (item.enum) return { widget: 'select', multiple: true, ...size, options: item.enum, dropdown_threshold: 7 };
  if (item.properties)
    return { widget: 'list', ...size, collapsed: true, summary: summaryOf(item), fields: fieldsOf(item, true) };
  return { widget: 'list', ...size, field: { ...fieldOf(key, item, true), name: 'item', label: 'Item' } };
}

function summaryOf({ properties = {} }: Box): string | undefined {
  const name = names.find((candidate) => candidate in properties);
  return name && `{{fields.${name}}}`;
}
