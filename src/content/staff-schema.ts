import { z } from 'zod';
import { shapeOf, text } from '../../shared/text-schema.ts';
import { MARKS, type MarkKind, OFFERED_MARKS } from '../../shared/tour-request/marks.ts';
import { meta } from './shared-schema.ts';

/** A mark that can be chosen on a page. */
export type OfferedMark = (typeof OFFERED_MARKS)[keyof typeof OFFERED_MARKS][number];

/** Every mark that some page offers, in the order of the choices. */
export const offeredMarks = MARKS.filter((kind): kind is OfferedMark =>
  Object.values(OFFERED_MARKS).some((offered: readonly MarkKind[]) => offered.includes(kind)),
);

const marks = shapeOf(offeredMarks, text);

/** `pages/staff.yaml`: words of the pages that links in letters to staff open. */
export const staffSchema = z.strictObject({
  meta,
  request: z.strictObject({
    /** Heading of what the family wrote, as far as the letter says it. */
    facts: text,
    /** That somebody else was faster. */
    changed: z.strictObject({ heading: text, text }),
    undo: text,
    calendar: text,
    history: text,
    /** Stands behind what was undone. */
    undone: text,
    next: text,
    open: text,
    list: text,
  }),
  form: z.strictObject({
    heading: text,
    /** What can be chosen, and what comes of it. */
    marks: z.strictObject(marks),
    hints: z.strictObject(marks),
    visit: text,
    reason: text,
    reasonPlaceholder: text,
    note: text,
    noteHint: text,
    save: text,
  }),
  list: z.strictObject({ heading: text, waiting: text, nobody: text, held: text, heldText: text, tooMany: text }),
  /** For a link that opens nothing. */
  gone: z.strictObject({ heading: text, text }),
});
