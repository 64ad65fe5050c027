import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Clock, SECOND } from '../clock.ts';
import type { Circumstances } from './spam/judge.ts';

/** Milliseconds that nobody is faster than who turns to the form, fills in four fields and sends it. */
const FASTEST = 2 * SECOND;

/** Requests that one token speaks for: a family, a retry, a correction. */
const MOST_USES = 5;

/** Tokens whose uses are remembered; past that the oldest are forgotten. */
const MOST_REMEMBERED = 50_000;

/** Gives each visit of the form a signed time, and tells later whether a request comes from such a visit; the key lives as long as the process. */
export function createFormTokens(clock: Clock) {
  const key = createSecretKey(randomBytes(32));
  const uses = new Map<string, number>();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    /** A new token. */
    issue() {
      const text = `${clock().toString(36)}.${randomBytes(9).toString('base64url')}`;
      return `${text}.${sign(text)}`;
    },
    /** What a token says; one that is made up, used up or from before a restart counts as missing. Any age is right: tabs stay open. */
    check(token = ''): Circumstances['token'] {
      // A token that is not of such a length is none, and costs nothing.
      if (token === '' || token.length > 100) return 'missing';
      const end = token.lastIndexOf('.');
      const text = token.slice(0, Math.max(0, end));
      const given = Buffer.from(token.slice(end + 1));
      const right = Buffer.from(sign(text));
      if (given.length !== right.length || !timingSafeEqual(given, right)) return 'missing';
      const used = (uses.get(text) ?? 0) + 1;
      uses.delete(text);
      uses.set(text, used);
      if (uses.size > MOST_REMEMBERED) uses.delete(uses.keys().next().value ?? '');
      if (used > MOST_USES) return 'missing';
      return clock() - Number.parseInt(text, 36) < FASTEST ? 'hasty' : 'valid';
    },
  };
}
