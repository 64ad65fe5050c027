import { expect, test } from 'vitest';
import { MINUTE } from '../clock.ts';
import { createRateLimit } from './rate-limit.ts';

test('a client is free, then suspect, then refused, and free again after ten minutes', () => {
  let now = 0;
  const limit = createRateLimit(() => now, { softLimit: 2, hardLimit: 3 });
  const kinds = () => limit.count('a').kind;
  expect([kinds(), kinds(), kinds(), kinds()]).toEqual(['free', 'free', 'suspect', 'refused']);
  expect(limit.count('b').kind).toBe('free');
  now = 4 * MINUTE;
  expect(limit.count('a')).toEqual({ kind: 'refused', retryAfter: 360 });
  now = 10 * MINUTE;
  expect(kinds()).toBe('free');
});

test('a retry of what is already stored does not count', () => {
  const limit = createRateLimit(() => 0, { softLimit: 1, hardLimit: 1 });
  limit.count('a');
  limit.forgive('a');
  expect(limit.count('a').kind).toBe('free');
});

test('a flood of clients is counted as fast as it comes, and the oldest makes room for the newest', () => {
  const limit = createRateLimit(() => 0, { softLimit: 1, hardLimit: 1 });
  for (let client = 0; client < 200_000; client += 1) limit.count(`client ${client}`);
  expect(limit.count('client 199999').kind).toBe('refused');
  expect(limit.count('client 0').kind).toBe('free');
});
