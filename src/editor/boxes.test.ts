import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { CONTENT, readFolder } from '../../shared/read-content.ts';
import { translationFields } from '../../shared/translation-fields.ts';
import { contentTypes } from '../content/content-types.ts';
import { boxOfFile, toEditor, toFile } from './boxes.ts';

const { files } = readFolder(CONTENT, contentTypes);

test.each([...files.values()])('$path is unchanged after a save', ({ value, type, language }) => {
  const schema = language === DEFAULT_LANGUAGE ? type.schema : type.schema.extend(translationFields);
  const box = boxOfFile(type);
  const saved = stringify(toFile(box, toEditor(box, value)));
  expect(schema.parse(parse(saved))).toEqual(schema.parse(value));
  expect(stringify(toFile(box, toEditor(box, parse(saved))))).toBe(saved);
});

test('saves an empty field as null or not at all', () => {
  const box = boxOfFile(contentTypes.services);
  const value = toEditor(box, [...files.values()].find(({ path }) => path.includes('/services/'))?.value);
  const edited = { ...(value as object), showsDay: false, glance: { who: '', when: 'Daily', bring: undefined } };
  expect(toFile(box, edited)).toMatchObject({ glance: { who: null, when: 'Daily', bring: null } });
  expect(toFile(box, edited)).not.toHaveProperty('showsDay');
});
