import { z } from 'zod';
import { text } from './text-schema.ts';
import { CLOSING_REASONS, type ClosingReason, MARKS, type MarkKind } from './tour-request/marks.ts';

const marks = Object.fromEntries(MARKS.map((kind) => [kind, text])) as Record<MarkKind, typeof text>;
const reasons = Object.fromEntries(CLOSING_REASONS.map((reason) => [reason, text])) as Record<
  ClosingReason,
  typeof text
>;

/** `page` in `staff.yaml`: what the pages behind the links of letters say of one request; {time} and {what} are filled in. */
export const staffPageSchema = z.strictObject({
  /** Title of the page; {what} is the name of the family. */
  title: text,
  /** Where a request stands; {what} is how long there is to call, or why it was held back. */
  standing: z.strictObject({ open: text, held: text, answered: text, visit: text, closed: text }),
  /** Until when to call. */
  due: text,
  /** How late a call is; {count} is the number of what the name says. */
  late: z.strictObject({ minute: text, minutes: text, hour: text, hours: text, day: text, days: text }),
  /** What was done, in the history. */
  marks: z.strictObject(marks),
  /** Why a request is done. */
  reasons: z.strictObject(reasons),
  /** What was noted last; {what} is one of the marks. */
  saved: text,
  /** Until when it can be undone. */
  undo: text,
  /** What is wrong with what was sent. */
  errors: z.strictObject({ heading: text, mark: text, visit: text, reason: text, note: text }),
  /** Who waits next: nobody, `one`, or {count} `many`, of whom the first is named by `reference` or by name. */
  next: z.strictObject({ nobody: text, one: text, many: text, reference: text, name: text }),
  /** Name of the visit in a calendar; {what} is the name of the family. */
  visitEvent: text,
  list: z.strictObject({ looked: text, notYet: text }),
});

/** The words that pages for staff say of one request. */
export type StaffPageTexts = z.infer<typeof staffPageSchema>;
