import { z } from 'zod';
import { shapeOf, text } from '../../shared/text-schema.ts';
import { OFFERED_MARKS } from '../../shared/tour-request/marks.ts';
import { meta } from './shared-schema.ts';

const marks = z.strictObject(shapeOf(OFFERED_MARKS, text));

/** `pages/staff.yaml`: the pages behind the links in mail to staff. */
export const staffPagesSchema = z.strictObject({
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
    marks,
    hints: marks,
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
