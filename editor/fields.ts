import type { Field } from '@sveltia/cms';
import { type FieldSchema, partOf } from '../content-model/field-schema.ts';
import { inLabels, labelOf, names, readableName, singularOf } from '../content-model/labels.ts';
import { DEFAULT_LANGUAGE, languageName } from '../shared/language.ts';
import { languages } from './files.ts';

/** Fields that hold a sentence or more. */
const long =
  /^(text|lede|quote|statement|description|summary|worry|blurb|answer|note|after|caution|mistake|.*Text|paragraphs|answers|steps)$/;

export function fieldsOf({ properties = {} }: FieldSchema, isInList = false): Field[] {
  // Schemas without a type are for texts that a form field does not have.
  return Object.entries(properties).flatMap(([key, schema]) => (schema.type ? [fieldOf(key, schema, isInList)] : []));
}

const optionOf = (value: string) => ({ label: readableName(value), value });

function fieldOf(key: string, schema: FieldSchema, isInList: boolean): Field {
  if (schema.widget === 'hidden') return { name: key, widget: 'hidden', i18n: true } as Field;
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
    return {
      widget: 'object',
      collapsed: 'auto',
      summary: summaryOf(schema),
      fields: fieldsOf(schema, isInList || key === 'confirmed'),
    };
  const pattern = schema.pattern && schema.message ? { pattern: [schema.pattern, schema.message] } : {};
  return { widget: long.test(key) ? 'text' : 'string', maxlength: maxLength, ...pattern };
}

function listOf(key: string, schema: FieldSchema): Record<string, unknown> {
  const { minItems, maxItems } = schema;
  const item = partOf(schema, 0);
  const label_singular = singularOf(key, schema);
  // An empty list is saved as a missing one.
  const size = { min: schema.isOptional || schema.isNullable ? undefined : minItems, max: maxItems };
  if (item.enum) return { widget: 'select', multiple: true, ...size, options: item.enum, dropdown_threshold: 12 };
  const parts =
    item.widget === 'texts'
      ? { summary: `{{fields.${DEFAULT_LANGUAGE}}}`, fields: textsIn(key, item) }
      : item.properties
        ? { collapsed: true, summary: summaryOf(item), fields: fieldsOf(item, true) }
        : { field: { ...fieldOf(key, item, true), name: 'item', label: label_singular } };
  return { widget: 'list', label_singular, ...size, ...parts };
}

function textsIn(key: string, { properties = {}, ...schema }: FieldSchema): Field[] {
  return languages.map((language) => ({
    name: language,
    label: languageName(language),
    required: language === DEFAULT_LANGUAGE && !schema.isOptional && !schema.isNullable,
    ...widgetOf(key, properties[language] ?? {}, true),
  })) as Field[];
}

function summaryOf({ properties = {} }: FieldSchema): string | undefined {
  const name = names.find((candidate) => candidate in properties) ?? (properties.picture && 'picture.alt');
  return name && `{{fields.${name}}}`;
}
