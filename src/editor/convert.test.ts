import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { CONTENT, readFiles } from '../../shared/read-content.ts';
import { contentKinds } from '../content/content-kinds.ts';
import { toEditor, toFile } from './convert.ts';

const { files } = readFiles(CONTENT, contentKinds);

test.each([...files.values()])('$file is the same after it was opened and saved', ({ value, kind }) => {
  const saved = stringify(toFile(kind.schema, toEditor(kind.schema, value)));
  expect(kind.schema.parse(parse(saved))).toEqual(kind.schema.parse(value));
  expect(stringify(toFile(kind.schema, toEditor(kind.schema, parse(saved))))).toBe(saved);
});

test('an empty box is null where a value may be null, and missing where it may be left out', () => {
  const { schema } = contentKinds.services;
  const value = toEditor(schema, [...files.values()].find(({ file }) => file.includes('/services/'))?.value);
  const edited = { ...(value as object), showsDay: false, glance: { who: '', when: 'Daily', bring: undefined } };
  expect(toFile(schema, edited)).toMatchObject({ glance: { who: null, when: 'Daily', bring: null } });
  expect(toFile(schema, edited)).not.toHaveProperty('showsDay');
});

test('a name that another language leaves out stays left out', () => {
  const value = { claims: { years: null }, closingDays: { 'Christmas Eve': null, Thanksgiving: 'Acción de Gracias' } };
  const { schema } = contentKinds.translatedFacts;
  expect(toEditor(schema, value)).toMatchObject({ closingDays: { 'Christmas Eve': '-' } });
  expect(toFile(schema, toEditor(schema, value))).toEqual(value);
});
