import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

test('describes an error without its message', () => {
  const { type, at } = describeError(new RangeError('Ana Pérez\n    at Ana (Ana:1:1)'));
  expect([type, at?.[0]]).toEqual(['RangeError', expect.stringContaining('describe-error.test.ts')]);
  expect(at?.join()).not.toContain('Ana');
});
