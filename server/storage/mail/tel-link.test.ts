import { expect, test } from 'vitest';
import { telLink } from './tel-link.ts';

test.each([
  ['(559) 555-0199', 'tel:+15595550199'],
  ['1 559 555 0199 ext. 12', 'tel:+15595550199;ext=12'],
  ['559.555.0199 x 3', 'tel:+15595550199;ext=3'],
  ['+44 20 7946 0018', 'tel:+442079460018'],
  ['555-0199', 'tel:5550199'],
  ['call my son', undefined],
])('%s is dialed as %s', (typed, link) => {
  expect(telLink(typed)).toBe(link);
});

test('a number of any length and made of anything is judged in no time', () => {
  for (const letter of [' ', '\t', '1', 'x', 'e', '#', '(', '\u00a0', 'ä']) {
    const started = performance.now();
    telLink(`1${letter.repeat(60_000)}1`);
    expect(performance.now() - started, JSON.stringify(letter)).toBeLessThan(50);
  }
});
