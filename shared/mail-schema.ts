import { z } from 'zod';
import { shapeOf, text } from './text-schema.ts';
import { FIELD_NAMES } from './tour-request/fields.ts';
import { CLOSING_REASONS, QUARANTINE_REASONS, STATUS_CHANGES } from './tour-request/status-changes.ts';

/** `mail.yaml`: the receipt that a family gets. */
export const mailSchema = z.strictObject({
  subject: text,
  heading: text,
  promise: text.describe('What happens next; {time} is one of `times`.'),
  times: z
    .strictObject({ morning: text, afternoon: text, evening: text })
    .describe('When the family is called at the latest; {day} is the day of the week.'),
  call: text.describe('Text of the button that dials the center.'),
  directions: text.describe('Text of the link to a map.'),
  labels: z.strictObject({ reference: text, phone: text, hours: text, address: text }),
  bring: z
    .strictObject({ heading: text, items: z.array(text).min(1) })
    .describe('What a family may bring on their visit.'),
  caution: text.describe('What a reply should leave out, and where to turn in an emergency.'),
  mistake: text.describe('For someone who never asked for a tour.'),
});

export type MailTexts = z.infer<typeof mailSchema>;

const changes = z.strictObject(shapeOf(STATUS_CHANGES, text));

/** `page` in `staff.yaml`: the texts of staff pages. */
const staffPageSchema = z.strictObject({
  meta: z.strictObject({ title: text, description: text }),
  title: text.describe('Title of the page; {what} is the name of the family.'),
  notSavedTitle: text.describe('Title after a change was not saved; {what} is the title of the page.'),
  status: z
    .strictObject({ open: text, again: text, quarantined: text, contacted: text, visit: text, closed: text })
    .describe('Status of a request; {what} is how long there is to call, or why it was held back.'),
  due: text.describe('By when to call.'),
  late: z
    .strictObject({ minute: text, minutes: text, hour: text, hours: text, day: text, days: text })
    .describe('How late a call is; {count} is the number of what the name says.'),
  changes: changes.describe('What was done, in the history.'),
  reasons: z.strictObject(shapeOf(CLOSING_REASONS, text)).describe('Why a request is done.'),
  saved: text.describe(
    'What was saved last, and the title then; {what} is one of the changes, or the title of the page.',
  ),
  undone: text.describe('The same of a change that was undone.'),
  undo: text.describe('Until when it can be undone.'),
  errors: z
    .strictObject({ heading: text, change: text, visit: text, reason: text, noNote: text, note: text })
    .describe('What is wrong with the form.'),
  next: z
    .strictObject({ nobody: text, one: text, many: text })
    .describe('How many other families are waiting: nobody, `one`, or {count} `many`.'),
  visitEvent: text.describe('Name of the visit in a calendar; {what} is the name of the family.'),
  list: z.strictObject({
    heading: text,
    newest: text,
    waiting: text,
    nobody: text,
    quarantined: text,
    quarantinedText: text,
    close: text.describe('Button that closes the marked requests as spam.'),
    undo: text,
    previous: text,
    next: text,
    looked: text,
    notYet: text,
    pageNumber: text,
    choose: text.describe('Label of the checkbox that closes a request as spam; {what} is the name of the family.'),
    closed: z
      .strictObject({ one: text, many: text })
      .describe('How many were closed as spam: `one`, or {count} `many`.'),
    noneChosen: text.describe('The button was clicked without a choice.'),
  }),
  request: z.strictObject({
    facts: text.describe('Heading above what the family wrote.'),
    changed: z.strictObject({ heading: text, text }).describe('Someone else changed the request first.'),
    undo: text,
    calendar: text,
    history: text,
    undone: text.describe('Comes after an entry of the history that was undone.'),
    next: text,
    list: text,
  }),
  form: z.strictObject({
    heading: text,
    changes: changes.describe('What can be chosen.'),
    hints: changes.describe('What each choice does.'),
    visit: text,
    reason: text,
    reasonPlaceholder: text,
    note: text,
    noteHint: text,
    save: text,
  }),
  gone: z.strictObject({ heading: text, text }).describe('For a link that is not valid.'),
});

/** `staff.yaml`: emails to staff and staff pages. */
export const staffSchema = z.strictObject({
  notice: z.strictObject({ subject: text, heading: text }).describe('A new request.'),
  language: text.describe('For a family who used another language; {what} is its name.'),
  reminder: z
    .strictObject({ subject: text, heading: text, text })
    .describe('A request that is not marked as contacted.'),
  digest: z
    .strictObject({
      subject: text.describe('{list} says how many there are, in the words below.'),
      heading: text,
      nobody: text.describe('Subject if no one is waiting.'),
      open: text.describe('Text of the button that opens the list.'),
      waiting: z
        .strictObject({ one: text, many: text, text })
        .describe('Families who are waiting: `one`, or {count} `many`, and what to do about them.'),
      quarantined: z
        .strictObject({ one: text, many: text, text })
        .describe('Requests in quarantine: `one`, or {count} `many`, and what to do about them.'),
      more: text.describe('Below a long list; {count} requests are not shown.'),
      reasons: z.strictObject(shapeOf(QUARANTINE_REASONS, text)),
    })
    .describe('Who is waiting for a call, and what is in quarantine.'),
  call: text.describe('Text of the button that dials the family.'),
  fields: z.strictObject(shapeOf(FIELD_NAMES, text)).describe('Labels of what a family wrote in each field.'),
  labels: z.strictObject({ received: text, due: text, reference: text }),
  open: text.describe('Text of the button that opens the page of a request.'),
  after: text.describe('What the page of the request is for, and where a reply goes.'),
  page: staffPageSchema.describe('The pages that links in emails open.'),
});

export type StaffTexts = z.infer<typeof staffSchema>;
