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

/** How a request ended, by the change that closed it. */
export const OUTCOMES = ['came', 'missed', 'cancelled', 'no-family', 'same', 'settled'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** Changes that say something only in their note. */
export const NEED_NOTE: readonly StatusChangeKind[] = ['settled', 'note'];

/** Why a request is in quarantine: a filled honeypot, or too many requests. */
export const QUARANTINE_REASONS = ['honeypot', 'limit'] as const;

export type QuarantineReason = (typeof QUARANTINE_REASONS)[number];

export const NOTE_MAX_LENGTH = 1000;
export const WHO_MAX_LENGTH = 30;

export type RequestStatus = 'open' | 'quarantined' | 'director' | 'contacted' | 'closed';

/** The changes that staff can choose for a request of each status. */
export const CHANGES_FOR: Readonly<Record<RequestStatus, readonly StatusChangeKind[]>> = {
  open: ['contacted', 'no-answer', 'taken', 'director', 'cancelled', 'no-family', 'same', 'note'],
  quarantined: ['released', 'no-family', 'note'],
  director: ['settled', 'taken', 'reopened', 'note'],
  contacted: ['came', 'missed', 'cancelled', 'director', 'reopened', 'note'],
  closed: ['contacted', 'director', 'reopened', 'note'],
};
