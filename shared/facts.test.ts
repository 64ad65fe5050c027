import { expect, test } from 'vitest';
import { promisedHours } from './facts.ts';

test.each([
  ['24 hours', 24],
  ['1 hour', 1],
  ['24 horas', 24],
  ['en breve', null],
])('a promise to answer within %s counts as %s hours', (value, hours) => {
  expect(promisedHours({ value, confirmed: null })).toBe(hours);
});
