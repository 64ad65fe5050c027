import { expect, test } from 'vitest';
import { describeError } from './log.ts';

test('describes an error without its message', () => {
  const described = describeError(new RangeError('Ana Pérez\n    at Ana (Ana:1:1)'));
  expect(described.type).toBe('RangeError');
  expect(described.at?.[0]).toContain('log.test.ts');
  expect(JSON.stringify(described)).not.toContain('Ana');
});
