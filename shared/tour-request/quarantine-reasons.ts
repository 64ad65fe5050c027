/** Why a request is in quarantine: a filled honeypot, too many requests, or its words (in earlier versions alone). */
export const QUARANTINE_REASONS = ['honeypot', 'limit', 'words'] as const;

export type QuarantineReason = (typeof QUARANTINE_REASONS)[number];
