import { z } from 'zod';
import { shapeOf, text } from './text-schema.ts';
import { CLOSING_REASONS, STATUS_CHANGES } from './tour-request/status-changes.ts';

/** `page` in `staff.yaml`: what staff pages say of one request; {time} and {what} are filled in. */
export const staffPageSchema = z.strictObject({
  title: text.describe('Title of the page; {what} is the name of the family.'),
  notSavedTitle: text.describe('Title after a change was not saved; {what} is the title of the page.'),
  status: z
    .strictObject({ open: text, again: text, held: text, answered: text, visit: text, closed: text })
    .describe('Status of a request; {what} is how long there is to call, or why it was held back.'),
  due: text.describe('By when to call.'),
  late: z
    .strictObject({ minute: text, minutes: text, hour: text, hours: text, day: text, days: text })
    .describe('How late a call is; {count} is the number of what the name says.'),
  changes: z.strictObject(shapeOf(STATUS_CHANGES, text)).describe('What was done, in the history.'),
  reasons: z.strictObject(shapeOf(CLOSING_REASONS, text)).describe('Why a request is done.'),
  saved: text.describe(
    'What was saved last, and the title then; {what} is one of the changes, or the title of the page.',
  ),
  undone: text.describe('The same of a change that was undone.'),
  undo: text.describe('Until when it can be undone.'),
  errors: z
    .strictObject({ heading: text, mark: text, visit: text, reason: text, noNote: text, note: text })
    .describe('What is wrong with the form.'),
  next: z
    .strictObject({ nobody: text, one: text, many: text })
    .describe('How many other families are waiting: nobody, `one`, or {count} `many`.'),
  visitEvent: text.describe('Name of the visit in a calendar; {what} is the name of the family.'),
  list: z.strictObject({ looked: text, notYet: text, pageNumber: text }),
});
