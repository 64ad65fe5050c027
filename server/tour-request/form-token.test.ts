import { expect, test } from 'vitest';
import { DAY, SECOND } from '../clock.ts';
import { createFormTokens } from './form-token.ts';

test('a token speaks for somebody who took a moment to write, even a day later', () => {
  let now = Date.parse('2026-12-01T18:00:00Z');
  const tokens = createFormTokens(() => now);
  const [quick, slow, late] = [tokens.issue(), tokens.issue(), tokens.issue()];
  now += SECOND;
  expect(tokens.check(quick)).toBe('hasty');
  now += 20 * SECOND;
  expect(tokens.check(slow)).toBe('valid');
  now += DAY;
  expect(tokens.check(late)).toBe('valid');
});

test('a token that is missing, made up, changed, of another server or used again and again says nothing', () => {
  let now = 0;
  const tokens = createFormTokens(() => now);
  const token = tokens.issue();
  now += 20 * SECOND;
  for (const wrong of [
    undefined,
    '',
    'x',
    '..',
    `${token}x`,
    `z${token}`,
    createFormTokens(() => 0).issue(),
    'x'.repeat(9000),
  ])
    expect(tokens.check(wrong)).toBe('missing');
  expect(Array.from({ length: 7 }, () => tokens.check(token))).toEqual([
    ...Array<string>(5).fill('valid'),
    'missing',
    'missing',
  ]);
});
