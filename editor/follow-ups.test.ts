import { expect, test } from 'vitest';
import { contentTypes } from '../content-model/content-types.ts';
import { versionOf } from '../content-model/translations.ts';
import { readFixture } from '../tests/helpers/fixture-files.ts';
import { markTranslation, sign } from './follow-ups.ts';

const type = contentTypes.services;
const words = readFixture().files.get('en/services/rides.yaml')?.value as Record<string, unknown>;
const version = versionOf(type.schema, words);
const signedOn = (on: string | null, ofVersion: string | null = null) => ({
  ...words,
  confirmed: { by: 'driver', on, version: ofVersion },
});

test('a new date signs the words that are saved', () => {
  const value = { ...signedOn('2026-12-01'), title: 'New rides' };
  sign({ file: 'en/services/rides.yaml', before: signedOn(null), value });
  expect(value.confirmed.version).toBe(versionOf(type.schema, value));
});

test('words that change under a signature stay unsigned', () => {
  const value = { ...signedOn('2026-12-01', version), title: 'New rides' };
  sign({ file: 'en/services/rides.yaml', before: signedOn('2026-12-01', version), value });
  expect(value.confirmed.version).toBe(version);
});

test('a translation whose English was changed without the editor stays old', async () => {
  const english = { file: 'en/services/rides.yaml', text: 'x', before: words, value: { ...words } };
  const spanish = { title: 'Viajes', translates: '00000000' };
  const translation = { file: 'es/services/rides.yaml', text: 'x', before: spanish, value: { ...spanish } };
  await markTranslation(translation, [english, translation]);
  expect(translation.value).toEqual(spanish);
});
