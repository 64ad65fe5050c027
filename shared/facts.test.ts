import { expect, test } from 'vitest';
import { fixtureFacts } from '../tests/support/fixture-facts.ts';
import { promisedHours } from './facts.ts';

test.each([
  ['24 hours', 24],
  ['1 hour', 1],
  ['two working days', null],
])('a promise to answer within %s counts as %s hours', (value, hours) => {
  const promise = { value, confirmed: null };
  expect(promisedHours({ claims: { ...fixtureFacts.claims, promise } })).toBe(hours);
});
