import { expect, test } from 'vitest';
import { contentTypes } from '../content-model/content-types.ts';
import { fieldSchemaOf } from '../content-model/field-schema.ts';
import { factsForms } from '../content-model/labels.ts';

test('each fact is in one form', () => {
  const facts = factsForms.flatMap((form) => [...form.facts] as string[]);
  expect(facts.toSorted()).toEqual(Object.keys(fieldSchemaOf(contentTypes.site).properties ?? {}).toSorted());
});
