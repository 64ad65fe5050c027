import { expect, test } from 'vitest';
import { MINUTE } from '../time.ts';
import { createRateLimit } from './request-limits.ts';

test('limits the requests of a client in ten minutes', () => {
  let now = 0;
  const limit = createRateLimit(() => now, 2);
  const isPast = () => limit.count('a').isPast;
  expect([isPast(), isPast(), isPast()]).toEqual([false, false, true]);
  expect(limit.count('b').isPast).toBe(false);
  now = 4 * MINUTE;
  expect(limit.count('a')).toEqual({ isPast: true, retryAfter: 360 });
  now = 10 * MINUTE;
  expect(isPast()).toBe(false);
});

test('does not count a forgiven request', () => {
  const limit = createRateLimit(() => 0, 1);
  limit.count('a');
  limit.forgive('a');
  expect(limit.count('a').isPast).toBe(false);
});

test('forgets the oldest of many clients', () => {
  const limit = createRateLimit(() => 0, 1);
  for (let client = 0; client < 200_000; client += 1) limit.count(`client ${client}`);
  expect(limit.count('client 199999').isPast).toBe(true);
  expect(limit.count('client 0').isPast).toBe(false);
});
