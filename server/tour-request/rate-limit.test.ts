import { expect, test } from 'vitest';
import { DAY, MINUTE } from '../time.ts';
import { createRateLimit } from './rate-limit.ts';

test('limits the requests of a network in ten minutes', () => {
  let now = 0;
  const limit = createRateLimit(() => now, 2);
  const isPast = () => limit('192.0.2.1').isPast;
  expect([isPast(), isPast(), isPast()]).toEqual([false, false, true]);
  expect(limit('198.51.100.1').isPast).toBe(false);
  now = 4 * MINUTE;
  expect(limit('192.0.2.1')).toMatchObject({ isPast: true, retryAfter: 360 });
  now = 10 * MINUTE;
  expect(isPast()).toBe(false);
});

test('ends a limit from a clock that was ahead', () => {
  let now = 3 * DAY;
  const limit = createRateLimit(() => now, 1);
  limit('192.0.2.1');
  now = 0;
  expect(limit('192.0.2.1').isPast).toBe(false);
});

test('forgets many networks', () => {
  const limit = createRateLimit(() => 0, 1);
  const ipOf = (network: number) => `2001:db8:${network.toString(16)}::1`;
  for (let network = 0; network <= 50_000; network += 1) limit(ipOf(network));
  expect(limit(ipOf(0)).isPast).toBe(false);
  expect(limit(ipOf(50_000)).isPast).toBe(true);
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
  const limit = createRateLimit(() => 0, 1);
  limit(first);
  expect(limit(second).isPast).toBe(isSame);
});
