import { expect, test } from 'vitest';
import { fixtureContent, fixtureFile, readFixture } from '../tests/helpers/fixture-files.ts';
import { answeredGroups } from './answers.ts';
import type { Facts } from './schemas/facts-schema.ts';

/** The answer to the question of the price, if that is written so among the facts. */
function answerWith(price: string, language: string) {
  const changes = { 'site.yaml': fixtureFile('site.yaml', '$85', price) };
  const { groups } = fixtureContent('questionsPage', 'en/pages/questions.yaml', changes);
  return answeredGroups(groups, readFixture(changes).facts.get(language) as Facts, '2026-11-26')[0]?.questions[0];
}

test('an answer with a fact keeps its source', () => {
  expect(answerWith('a song', 'en')).toMatchObject({
    answers: ['A day costs a song.'],
    source: { name: 'The price list' },
  });
});

test.each([
  ['a song', /^Ask us/],
  ['{ en: a song, es: una canción }', /^A day costs/],
])('with the price %s the Spanish page says %s', (price, answer) => {
  expect(answerWith(price, 'es')?.answers).toEqual([expect.stringMatching(answer)]);
});
