/** What can be noted about a tour request; `reopened` by the command alone, the rest on its page too. */
export const MARKS = ['reached', 'no-answer', 'visit', 'closed', 'released', 'spam', 'note', 'reopened'] as const;

/** What is noted about a tour request. */
export type MarkKind = (typeof MARKS)[number];

/** Why a tour request needs nothing more. */
export const CLOSING_REASONS = ['started', 'elsewhere', 'not-now', 'unreachable', 'other'] as const;

/** Why a tour request needs nothing more. */
export type ClosingReason = (typeof CLOSING_REASONS)[number];

/** The most letters of a note. */
export const NOTE_LIMIT = 1000;

/** Where a tour request stands: to be called, looked at first, answered, or done with. */
export type Standing = 'open' | 'held' | 'answered' | 'closed';

/** What staff can note on the page of a request, by where it stands. */
export const OFFERED_MARKS = {
  open: ['reached', 'no-answer', 'visit', 'closed', 'note'],
  held: ['released', 'spam', 'note'],
  answered: ['visit', 'closed', 'note'],
  closed: ['note'],
} as const satisfies Record<Standing, readonly MarkKind[]>;
