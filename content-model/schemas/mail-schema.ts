import { z } from 'zod';
import { LIST_PARTS } from '../../shared/server-content.ts';
import { FIELD_NAMES } from '../../shared/tour-request/fields.ts';
import { QUARANTINE_REASONS, STATUS_CHANGES } from '../../shared/tour-request/status-changes.ts';
import { longText, shapeOf, text } from './text-schema.ts';

/** `mail.yaml`: the receipt that a family gets. */
export const mailSchema = z.strictObject({
  subject: text,
  heading: text,
  sooner: text.describe('After the promise: what to do if that is too late.'),
  tour: text.describe(
    'For families who asked for a tour: that it is free, and what to bring; above the steps to the first day.',
  ),
  call: text.describe('Text of the button that dials the center.'),
  directions: text.describe('Text of the link to a map.'),
  labels: z.strictObject({ reference: text, phone: text, hours: text, address: text }),
  caution: longText.describe('What a reply should leave out, and where to turn in an emergency.'),
  mistake: longText.describe('For someone who never asked for a tour.'),
});

const changes = z.strictObject(shapeOf(STATUS_CHANGES, text));

/** `page` in `staff.yaml`: the texts of staff pages. */
const staffPageSchema = z.strictObject({
  meta: z.strictObject({ title: text, description: longText }),
  title: text.describe('Title of the page; {what} is the name of the family.'),
  notSavedTitle: text.describe('Title after a change was not saved; {what} is the title of the page.'),
  status: z
    .strictObject({ open: text, director: text, quarantined: text, done: text })
    .describe('Status of a request; {due} is by when to call or how late it is, {what} a reason or one of `changes`.'),
  late: z
    .strictObject({ minute: text, minutes: text, hour: text, hours: text, day: text, days: text })
    .describe('How late a call is; {count} is the number of what the name says.'),
  changes: changes.describe('What can be chosen, and what was done.'),
  saved: text.describe('What was saved last; {what} is one of the changes, or the title of the page.'),
  errors: z
    .strictObject({ heading: text, change: text, noNote: text, note: longText, who: text })
    .describe('Errors of the form.'),
  list: z
    .strictObject({
      heading: text,
      looked: text,
      nobody: text,
      sections: z
        .strictObject(shapeOf(LIST_PARTS, z.strictObject({ heading: text, text: longText })))
        .describe('The parts of the list; {count} is the number of requests in it.'),
      more: text.describe('After the first requests of a long part; {count} requests are not shown.'),
    })
    .describe('The list of requests.'),
  request: z.strictObject({
    facts: text.describe('Heading above what the family wrote.'),
    write: text.describe('Text of the button that writes an email to the family.'),
    changed: z.strictObject({ heading: text, text: longText }).describe('Someone else changed the request first.'),
    history: text,
    next: text.describe('After a change was saved.'),
  }),
  form: z.strictObject({
    heading: text,
    hints: changes.describe('What each choice does.'),
    note: longText,
    noteHint: text,
    who: text,
    save: text,
  }),
  gone: z.strictObject({ heading: text, text: longText }).describe('For a link that is not valid.'),
});

const counted = z.strictObject({ one: text, many: text });

/** `staff.yaml`: emails to staff and staff pages. */
export const staffSchema = z.strictObject({
  notice: z.strictObject({ subject: text, heading: text, text: longText }).describe('A new request.'),
  again: z
    .strictObject({ subject: text, heading: text, text: longText, often: text })
    .describe('The same request again while it waits; {time} is when it came last, and {count} how often.'),
  someone: text.describe('In place of the name of a family if it has no word of letters.'),
  language: text.describe('For a family who used another language; {what} is its name.'),
  tried: text.describe('A call that nobody answered; {what} is when, or the subject of an email.'),
  list: z
    .strictObject({
      subject: text.describe('{time} is when the list was made, {what} the number of requests in each part.'),
      open: text.describe('Text of the button that opens the list.'),
      ...shapeOf(LIST_PARTS, counted.extend({ text: longText })),
      late: text.describe('In the subject: {count} families wait longer than promised.'),
      nobody: text.describe('Subject of a list with nothing in it, on the first working day of a month.'),
      more: text.describe('After the first requests of a long part; {count} requests are not named.'),
      reasons: z.strictObject(shapeOf(QUARANTINE_REASONS, text)),
    })
    .describe('The list as an email. Each part has `one` or {count} `many` requests, and what to do about them.'),
  owner: z
    .strictObject({
      subject: text.describe('{what} is one of the next three.'),
      ends: counted.describe('Answers whose rule ends on {date}.'),
      ended: counted,
      checks: counted.describe('What nobody has checked for a year.'),
      text: longText,
      rules: text.describe('What visitors see after the end of a rule.'),
      press: text.describe('What to do in the editor; above the answers of each form.'),
      open: text.describe('Text of the button that opens the editor.'),
    })
    .describe('What the owner of the website has to correct.'),
  call: text.describe('Text of the button that dials the family.'),
  callSomeone: text.describe('The same without a name.'),
  fields: z.strictObject(shapeOf(FIELD_NAMES, text)).describe('Labels of what a family wrote in each field.'),
  labels: z.strictObject({ received: text, due: text, again: text, reference: text, earlier: text }),
  open: text.describe('Text of the button that opens the page of a request.'),
  after: longText.describe('What the page of the request is for, and where a reply goes.'),
  page: staffPageSchema.describe('The pages that links in emails open.'),
});
