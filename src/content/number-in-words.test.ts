import { expect, test } from 'vitest';
import { numberInWords } from './number-in-words.ts';

test('a count is written in words as far as there are some, then in figures', () => {
  const words = ['one', 'two', 'three'];
  expect([1, 3, 4, 13].map((count) => numberInWords(count, words))).toEqual(['one', 'three', '4', '13']);
});
