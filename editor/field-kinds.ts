import { type FieldSchema, partOf } from '../content-model/field-schema.ts';

const boxes: Record<string, 'date' | 'email' | 'url'> = { date: 'date', email: 'email', uri: 'url' };

/** The kind of box for a field; undefined for a schema that forms cannot show. */
export function kindOf({ widget, type, format = '', ...schema }: FieldSchema) {
  if (widget) return widget;
  if (type === 'array') return partOf(schema, 0).enum ? 'choices' : 'list';
  if (type === 'object') return 'group';
  if (schema.enum) return 'choice';
  if (type === 'boolean') return type;
  if (type === 'integer') return 'number';
  if (type !== 'string') return undefined;
  return boxes[format] ?? 'text';
}

/** Whether all languages share a value: everything except text, and the texts that identify an item. */
export const isForAll = (name: string, schema: FieldSchema, item: FieldSchema = {}): boolean =>
  !['text', 'long'].includes(kindOf(schema) ?? '') || name === 'id' || (name === 'name' && !!item.properties?.quote);

/** Whether a form with a schema has a box at a path. */
export function isShown(schema: FieldSchema, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return true;
  const part = partOf(schema, key);
  return ![undefined, 'hidden'].includes(kindOf(part)) && isShown(part, rest);
}
