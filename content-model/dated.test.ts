import { expect, test } from 'vitest';
import { addDays } from '../shared/opening-hours/dates.ts';
import { fixtureFile, readFixture, signedFile } from '../tests/helpers/fixture-files.ts';
import { findDated, overdueOn, taskOf } from './dated.ts';

function overdueWith(files: Record<string, string>, today: string): string {
  const overdue = overdueOn(findDated(readFixture(files)), today);
  return overdue.map((one) => `${one.form}: ${taskOf(one)}`).join('\n');
}

const site = (words: string | RegExp, others: string) => ({ 'site.yaml': fixtureFile('site.yaml', words, others) });

test.each([
  [
    'a rule',
    site('until: 2099-12-31', 'until: 2026-12-31'),
    '2026-12-31',
    'Medi-Cal rules: their last day is December 31, 2026. Read the source, correct the texts that name them',
  ],
  [
    'a source',
    {},
    '2027-06-01',
    'Questions: sources last read more than a year ago (June 1, 2026): “What does a day cost?”. Compare them',
  ],
  [
    'a claim',
    {},
    '2027-01-05',
    'Name, claims and web address: claims last checked more than a year ago (January 5, 2026): “Parking”. Look',
  ],
  [
    'a price',
    site(/(?<=\n {2}confirmed: )null/, '2026-11-26'),
    '2027-11-26',
    'Staff, languages, prices: last checked more than a year ago (November 26, 2026). Read every box',
  ],
  [
    'a signature',
    { 'en/services/rides.yaml': signedFile('en/services/rides.yaml', 'driver', '2026-11-26') },
    '2027-11-26',
    'The Old Van: signed more than a year ago (November 26, 2026). Ask for a new signature at “Confirmed”.',
  ],
])('names %s from the day after its last day', (_what, files, lastDay, sentence) => {
  expect(overdueWith(files, lastDay)).not.toContain(sentence);
  expect(overdueWith(files, addDays(lastDay, 1))).toContain(sentence);
});

test('a rule names each question and section that ends with it, in both languages', () => {
  const [rule] = findDated(readFixture()).filter(({ path }) => path[0] === 'mediCalRules');
  expect(rule?.texts).toEqual([
    { form: 'Questions', name: 'May she come if she forgets things?', anchor: 'pages-questions' },
    { form: 'Questions in Spanish', name: '¿Puede venir si olvida cosas?', anchor: 'pages-questions' },
  ]);
});
