import { expect, test } from 'vitest';
import { measureReading } from './reading-level.ts';

test.each([
  ['The cat sat on the mat.', 6, -1.45],
  [
    'Four score and seven years ago our fathers brought forth on this continent a new nation, conceived in liberty and dedicated to the proposition that all men are created equal.',
    30,
    14.99,
  ],
])('"%s" has the grade that the formula gives for syllables counted by hand', (text, words, grade) => {
  const reading = measureReading([text]);
  expect(reading.words).toBe(words);
  expect(reading.grade).toBeCloseTo(grade, 1);
});

test('a title such as "Dr." ends no sentence, a question does', () => {
  expect(measureReading(['Ask Dr. Lee. Is it late? We are here.']).sentences).toBe(3);
});

test('a phone number and an e-mail address are no words', () => {
  expect(measureReading(['Call (559) 237-1000 or write to desk@orchard-day.org today.']).words).toBe(5);
});
