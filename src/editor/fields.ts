import type { Field } from '@sveltia/cms';
import { DEFAULT_LANGUAGE, languageName } from '../../shared/language.ts';
import { walkValues } from '../content/walk-values.ts';
import { type FieldSchema, partOf } from './field-schema.ts';
import { languages } from './files.ts';

/** Fields whose text labels an object or a list item, the best first. */
const names = ['title', 'name', 'heading', 'question', 'text', 'label', 'days'];
/** Fields that hold a sentence or more. */
const long =
  /^(text|lede|quote|statement|description|summary|worry|blurb|answer|says|note|after|caution|mistake|.*Text|paragraphs|answers|steps)$/;

/** Labels of fields and files whose name is not the word for them. */
const labels: Record<string, string> = {
  mail: 'Emails to families',
  interface: 'Menus and buttons',
  problems: 'Messages of the form',
  statements: 'Sentences to confirm',
  meta: 'For search engines',
  hero: 'Top of the page',
  lede: 'Opening words',
  alt: 'Description',
  id: 'Name in links',
  path: 'Page',
  href: 'Web address',
  jumps: 'Links at the top',
  fit: 'Is this right for us?',
  glance: 'At a glance',
  blanks: 'Blank lines',
  optional: 'Facts to fill in',
  known: 'Answer once a fact is filled in',
  npi: 'National Provider Identifier (NPI)',
  url: 'Web address',
  logoLines: 'Name on the two lines of the logo',
  retention: 'Days until a request is deleted',
  honeypot: 'Hidden field',
};

/** Names of one item, for lists whose label is no plural of it. */
const singulars: Record<string, string> = { hours: 'Opening time', staff: 'Person', rows: 'Line', jumps: 'Link' };

export function fieldsOf({ properties = {} }: FieldSchema, isInList = false): Field[] {
  // Schemas without a type are for texts that a form field does not have.
  return Object.entries(properties).flatMap(([key, schema]) => (schema.type ? [fieldOf(key, schema, isInList)] : []));
}

const optionOf = (value: string) => ({ label: readableName(value), value });

/** Label of a key, such as "Menu label" for `menuLabel`; names that the owner chose are unchanged. */
export function readableName(key: string): string {
  if (labels[key] || !/^[a-z][\w-]*$/.test(key)) return labels[key] ?? key;
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Labels of a field and of what it is in, such as "Group 1", "Question 12" and "Answers". */
export function labelsAt(schema: FieldSchema, [key, index, ...rest]: readonly string[]): string[] {
  if (key === undefined) return [];
  const part = partOf(schema, key);
  if (index === undefined) return [labelOf(key, part)];
  if (!/^\d+$/.test(index)) return [labelOf(key, part), ...labelsAt(part, [index, ...rest])];
  return [`${singularOf(key, part)} ${Number(index) + 1}`, ...labelsAt(partOf(part, index), rest)];
}

function labelOf(key: string, { title }: FieldSchema): string {
  return title ?? (languages.includes(key) ? languageName(key) : readableName(key));
}

function singularOf(key: string, schema: FieldSchema): string {
  return singulars[key] ?? labelOf(key, schema).replace(/ies$/, 'y').replace(/s$/, '');
}

/** A value as a message shows it. */
export function inWords(value: unknown): string {
  const texts = walkValues(value).flatMap((part) => ((part.value ?? '') === '' ? [] : [String(part.value)]));
  return texts.join(', ') || 'nothing';
}

/** A message with labels instead of names of fields and files. */
export function inLabels(message: string): string {
  return message.replace(
    /content\/\S*?([\w-]+)\.yaml|`(\w+)`/g,
    (_all, file, field) => `“${readableName(file ?? field)}”`,
  );
}

function fieldOf(key: string, schema: FieldSchema, isInList: boolean): Field {
  const { type = 'string', format = '', isOptional, isNullable, minItems = 0 } = schema;
  const isShared =
    schema.enum ||
    schema.widget === 'image' ||
    schema.widget === 'time' ||
    ['integer', 'boolean'].includes(type) ||
    /^(date|email|uri)$/.test(format);
  return {
    name: key,
    label: labelOf(key, schema),
    hint: schema.description && inLabels(schema.description.replace(/\bnull\b/, 'an empty box')),
    // An object that may be missing has a button to add it, which texts do not need.
    required: schema.widget === 'texts' || (!isOptional && !isNullable && (type !== 'array' || minItems > 0)),
    // The editor copies shared values by their index in a list, and lists can differ between languages.
    i18n: isShared && !isInList ? 'duplicate' : true,
    ...widgetOf(key, schema, isInList),
  } as Field;
}

function widgetOf(key: string, schema: FieldSchema, isInList: boolean): Record<string, unknown> {
  const { enum: options, minimum, maximum, maxLength } = schema;
  if (schema.widget === 'hidden') return { widget: 'hidden' };
  if (schema.widget === 'image') return { widget: 'image', choose_url: false };
  if (schema.widget === 'time') return { widget: 'datetime', type: 'time', format: 'HH:mm' };
  if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (schema.widget === 'texts') return { widget: 'object', fields: textsIn(key, schema) };
  if (options) return { widget: 'select', options: options.map(optionOf), dropdown_threshold: 3 };
  if (schema.type === 'boolean') return { widget: 'boolean', default: schema.default };
  if (schema.type === 'integer') return { widget: 'number', value_type: 'int', min: minimum, max: maximum };
  if (schema.type === 'array') return listOf(key, schema);
  if (schema.additionalProperties) return { widget: 'keyvalue' };
  if (schema.properties)
    return { widget: 'object', collapsed: 'auto', summary: summaryOf(schema), fields: fieldsOf(schema, isInList) };
  const pattern = schema.pattern && schema.wanted ? { pattern: [schema.pattern, `Write ${schema.wanted}.`] } : {};
  return { widget: long.test(key) ? 'text' : 'string', maxlength: maxLength, ...pattern };
}

function listOf(key: string, schema: FieldSchema): Record<string, unknown> {
  const { minItems, maxItems } = schema;
  const item = partOf(schema, 0);
  const label_singular = singularOf(key, schema);
  // An empty list is saved as a missing one.
  const size = { min: schema.isOptional || schema.isNullable ? undefined : minItems, max: maxItems };
  if (item.enum) return { widget: 'select', multiple: true, ...size, options: item.enum, dropdown_threshold: 12 };
  if (item.widget === 'texts')
    return {
      widget: 'list',
      label_singular,
      ...size,
      summary: `{{fields.${DEFAULT_LANGUAGE}}}`,
      fields: textsIn(key, item),
    };
  if (item.properties)
    return {
      widget: 'list',
      label_singular,
      ...size,
      collapsed: true,
      summary: summaryOf(item),
      fields: fieldsOf(item, true),
    };
  const field = { ...fieldOf(key, item, true), name: 'item', label: label_singular };
  return { widget: 'list', label_singular, ...size, field };
}

/** A field for each language. */
function textsIn(key: string, { properties = {}, ...schema }: FieldSchema): Field[] {
  return languages.map((language) => ({
    name: language,
    label: languageName(language),
    required: language === DEFAULT_LANGUAGE && !schema.isOptional && !schema.isNullable,
    ...widgetOf(key, properties[language] ?? {}, true),
  })) as Field[];
}

function summaryOf({ properties = {} }: FieldSchema): string | undefined {
  const name = names.find((candidate) => candidate in properties);
  return name && `{{fields.${name}}}`;
}
