import { HOUR, MINUTE } from './clock.ts';

/** The time within which the center promises to call. */
export const PROMISE = 24 * HOUR;

/** The time after which staff are reminded of a request that nobody has marked contacted. */
export const REMIND_AFTER = 20 * HOUR;

/** The time past which a notice that waits is an error to be fixed. */
export const NOTICE_IS_LATE = 5 * MINUTE;
