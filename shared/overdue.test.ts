import { expect, test } from 'vitest';
import { datedIn } from '../content-model/dated.ts';
import { findOverdue } from './overdue.ts';

const source = { name: 'The state', href: 'https://www.ca.gov/', checked: '2026-11-26' };
const questions = datedIn('en/pages/questions.yaml', {
  groups: [
    {
      heading: 'Cost',
      items: [
        { question: 'Who pays?', until: '2026-12-31', ended: 'Ask the state.' },
        { question: 'Who decides?', until: '2026-12-31', ended: 'Ask the state.' },
        { question: 'Does Medicare pay?', source },
      ],
    },
  ],
  confirmed: { by: 'nurse', on: '2026-11-26', version: '0' },
});

test('nothing is overdue on the last day of a rule', () => {
  expect(findOverdue(questions, '2026-12-31')).toEqual([]);
});

test('names the rules of a page in one sentence from the day after their end', () => {
  expect(findOverdue(questions, '2027-01-01')).toEqual([
    'Questions: rules have ended (December 31, 2026): “Who pays?”, “Who decides?”. Read the source, correct the answer and “Until”.',
  ]);
});

test.each([
  [
    'a source',
    questions,
    'Questions: sources last read before a year (November 26, 2026): “Does Medicare pay?”. Compare them',
  ],
  ['a signature', questions, 'Questions: signed before a year (November 26, 2026). Ask for a new signature'],
  [
    'a claim',
    datedIn('site.yaml', { claims: { parking: { value: 'Free', confirmed: '2026-11-26' } } }),
    'Name, claims and web address: claims last checked before a year (November 26, 2026): “Parking”. Look at the papers',
  ],
  [
    'a price',
    datedIn('site.yaml', { optional: { dailyRate: '$85', confirmed: '2026-11-26' } }),
    'Staff, languages, prices: last checked before a year (November 26, 2026). Read every box',
  ],
])('names %s after a year', (_what, dated, sentence) => {
  expect(findOverdue(dated, '2027-11-26').join()).not.toContain('before a year');
  expect(findOverdue(dated, '2027-11-27')).toContainEqual(expect.stringContaining(sentence));
});

test.each([
  ['a closing', { closingDays: [{ date: '2026-12-28', until: '2026-12-31', name: 'New roof' }] }],
  ['an announcement', { announcements: [{ heading: 'Soup', until: '2026-01-01', rows: [] }] }],
])('the last day of %s is no rule', (_what, content) => {
  expect(datedIn('en/day.yaml', content)).toEqual([]);
});
