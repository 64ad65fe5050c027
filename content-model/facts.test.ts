import { expect, test } from 'vitest';
import { fixtureFile, readFixture } from '../tests/helpers/fixture-files.ts';
import type { Facts } from './schemas/facts-schema.ts';

/** The Spanish facts of the fixture, with one line changed. */
const spanish = (line: RegExp, other: string) =>
  readFixture({ 'site.yaml': fixtureFile('site.yaml', line, other) }).facts.get('es') as Facts;

test('takes the text of the language', () => {
  expect(spanish(/^name: .*/m, 'name: Other').optional.staff).toEqual([{ name: 'Tou Ger Xiong', role: 'Enfermero' }]);
});

test('takes the English text if the language has none', () => {
  expect(spanish(/, es: Nochebuena/, '').closingDays[0]?.name).toBe('Christmas Eve');
});

test('marks optional facts that are only in English', () => {
  const { optional } = spanish(/languages: .*/, 'languages: [Hmong, { en: Spanish, es: español }]');
  expect(optional.languages).toEqual(['[Hmong](lang:en)', 'español']);
  expect(optional.dailyRate).toBe('$85');
});

test('leaves out an interpreter that is described in English only', () => {
  expect(spanish(/interpreter: .*/, 'interpreter: An interpreter joins by phone.').optional.interpreter).toBeNull();
});

test('has the chosen holidays in the language', () => {
  const { holidays } = spanish(/holidays: .*/, "holidays: [New Year's Day, Christmas]");
  expect(holidays.map(({ name }) => name)).toEqual(['Año Nuevo', 'Navidad']);
});

test('expands several closing days to those on which the center would be open', () => {
  const { closingDays } = spanish(/- "2099-12-25"/, '- { date: "2099-12-25", until: "2099-12-29", name: Snow }');
  expect(closingDays.slice(1)).toEqual([
    { date: '2099-12-25', name: 'Snow' },
    { date: '2099-12-28', name: 'Snow' },
    { date: '2099-12-29', name: 'Snow' },
  ]);
});
