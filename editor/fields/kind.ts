import { type FieldSchema, partOf } from '../../content-model/field-schema.ts';

/** Fields that hold a sentence or more. */
const long =
  /^(text|lede|quote|statement|description|summary|worry|blurb|answer|note|after|caution|mistake|.*Text|paragraphs|answers|steps)$/;

const boxes: Record<string, 'date' | 'email' | 'url'> = { date: 'date', email: 'email', uri: 'url' };

/** What a form shows for a field; undefined for a schema that it cannot show. */
export function kindOf(name: string, { widget, type, format = '', ...schema }: FieldSchema) {
  if (widget) return widget;
  if (type === 'array') return partOf(schema, 0).enum ? 'choices' : 'list';
  if (type === 'object') return 'group';
  if (schema.enum) return 'choice';
  if (type === 'boolean') return type;
  if (type === 'integer') return 'number';
  if (type !== 'string') return undefined;
  return boxes[format] ?? (long.test(name) ? 'long' : 'text');
}

/** Whether a value is the same in all languages: it is no text, or the name of an item in all of them. */
export const isForAll = (name: string, schema: FieldSchema, item: FieldSchema = {}): boolean =>
  !['text', 'long'].includes(kindOf(name, schema) ?? '') ||
  name === 'id' ||
  (name === 'name' && !!item.properties?.quote);

/** Whether a form with a schema has a box at a path. */
export function isShown(schema: FieldSchema, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return true;
  const part = partOf(schema, key);
  return ![undefined, 'hidden'].includes(kindOf(key, part)) && isShown(part, rest);
}
