/** What staff can note on the page of a tour request. */
export const OFFERED_MARKS = ['reached', 'no-answer', 'visit', 'closed', 'released', 'spam', 'note'] as const;

/** All that can be noted; `reopened` by the command alone. */
export const MARKS = [...OFFERED_MARKS, 'reopened'] as const;

/** What is noted about a tour request. */
export type MarkKind = (typeof MARKS)[number];

/** Why a tour request needs nothing more. */
export const CLOSING_REASONS = ['started', 'elsewhere', 'not-now', 'unreachable', 'other'] as const;

/** Why a tour request needs nothing more. */
export type ClosingReason = (typeof CLOSING_REASONS)[number];

/** The most letters of a note. */
export const NOTE_LIMIT = 1000;

/** Where a tour request stands: to be called, looked at first, answered, answered with a visit, or done with. */
export type Standing = 'open' | 'held' | 'answered' | 'visit' | 'closed';

/** What can be noted by where a tour request stands. */
export const MARKS_FOR: Readonly<Record<Standing, readonly MarkKind[]>> = {
  open: ['reached', 'no-answer', 'visit', 'closed', 'note'],
  held: ['released', 'spam', 'note'],
  answered: ['visit', 'closed', 'note'],
  visit: ['visit', 'closed', 'note'],
  closed: ['note'],
};
