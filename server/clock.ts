/** Tells the time in milliseconds since 1970; tests hand in their own. */
export type Clock = () => number;

/** Milliseconds in a second. */
export const SECOND = 1000;
/** Milliseconds in a minute. */
export const MINUTE = 60 * SECOND;
/** Milliseconds in an hour. */
export const HOUR = 60 * MINUTE;
/** Milliseconds in a day. */
export const DAY = 24 * HOUR;
