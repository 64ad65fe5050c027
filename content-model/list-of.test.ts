import { expect, test } from 'vitest';
import { listOf } from './list-of.ts';

test.each([
  ['en', ['Medi-Cal', 'VA', 'private pay'], 'Medi-Cal, VA and private pay'],
  ['es', ['español', 'hmong', 'inglés'], 'español, hmong e inglés'],
  ['en', ['Spanish'], 'Spanish'],
])('writes a list in %s as in a sentence: %j', (language, items, sentence) => {
  expect(listOf(items, language)).toBe(sentence);
});
