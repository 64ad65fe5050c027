import { expect, test } from 'vitest';
import { fixtureFacts } from '../tests/helpers/fixture-facts.ts';
import { factsIn } from './facts.ts';
import { factsSchema } from './facts-schema.ts';

const christmasEve = { date: '2099-12-24', name: { en: 'Christmas Eve', es: 'Nochebuena' }, closes: '12:00' };

function spanish(changes: object) {
  return factsIn(factsSchema.parse({ ...fixtureFacts, ...changes }), 'es');
}

test('takes the text of the language', () => {
  const staff = [{ name: 'Ana', role: { en: 'Nurse', es: 'Enfermera' } }];
  const facts = spanish({ optional: { ...fixtureFacts.optional, staff }, closingDays: [christmasEve] });
  expect(facts.optional.staff).toEqual([{ name: 'Ana', role: 'Enfermera' }]);
  expect(facts.closingDays).toEqual([{ ...christmasEve, name: 'Nochebuena' }]);
});

test('takes the English text if the language has none', () => {
  const facts = spanish({ closingDays: [{ date: '2099-01-08', name: 'New roof' }] });
  expect(facts.closingDays).toEqual([{ date: '2099-01-08', name: 'New roof' }]);
  expect(facts.claims.parking?.value).toBe('Free parking');
});

test('marks optional facts that are only in English', () => {
  const languages = ['Hmong', { en: 'Spanish', es: 'español' }];
  const { optional } = spanish({ optional: { ...fixtureFacts.optional, languages, dailyRate: '$85' } });
  expect(optional.languages).toEqual(['[Hmong](lang:en)', 'español']);
  expect(optional.dailyRate).toBe('$85');
});

test('leaves out an interpreter that is described in English only', () => {
  const interpreter = 'An interpreter joins by phone.';
  expect(spanish({ optional: { ...fixtureFacts.optional, interpreter } }).optional.interpreter).toBeNull();
});

test('refuses a different response time', () => {
  const promise = { value: { en: '24 hours', es: '12 horas' }, confirmed: null };
  const { error } = factsSchema.safeParse({ ...fixtureFacts, claims: { ...fixtureFacts.claims, promise } });
  expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    'claims.promise.value.es: the same number of hours as "24 hours"',
  ]);
});

test('lists closing days in calendar order', () => {
  const { closingDays } = spanish({ closingDays: ['2099-12-25', christmasEve] });
  expect(closingDays.map(({ date }) => date)).toEqual(['2099-12-24', '2099-12-25']);
});

test('has the chosen holidays in the language', () => {
  const { holidays } = spanish({ holidays: ["New Year's Day", 'Christmas'] });
  expect(holidays.map(({ name }) => name)).toEqual(['Año Nuevo', 'Navidad']);
});
