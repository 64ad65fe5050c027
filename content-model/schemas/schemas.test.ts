import { expect, test } from 'vitest';
import { fixtureContent, fixtureFile } from '../../tests/helpers/fixture-files.ts';
import { richText } from './text-schema.ts';

test.each([
  ['•\tPunjabi', 'Punjabi'],
  ['See [the map](https://maps.example/a?utm_source=x&id=1&fbclid=2).', 'See [the map](https://maps.example/a?id=1).'],
  ['Is it https://maps.example/?gclid=a_b', 'Is it https://maps.example/'],
  ['Is it open?', 'Is it open?'],
])('cleans the pasted text %s', (pasted, text) => {
  expect(richText.parse(pasted)).toBe(text);
});

test.each([
  ['“She “loves” it.”', 'She “loves” it.'],
  ['“Come in,” she said. “Sit.”', '“Come in,” she said. “Sit.”'],
])('removes quotation marks around the whole quote %s', (quote, words) => {
  const file = 'en/testimonials.yaml';
  const { items } = fixtureContent('testimonials', file, { [file]: fixtureFile(file, /(?<=quote: ).*/, quote) });
  expect(items[0]?.quote).toBe(words);
});
