export const STATUS_CHANGES = [
  'contacted',
  'no-answer',
  'visit',
  'closed',
  'released',
  'spam',
  'reopened',
  'note',
] as const;

export type StatusChangeKind = (typeof STATUS_CHANGES)[number];

export const CLOSING_REASONS = ['started', 'elsewhere', 'not-now', 'unreachable', 'other'] as const;

export type ClosingReason = (typeof CLOSING_REASONS)[number];

/** Why a request is in quarantine: a filled honeypot, or too many requests. */
export const QUARANTINE_REASONS = ['honeypot', 'limit'] as const;

export type QuarantineReason = (typeof QUARANTINE_REASONS)[number];

export const NOTE_MAX_LENGTH = 1000;

export type RequestStatus = 'open' | 'quarantined' | 'contacted' | 'visit' | 'closed';

/** The changes that staff can choose for a request of each status. */
export const CHANGES_FOR: Readonly<Record<RequestStatus, readonly StatusChangeKind[]>> = {
  open: ['contacted', 'no-answer', 'visit', 'closed', 'spam', 'note'],
  quarantined: ['released', 'spam', 'note'],
  contacted: ['visit', 'closed', 'reopened', 'note'],
  visit: ['visit', 'closed', 'reopened', 'note'],
  closed: ['reopened', 'note'],
};
