import { expect, test } from 'vitest';
import { DAY, MINUTE } from '../time.ts';
import { createNetworkCounts } from './rate-limit.ts';

test.each([
  ['keeps the counts of a network for ten minutes', 0, 10 * MINUTE - 1, true],
  ['starts again after ten minutes', 0, 10 * MINUTE, false],
  ['starts again after the clock was ahead', 3 * DAY, 0, false],
])('%s', (_what, first, later, isSame) => {
  let now = first;
  const countsOf = createNetworkCounts(() => now);
  const counts = countsOf('192.0.2.1');
  now = later;
  expect(countsOf('192.0.2.1') === counts).toBe(isSame);
});

test.each([
  [true, '192.0.2.7', '192.0.2.250'],
  [true, '192.0.2.7', '::ffff:192.0.2.7'],
  [true, '192.0.2.7', '192.0.2.7:4711'],
  [false, '192.0.2.7', '192.0.3.7'],
  [true, '2001:db8:1:2::1', '2001:db8:1:3::1'],
  [true, '2001:db8:1:2::1', '[2001:DB8:1:2:ffff:ffff:ffff:ffff]:443'],
  [false, '2001:db8:1:2::1', '2001:db8:2:2::1'],
  [true, 'nonsense', ''],
  [true, '_hidden', '"quoted"'],
])('counts as the same network: %s for %s and %s', (isSame, first, second) => {
  const countsOf = createNetworkCounts(() => 0);
  expect(countsOf(second) === countsOf(first)).toBe(isSame);
});
