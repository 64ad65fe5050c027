import { expect, test } from 'vitest';
import { fixtureFacts } from '../tests/helpers/fixture-facts.ts';
import { createCenterTime } from './time.ts';

test('formats times in the time zone of the center', () => {
  const { sortable } = createCenterTime(fixtureFacts);
  expect(sortable(Date.parse('2026-12-01T17:05:09Z'))).toBe('2026-12-01 09:05:09');
  expect(sortable(Date.parse('2026-07-01T07:00:00Z'))).toBe('2026-07-01 00:00:00');
});
