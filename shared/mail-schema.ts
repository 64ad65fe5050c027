import { z } from 'zod';
import { staffPageSchema } from './staff-page-schema.ts';
import { text } from './text-schema.ts';
import { FIELD_NAMES, type FieldName } from './tour-request/fields.ts';
import { QUARANTINE_REASONS, type QuarantineReason } from './tour-request/quarantine-reasons.ts';

/** `mail.yaml`: the receipt that a family gets. {reference} is filled in with the reference of the request. */
export const mailSchema = z.strictObject({
  subject: text,
  heading: text,
  /** What happens next. */
  promise: text,
  /** Words of the button that dials the center. */
  call: text,
  labels: z.strictObject({ reference: text, phone: text, hours: text, address: text }),
  /** What a family may bring on their visit. */
  bring: z.strictObject({ heading: text, items: z.array(text).min(1) }),
  /** What a reply should leave out, and where to turn in an emergency. */
  caution: text,
  /** For somebody who never asked for a tour. */
  mistake: text,
});

/** The words of the receipt. */
export type MailTexts = z.infer<typeof mailSchema>;

const reasons = Object.fromEntries(QUARANTINE_REASONS.map((reason) => [reason, text])) as Record<
  QuarantineReason,
  typeof text
>;

const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, text])) as Record<FieldName, typeof text>;

/** `staff.yaml`: what staff read. {reference}, {due}, {count}, {number} and {time} are filled in for each letter. */
export const staffSchema = z.strictObject({
  /** A new request. */
  notice: z.strictObject({ subject: text, heading: text }),
  /** A request that nobody has marked contacted. */
  reminder: z.strictObject({ subject: text, heading: text, text }),
  /** Who waits for a call, and what is in quarantine. */
  digest: z.strictObject({
    /** {list} says how many there are, in the words below. */
    subject: text,
    heading: text,
    /** Stands for the list while nobody waits. */
    nobody: text,
    /** Words of the button that opens the list. */
    open: text,
    /** Those who wait: `one`, or {count} `many`, and what to do about them. */
    waiting: z.strictObject({ one: text, many: text, text }),
    /** Requests in quarantine: `one`, or {count} `many`, and what to do about them. */
    held: z.strictObject({ one: text, many: text, text }),
    reasons: z.strictObject(reasons),
  }),
  /** The message that shows that mail works. */
  test: z.strictObject({ subject: text, heading: text, text }),
  /** Words of the button that dials the family. */
  call: text,
  /** What stands before what a family wrote in each field. */
  fields: z.strictObject(fields),
  labels: z.strictObject({ language: text, received: text, due: text, reference: text }),
  /** Words of the button that opens the page of a request. */
  open: text,
  /** Where a reply goes. */
  after: text,
  /** What the pages behind the links of letters say. */
  page: staffPageSchema,
});

/** The words of mail and pages to staff. */
export type StaffTexts = z.infer<typeof staffSchema>;
