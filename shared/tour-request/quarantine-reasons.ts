/**
 * Why a tour request may wait for a look from staff: a filled hidden field, too many requests at once, links, the offer of
 * a business, another script together with other signs, letters at random.
 */
export const QUARANTINE_REASONS = ['honeypot', 'limit', 'links', 'offer', 'script', 'gibberish'] as const;

/** Why a tour request waits for a look from staff. */
export type QuarantineReason = (typeof QUARANTINE_REASONS)[number];
