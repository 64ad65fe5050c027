import { expect, test } from 'vitest';
import { DAY, MINUTE } from '../time.ts';
import { createRateLimit } from './rate-limit.ts';

test('limits the requests of a client in ten minutes', () => {
  let now = 0;
  const limit = createRateLimit(() => now, 2);
  const isPast = () => limit('a').isPast;
  expect([isPast(), isPast(), isPast()]).toEqual([false, false, true]);
  expect(limit('b').isPast).toBe(false);
  now = 4 * MINUTE;
  expect(limit('a')).toMatchObject({ isPast: true, retryAfter: 360 });
  now = 10 * MINUTE;
  expect(isPast()).toBe(false);
});

test('ends a limit from a clock that was ahead', () => {
  let now = 3 * DAY;
  const limit = createRateLimit(() => now, 1);
  limit('a');
  now = 0;
  expect(limit('a').isPast).toBe(false);
});

test('does not count an undone request', () => {
  const limit = createRateLimit(() => 0, 1);
  limit('a').undo();
  expect(limit('a').isPast).toBe(false);
});

test('forgets the oldest of many clients', () => {
  const limit = createRateLimit(() => 0, 1);
  for (let client = 0; client < 200_000; client += 1) limit(`client ${client}`);
  expect(limit('client 199999').isPast).toBe(true);
  expect(limit('client 0').isPast).toBe(false);
});
