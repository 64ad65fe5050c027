import { expect, test } from 'vitest';
import { fixtureFile, readFixture } from '../tests/helpers/fixture-files.ts';
import { answeredGroups } from './answers.ts';
import type { QuestionGroup } from './schemas/answer-schemas.ts';
import type { Facts } from './schemas/facts-schema.ts';

const source = { name: 'The state', href: 'https://www.ca.gov/', checked: null };
const groups: QuestionGroup[] = [
  {
    heading: 'Cost',
    items: [
      {
        id: 'cost',
        question: 'Who pays?',
        answers: ['It depends.'],
        known: { fact: 'paymentOptions', answers: ['{paymentOptions}.'] },
        source,
      },
    ],
  },
];

/** The answer if the center has filled in how to pay. */
function answerWith(paymentOptions: string, language: string) {
  const site = fixtureFile('site.yaml', 'paymentOptions: []', `paymentOptions: ${paymentOptions}`);
  const facts = readFixture({ 'site.yaml': site }).facts.get(language) as Facts;
  return answeredGroups(groups, facts, '2026-11-26')[0]?.questions[0];
}

test('an answer with a fact keeps its source', () => {
  expect(answerWith('[VA, private pay]', 'en')).toMatchObject({ answers: ['{paymentOptions}.'], source });
});

test('the usual answer stays in a language that lacks the fact', () => {
  expect(answerWith('[VA, private pay]', 'es')?.answers).toEqual(['It depends.']);
  expect(answerWith('[{ en: VA, es: el VA }]', 'es')?.answers).toEqual(['{paymentOptions}.']);
});
