import { z } from 'zod';
import { staffPageSchema } from './staff-page-schema.ts';
import { shapeOf, text } from './text-schema.ts';
import { FIELD_NAMES } from './tour-request/fields.ts';
import { QUARANTINE_REASONS } from './tour-request/quarantine-reasons.ts';

/** `mail.yaml`: the receipt that a family gets. {reference} is filled in with the reference of the request. */
export const mailSchema = z.strictObject({
  subject: text,
  heading: text,
  promise: text.describe('What happens next.'),
  call: text.describe('Words of the button that dials the center.'),
  labels: z.strictObject({ reference: text, phone: text, hours: text, address: text }),
  bring: z
    .strictObject({ heading: text, items: z.array(text).min(1) })
    .describe('What a family may bring on their visit.'),
  caution: text.describe('What a reply should leave out, and where to turn in an emergency.'),
  mistake: text.describe('For somebody who never asked for a tour.'),
});

/** The words of the receipt. */
export type MailTexts = z.infer<typeof mailSchema>;

/** `staff.yaml`: what staff read. {reference}, {due}, {count}, {number} and {time} are filled in for each letter. */
export const staffSchema = z.strictObject({
  notice: z.strictObject({ subject: text, heading: text }).describe('A new request.'),
  reminder: z
    .strictObject({ subject: text, heading: text, text })
    .describe('A request that nobody has marked contacted.'),
  digest: z
    .strictObject({
      subject: text.describe('{list} says how many there are, in the words below.'),
      heading: text,
      nobody: text.describe('Stands for the list while nobody waits.'),
      open: text.describe('Words of the button that opens the list.'),
      waiting: z
        .strictObject({ one: text, many: text, text })
        .describe('Those who wait: `one`, or {count} `many`, and what to do about them.'),
      held: z
        .strictObject({ one: text, many: text, text })
        .describe('Requests in quarantine: `one`, or {count} `many`, and what to do about them.'),
      reasons: z.strictObject(shapeOf(QUARANTINE_REASONS, text)),
    })
    .describe('Who waits for a call, and what is in quarantine.'),
  test: z.strictObject({ subject: text, heading: text, text }).describe('The message that shows that mail works.'),
  call: text.describe('Words of the button that dials the family.'),
  fields: z.strictObject(shapeOf(FIELD_NAMES, text)).describe('What stands before what a family wrote in each field.'),
  labels: z.strictObject({ language: text, received: text, due: text, reference: text }),
  open: text.describe('Words of the button that opens the page of a request.'),
  after: text.describe('Where a reply goes.'),
  page: staffPageSchema.describe('What the pages behind the links of letters say.'),
});

/** The words of mail and pages to staff. */
export type StaffTexts = z.infer<typeof staffSchema>;
