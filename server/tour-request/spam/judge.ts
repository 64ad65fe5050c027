import type { TourRequest } from '../../../shared/tour-request/fields.ts';
import { isGibberish, isInAnotherScript } from './letters.ts';
import { findLinks } from './links.ts';
import { countOffers, speaksOfCare } from './vocabulary.ts';

/** What is known of a request besides its words. */
export type Circumstances = {
  /** What stands in the field that people do not see. */
  honeypot: string;
  /** Whether the form showed that somebody turned to it; without JavaScript it shows nothing. */
  token: 'valid' | 'hasty' | 'missing';
  /** Earlier requests of the last 30 days with much the same message from other addresses. */
  alike: number;
};

/** Why a request waits for a look from staff. */
export type SpamReason = 'honeypot' | 'links' | 'offer' | 'script' | 'gibberish';

/** Weight of signs at which a request waits. */
const ENOUGH = 2;

/**
 * Why a request looks so much like spam that staff should look first, or null. One sign alone holds nobody back, but for
 * those that no person gives: families write in every script, send the link of a doctor's page, and do without JavaScript.
 * Looks at each letter a bounded number of times.
 */
export function findSpam(fields: TourRequest, { honeypot, token, alike }: Circumstances): SpamReason | null {
  if (honeypot !== '') return 'honeypot';
  const { name, address, phone, message } = fields;
  if ([name, address, phone].map(findLinks).some(({ count, hidden }) => count > 0 || hidden)) return 'links';
  const { count: links, hidden } = findLinks(message);
  if (hidden || links >= 3) return 'links';

  const care = speaksOfCare(message);
  const signs: [SpamReason, number][] = [
    ['links', links === 0 ? 0 : (care ? 0.5 : 1.5) + (links - 1) * 0.5],
    ['offer', Math.min(countOffers(message), 4) * (care ? 0.5 : 1)],
    ['script', !care && (isInAnotherScript(message) || isInAnotherScript(name)) ? 0.5 : 0],
    ['gibberish', isGibberish([name, address, message]) ? 1.5 : 0],
  ];
  const [reason, most] = signs.reduce((one, other) => (other[1] > one[1] ? other : one));
  // The words of many people can be the same: a class that visits, or a letter that an agency hands out.
  if (most === 0) return null;
  const sum = signs.reduce((total, [, weight]) => total + weight, Math.min(1.5, alike));
  return sum + (token === 'missing' ? 0.5 : token === 'hasty' ? 1 : 0) >= ENOUGH ? reason : null;
}
