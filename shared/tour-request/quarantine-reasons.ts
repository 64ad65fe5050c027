/** Why a request is in quarantine: a filled honeypot, or too many requests. */
export const QUARANTINE_REASONS = ['honeypot', 'limit'] as const;

export type QuarantineReason = (typeof QUARANTINE_REASONS)[number];
