import { expect, test } from 'vitest';
import { readFixture } from '../../tests/helpers/fixture-files.ts';
import { answeredGroups, checkedSince } from './answers.ts';
import type { QuestionGroup, Source } from './schemas/answer-schemas.ts';
import type { Facts } from './schemas/facts-schema.ts';

const facts = readFixture().facts.get('en') as Facts;
const sourceOf = (checked: string | null): Source => ({ name: 'The state', href: 'https://www.ca.gov/', checked });

const groupWith = (...dates: (string | null)[]): QuestionGroup => ({
  heading: 'Cost',
  items: dates.map((checked, index) => ({
    id: `question-${index}`,
    question: 'Who pays?',
    answers: ['It depends.'],
    known: { fact: 'paymentOptions', answers: ['Medi-Cal.'] },
    source: sourceOf(checked),
  })),
});

const answered = (...dates: (string | null)[]) => answeredGroups([groupWith(...dates)], facts, '2026-11-26');

test('an answer with a fact keeps its source', () => {
  const optional = { ...facts.optional, paymentOptions: ['Medi-Cal'] };
  const [group] = answeredGroups([groupWith('2026-11-02')], { ...facts, optional }, '2026-11-26');
  expect(group?.questions[0]).toMatchObject({ answers: ['Medi-Cal.'], source: sourceOf('2026-11-02') });
});

test('the rules are as old as the oldest check', () => {
  expect(checkedSince(answered('2026-11-02', '2026-09-30'))).toBe('2026-09-30');
});

test('the rules have no date while one source has none', () => {
  expect(checkedSince(answered('2026-11-02', null))).toBeNull();
});
