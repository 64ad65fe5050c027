/** What staff can say about a request. */
export const STATUS_CHANGES = [
  'contacted',
  'no-answer',
  'taken',
  'director',
  'came',
  'missed',
  'cancelled',
  'no-family',
  'same',
  'settled',
  'released',
  'reopened',
  'note',
] as const;

export type StatusChangeKind = (typeof STATUS_CHANGES)[number];

/** Why a request is in quarantine: a filled honeypot, or too many requests. */
export const QUARANTINE_REASONS = ['honeypot', 'limit'] as const;

export type QuarantineReason = (typeof QUARANTINE_REASONS)[number];
