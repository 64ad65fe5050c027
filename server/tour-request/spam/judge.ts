import { FIELDS, type FormField, type TourRequest } from '../../../shared/tour-request/fields.ts';
import { isGibberish, isInAnotherScript } from './letters.ts';
import { findLinks } from './links.ts';
import { soundsLikeSpam } from './wording.ts';

/** What is known of a request besides its words. */
export type Circumstances = {
  /** What stands in the field that people do not see. */
  honeypot: string;
  /** Whether the form showed that somebody turned to it; without JavaScript it shows nothing. */
  token: 'valid' | 'hasty' | 'missing';
};

/** How much a request looks like spam: why, and how many earlier ones with much the same message make it wait, from 0; null for never. */
export type Suspicion = { reason: string; alike: number } | null;

/** Weight of all signs together at which a request waits for a look from staff. */
const ENOUGH = 2.4;

/** Weight of an earlier request with much the same message from another address. */
const ALIKE = 0.5;

/** What the form shows weighs little: families do without JavaScript, and programs that write spam learn to run it. */
const TOKEN_WEIGHTS = { valid: 0, missing: 0.25, hasty: 0.5 };

/**
 * Says how much a request looks like spam. Nobody waits for a single sign but those that no person gives: families write in
 * every script, send the link of a doctor's page, and do without JavaScript. The same words alone are no sign: a class that
 * visits may use them. Looks at each letter a bounded number of times.
 */
export function findSuspicion(fields: TourRequest, { honeypot, token }: Circumstances): Suspicion {
  if (honeypot !== '') return { reason: 'honeypot', alike: 0 };
  const textsOf = (...kinds: FormField['kind'][]) =>
    FIELDS.filter(({ kind }) => kinds.includes(kind)).map((field) => fields[field.name]);
  const message = textsOf('text').join('\n');
  const lines = textsOf('line');
  const others = [...lines, ...textsOf('phone', 'select')].map(findLinks);
  const { count: links, hidden } = findLinks(message);
  if (hidden || links >= 3 || others.some((found) => found.count > 0 || found.hidden))
    return { reason: 'links', alike: 0 };
  if (isGibberish([...lines, message])) return { reason: 'gibberish', alike: 0 };

  const wording = soundsLikeSpam(message);
  const signs: [string, number][] = [
    ['offer', wording],
    ['links', links === 0 ? 0 : 0.25 + links * 0.5],
    ['script', wording > 0 && (isInAnotherScript(message) || isInAnotherScript(fields.name)) ? 0.5 : 0],
  ];
  const [reason] = signs.reduce((one, other) => (other[1] > one[1] ? other : one));
  const weight = signs.reduce((sum, [, sign]) => sum + sign, TOKEN_WEIGHTS[token]);
  if (weight >= ENOUGH) return { reason, alike: 0 };
  return weight + ALIKE >= ENOUGH ? { reason, alike: 1 } : null;
}
