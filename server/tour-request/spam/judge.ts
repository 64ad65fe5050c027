import { FIELDS, type FormField, type TourRequest } from '../../../shared/tour-request/fields.ts';
import type { QuarantineReason } from '../../../shared/tour-request/quarantine-reasons.ts';
import { isGibberish, isInAnotherScript } from './letters.ts';
import { findLinks } from './links.ts';
import { countOffers, speaksOfCare } from './vocabulary.ts';

/** What is known of a request besides its words. */
export type Circumstances = {
  /** What stands in the field that people do not see. */
  honeypot: string;
  /** Whether the form showed that somebody turned to it; without JavaScript it shows nothing. */
  token: 'valid' | 'hasty' | 'missing';
};

/** How much a request looks like spam: why, and how many earlier ones with much the same message make it wait, from 0; null for never. */
export type Suspicion = { reason: QuarantineReason; alike: number } | null;

/** Weight of signs at which a request waits for a look from staff. */
const ENOUGH = 2;

/** Weight of one earlier request with much the same message from another address, and of all of them together. */
const ALIKE = { each: 1, most: 1.5 };

/**
 * Says how much a request looks like spam. One sign alone holds nobody back, but for those that no person gives: families
 * write in every script, send the link of a doctor's page, and do without JavaScript. The same words alone are no sign:
 * a class that visits may use them. Looks at each letter a bounded number of times.
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

  const care = speaksOfCare(message);
  const signs: [QuarantineReason, number][] = [
    ['links', links === 0 ? 0 : (care ? 0.5 : 1.5) + (links - 1) * 0.5],
    ['offer', Math.min(countOffers(message), 4) * (care ? 0.5 : 1)],
    ['script', !care && (isInAnotherScript(message) || isInAnotherScript(fields.name)) ? 0.5 : 0],
    ['gibberish', isGibberish([...lines, message]) ? 1.5 : 0],
  ];
  const [reason, strongest] = signs.reduce((one, other) => (other[1] > one[1] ? other : one));
  if (strongest === 0) return null;
  const weight = signs.reduce((sum, [, sign]) => sum + sign, { valid: 0, missing: 0.5, hasty: 1 }[token]);
  // An agency may hand out a letter for families to send, with its own address in it.
  if (weight + (care ? 0 : ALIKE.most) < ENOUGH) return null;
  return { reason, alike: Math.max(0, Math.ceil((ENOUGH - weight) / ALIKE.each)) };
}
