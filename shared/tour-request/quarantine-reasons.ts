/** Why a tour request may wait for a look from staff: a filled hidden field, many requests at once, many links. */
export const QUARANTINE_REASONS = ['honeypot', 'limit', 'links'] as const;

/** Why a tour request waits for a look from staff. */
export type QuarantineReason = (typeof QUARANTINE_REASONS)[number];
