import { expect, test } from 'vitest';
import { datedIn, findOverdue } from './overdue.ts';

const source = { name: 'The state', href: 'https://www.ca.gov/', checked: '2026-11-26' };
const page = {
  groups: [{ heading: 'Cost', items: [{ question: 'Who pays?', until: '2026-12-31', source }] }],
  menu: { until: '2026-01-01', rows: [] },
};
const facts = { holidays: [], closingDays: [{ date: '2027-12-25' }, { date: '2028-01-01' }] };

test('nothing is overdue on the last day of a rule', () => {
  expect(findOverdue(datedIn(page), { holidays: [], closingDays: [{ date: '2027-01-01' }] }, '2026-12-31')).toEqual([]);
});

test('names a rule from the day after its end', () => {
  expect(findOverdue(datedIn(page), facts, '2027-01-01')).toEqual([
    'The rule behind “Who pays?” ended on December 31, 2026.',
  ]);
});

test('the last day of a closing is no rule', () => {
  const closingDays = [{ date: '2026-12-28', until: '2026-12-31', name: 'New roof' }];
  expect(datedIn({ closingDays })).toEqual([]);
});

test('names a source that is older than a year', () => {
  const places = { sections: [{ heading: 'Places', places: [{ name: '211', source }] }] };
  expect(findOverdue(datedIn(places), facts, '2027-11-26')).toEqual([]);
  expect(findOverdue(datedIn(places), facts, '2027-11-27')).toEqual([
    'The source of “211” was last read on November 26, 2026.',
  ]);
});

test('asks for the holidays of the next year in December', () => {
  const closingDays = [{ date: '2026-12-25' }];
  const holidays = [{ name: 'Christmas', day: '12-25' }];
  const asked = 'The site names no holidays in 2027.';
  expect(findOverdue([], { holidays: [], closingDays }, '2026-11-30')).toEqual([]);
  expect(findOverdue([], { holidays: [], closingDays }, '2026-12-01')).toEqual([asked]);
  expect(findOverdue([], { holidays, closingDays: [] }, '2026-12-01')).toEqual([]);
});
