import { expect, test } from 'vitest';
import { contentTypes } from '../content-model/content-types.ts';
import { type FieldSchema, fieldSchemaOf } from '../content-model/field-schema.ts';
import { kindOf } from './field-kinds.ts';

/** Paths of the fields that a form cannot show. */
function unknownIn(schema: FieldSchema, path: string): string[] {
  const { properties = {}, additionalProperties, items, prefixItems = [] } = schema;
  const lists = [additionalProperties, items, ...prefixItems].flatMap((part) =>
    part ? [['item', part] as const] : [],
  );
  return [...Object.entries(properties), ...lists].flatMap(([name, part]) => [
    ...(kindOf(part) ? [] : [`${path}.${name}`]),
    ...unknownIn(part, `${path}.${name}`),
  ]);
}

test.each(Object.entries(contentTypes))('a form shows every field of %s', (name, type) => {
  expect(unknownIn(fieldSchemaOf(type), name)).toEqual([]);
});

test('a field of another kind is not shown', () => {
  for (const schema of [{}, { type: 'number' }, { anyOf: [{ type: 'string' }, { type: 'array' }] }])
    expect(kindOf(schema as FieldSchema)).toBeUndefined();
});
