import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { contentTypes } from '../content-model/content-types.ts';
import { fieldSchemaOf } from '../content-model/field-schema.ts';
import { CONTENT, readFolder } from '../content-model/read-content.ts';
import { toFile, toForm } from './convert.ts';

const { files } = readFolder(CONTENT);

test.each([...files.values()])('$path is unchanged after a save', ({ value, type }) => {
  const schema = fieldSchemaOf(type);
  const saved = stringify(toFile(schema, toForm(schema, value)));
  expect(type.schema.parse(parse(saved))).toEqual(type.schema.parse(value));
  expect(stringify(toFile(schema, toForm(schema, parse(saved))))).toBe(saved);
});

test('saves text without the spaces around it', () => {
  const site = fieldSchemaOf(contentTypes.site);
  expect(
    toFile(site, { email: 'office@example.org\u00a0', optional: { dailyRate: { en: ' $85 ', es: ' ' } } }),
  ).toMatchObject({
    email: 'office@example.org',
    optional: { dailyRate: '$85' },
  });
});

test('saves a quote without the quotation marks around it', () => {
  const schema = fieldSchemaOf(contentTypes.testimonials);
  const quotes = ['““Mom was so lonely.””', '“Go,” she said, “and see.”'];
  const saved = toFile(schema, { items: quotes.map((quote) => ({ name: 'Rosa', quote })) });
  expect((saved as { items: { quote: string }[] }).items.map(({ quote }) => quote)).toEqual([
    'Mom was so lonely.',
    quotes[1],
  ]);
});

test('saves an empty field as null or not at all', () => {
  const schema = fieldSchemaOf(contentTypes.services);
  const value = toForm(schema, [...files.values()].find(({ path }) => path.includes('/services/'))?.value);
  const edited = { ...(value as object), showsDay: false, glance: { who: '', when: 'Daily', bring: undefined } };
  expect(toFile(schema, edited)).toMatchObject({ glance: { who: null, when: 'Daily', bring: null } });
  expect(toFile(schema, edited)).not.toHaveProperty('showsDay');
});
