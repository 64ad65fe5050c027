import { z } from 'zod';
import { FIELD_NAMES } from '../../tour-request/fields.ts';
import { QUARANTINE_REASONS, STATUS_CHANGES } from '../../tour-request/status-changes.ts';
import { shapeOf, text } from './text-schema.ts';

/** `mail.yaml`: the receipt that a family gets. */
export const mailSchema = z.strictObject({
  subject: text,
  heading: text,
  promise: text.describe('What happens next; {time} is one of `times`.'),
  times: z
    .strictObject({ morning: text, afternoon: text, evening: text })
    .describe('When the family is called at the latest; {day} is the day of the week.'),
  closed: z
    .strictObject({ text, today: text, day: text })
    .describe('Closing days in the time of the promise; {days} is a list of `today` and `day`.'),
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
    .strictObject({ open: text, late: text, again: text, quarantined: text, done: text })
    .describe('Status of a request; {what} is how late it is, why it was held back, or one of `changes`.'),
  late: z
    .strictObject({ minute: text, minutes: text, hour: text, hours: text, day: text, days: text })
    .describe('How late a call is; {count} is the number of what the name says.'),
  changes: changes.describe('What can be chosen, and what was done.'),
  saved: text.describe(
    'What was saved last, and the title then; {what} is one of the changes, or the title of the page.',
  ),
  undone: text.describe('The same of a change that was undone.'),
  undo: text.describe('Until when it can be undone.'),
  errors: z.strictObject({ heading: text, change: text, noNote: text, note: text }).describe('Errors of the form.'),
  next: z
    .strictObject({ nobody: text, one: text, many: text })
    .describe('How many other families are waiting: nobody, `one`, or {count} `many`.'),
  list: z.strictObject({
    heading: text,
    waiting: text,
    nobody: text,
    quarantined: text,
    quarantinedText: text,
    looked: text,
    more: text,
  }),
  request: z.strictObject({
    facts: text.describe('Heading above what the family wrote.'),
    write: text.describe('Text of the button that writes an email to the family.'),
    changed: z.strictObject({ heading: text, text }).describe('Someone else changed the request first.'),
    undo: text,
    history: text,
    undone: text.describe('Comes after an entry of the history that was undone.'),
    next: text,
    list: text,
  }),
  form: z.strictObject({
    heading: text,
    hints: changes.describe('What each choice does.'),
    noDirector: text.describe('Hint of a complaint if no address of the director is set.'),
    note: text,
    noteHint: text,
    save: text,
  }),
  gone: z.strictObject({ heading: text, text }).describe('For a link that is not valid.'),
});

const requestEmail = z.strictObject({ subject: text, heading: text, text });

const counted = z.strictObject({ one: text, many: text, text });

/** `staff.yaml`: emails to staff and staff pages. */
export const staffSchema = z.strictObject({
  notice: requestEmail.describe('A new request.'),
  reminder: requestEmail
    .extend({ tried: text.describe('In place of `text` after a call that nobody answered, at {time}.') })
    .describe('A request that is not marked as contacted.'),
  complaint: requestEmail.describe('To the director, about a request that is marked as a complaint.'),
  someone: text.describe('In place of the name of a family if it has no word of letters.'),
  language: text.describe('For a family who used another language; {what} is its name.'),
  due: z
    .strictObject({ morning: text, afternoon: text, evening: text, opening: text })
    .describe('By when to call; {day} is the day of the week.'),
  tried: text.describe('A call that nobody answered, at {time}.'),
  digest: z
    .strictObject({
      open: text.describe('Text of the button that opens the list.'),
      waiting: counted.describe('Families who are waiting: `one`, or {count} `many`, and what to do about them.'),
      quarantined: counted.describe('Requests in quarantine: `one`, or {count} `many`, and what to do about them.'),
      more: text.describe('Below a long list; {count} requests are not shown.'),
      overdue: text.describe('Above what the owner has to correct on the site, such as a rule that ended.'),
      reasons: z.strictObject(shapeOf(QUARANTINE_REASONS, text)),
    })
    .describe('Who is waiting for a call, and what is in quarantine.'),
  call: text.describe('Text of the button that dials the family.'),
  callSomeone: text.describe('The same without a name.'),
  fields: z.strictObject(shapeOf(FIELD_NAMES, text)).describe('Labels of what a family wrote in each field.'),
  labels: z.strictObject({ received: text, due: text, reference: text, earlier: text }),
  open: text.describe('Text of the button that opens the page of a request.'),
  after: text.describe('What the page of the request is for, and where a reply goes.'),
  page: staffPageSchema.describe('The pages that links in emails open.'),
});

export type StaffTexts = z.infer<typeof staffSchema>;
