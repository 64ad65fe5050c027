export const STATUS_CHANGES = [
  'contacted',
  'no-answer',
  'closed',
  'complaint',
  'same',
  'released',
  'reopened',
  'note',
] as const;

export type StatusChangeKind = (typeof STATUS_CHANGES)[number];

/** Why a request is in quarantine: a filled honeypot, or too many requests. */
export const QUARANTINE_REASONS = ['honeypot', 'limit'] as const;

export type QuarantineReason = (typeof QUARANTINE_REASONS)[number];

export const NOTE_MAX_LENGTH = 1000;

export type RequestStatus = 'open' | 'quarantined' | 'contacted' | 'closed';

/** The changes that staff can choose for a request of each status. */
export const CHANGES_FOR: Readonly<Record<RequestStatus, readonly StatusChangeKind[]>> = {
  open: ['contacted', 'no-answer', 'closed', 'complaint', 'same', 'note'],
  quarantined: ['released', 'closed', 'note'],
  contacted: ['complaint', 'reopened', 'note'],
  closed: ['contacted', 'reopened', 'note'],
};
