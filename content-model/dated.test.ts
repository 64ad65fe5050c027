import { expect, test } from 'vitest';
import { fixtureFile, readFixture } from '../tests/helpers/fixture-files.ts';
import { type Dated, datedIn, findDated, overdueOn, taskOf } from './dated.ts';

const findOverdue = (dated: Dated[], today: string) =>
  overdueOn(dated, today).map((one) => `${one.form}: ${taskOf(one)}`);

const source = { name: 'The state', href: 'https://www.ca.gov/', checked: '2026-11-26' };
const rules = datedIn('site.yaml', { mediCalRules: { until: '2026-12-31' } });
const questions = datedIn('en/pages/questions.yaml', {
  groups: [{ heading: 'Cost', items: [{ question: 'Does Medicare pay?', source }] }],
  confirmed: { by: 'nurse', on: '2026-11-26', version: '0' },
});

test('nothing is overdue on the last day of a rule', () => {
  expect(findOverdue(rules, '2026-12-31')).toEqual([]);
});

test('a rule is overdue from the day after its end', () => {
  expect(findOverdue(rules, '2027-01-01')).toEqual([
    'Medi-Cal rules: their last day is December 31, 2026. Read the source, correct the texts that name them, and write the new day at “Until”.',
  ]);
});

test('a signature under words that have changed is overdue at once', () => {
  const service = fixtureFile('en/services/rides.yaml');
  const changed = `${service}\nconfirmed: { by: driver, on: 2026-11-26, version: "0" }`;
  expect(findOverdue(findDated(readFixture({ 'en/services/rides.yaml': changed })), '2026-11-26')).toContainEqual(
    'Rides: the words have changed since they were signed (November 26, 2026). Ask for a new signature at “Confirmed”: “driver”.',
  );
});

test.each([
  [
    'a source',
    questions,
    'Questions: sources last read more than a year ago (November 26, 2026): “Does Medicare pay?”. Compare them',
  ],
  ['a signature', questions, 'Questions: signed more than a year ago (November 26, 2026). Ask for a new signature'],
  [
    'a claim',
    datedIn('site.yaml', { claims: { parking: { value: 'Free', confirmed: '2026-11-26' } } }),
    'Name, claims and web address: claims last checked more than a year ago (November 26, 2026): “Parking”. Look at the papers',
  ],
  [
    'a price',
    datedIn('site.yaml', { optional: { dailyRate: '$85', confirmed: '2026-11-26' } }),
    'Staff, languages, prices: last checked more than a year ago (November 26, 2026). Read every box',
  ],
])('names %s after a year', (_what, dated, sentence) => {
  expect(findOverdue(dated, '2027-11-26').join()).not.toContain('a year ago');
  expect(findOverdue(dated, '2027-11-27')).toContainEqual(expect.stringContaining(sentence));
});
