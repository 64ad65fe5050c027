export const OFFERED_CHANGES = ['reached', 'no-answer', 'visit', 'closed', 'released', 'spam', 'note'] as const;

/** `reopened` is made by a command alone. */
export const STATUS_CHANGES = [...OFFERED_CHANGES, 'reopened'] as const;

export type StatusChangeKind = (typeof STATUS_CHANGES)[number];

export const CLOSING_REASONS = ['started', 'elsewhere', 'not-now', 'unreachable', 'other'] as const;

export type ClosingReason = (typeof CLOSING_REASONS)[number];

/** Characters. */
export const NOTE_LIMIT = 1000;

export type RequestStatus = 'open' | 'held' | 'answered' | 'visit' | 'closed';

export const CHANGES_FOR: Readonly<Record<RequestStatus, readonly StatusChangeKind[]>> = {
  open: ['reached', 'no-answer', 'visit', 'closed', 'spam', 'note'],
  held: ['released', 'spam', 'note'],
  answered: ['visit', 'closed', 'note', 'reopened'],
  visit: ['visit', 'closed', 'note', 'reopened'],
  closed: ['note', 'reopened'],
};
