import { promisedHours } from '../shared/facts.ts';
import type { Facts } from '../shared/facts-schema.ts';
import { HOUR, MINUTE } from './clock.ts';

/** Hours within which families are called where the center promises nothing. */
const DEFAULT_HOURS = 24;

/** Milliseconds from a request to the time by which its family is to be called. */
export function promiseOf({ claims }: Pick<Facts, 'claims'>): number {
  return (promisedHours(claims.promise) ?? DEFAULT_HOURS) * HOUR;
}

/** Milliseconds after which staff are reminded of a request that nobody has marked contacted: 20 of 24 hours. */
export function remindAfter(promise: number): number {
  return (promise * 5) / 6;
}

/** The time past which a notice that waits is an error to be fixed. */
export const NOTICE_IS_LATE = 5 * MINUTE;
