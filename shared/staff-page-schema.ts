import { z } from 'zod';
import { shapeOf, text } from './text-schema.ts';
import { CLOSING_REASONS, MARKS } from './tour-request/marks.ts';

/** `page` in `staff.yaml`: what the pages behind the links of letters say of one request; {time} and {what} are filled in. */
export const staffPageSchema = z.strictObject({
  title: text.describe('Title of the page; {what} is the name of the family.'),
  standing: z
    .strictObject({ open: text, held: text, answered: text, visit: text, closed: text })
    .describe('Where a request stands; {what} is how long there is to call, or why it was held back.'),
  due: text.describe('Until when to call.'),
  late: z
    .strictObject({ minute: text, minutes: text, hour: text, hours: text, day: text, days: text })
    .describe('How late a call is; {count} is the number of what the name says.'),
  marks: z.strictObject(shapeOf(MARKS, text)).describe('What was done, in the history.'),
  reasons: z.strictObject(shapeOf(CLOSING_REASONS, text)).describe('Why a request is done.'),
  noteKept: text.describe('Stands for a note that letters, and so the page, may not say.'),
  saved: text.describe('What was noted last; {what} is one of the marks.'),
  undo: text.describe('Until when it can be undone.'),
  errors: z
    .strictObject({ heading: text, mark: text, visit: text, reason: text, noNote: text, note: text })
    .describe('What is wrong with what was sent.'),
  next: z
    .strictObject({ nobody: text, one: text, many: text, reference: text, name: text })
    .describe(
      'Who waits next: nobody, `one`, or {count} `many`, of whom the first is named by `reference` or by name.',
    ),
  visitEvent: text.describe('Name of the visit in a calendar; {what} is the name of the family.'),
  list: z.strictObject({ looked: text, notYet: text }),
});
