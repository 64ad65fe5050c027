import { z } from 'zod';
import { closingDays, date, openingHours } from './opening-hours/times-schema.ts';

const filled = z.string().trim().min(1, 'some text');

const zipCode = 'a ZIP code in quotation marks, such as "93706"';

/** A document that pages link to. */
const noticeAddress = z
  .string()
  .regex(/^(https:\/\/|\/)\S+$/, 'an address such as /notices/nondiscrimination.pdf or https://www.example.org/notice');

/** Something the center says of itself, and when somebody last checked it. */
const claim = z.strictObject({
  /** The claim in the words or figures that pages show. */
  value: filled,
  /** Date of the last check of the papers behind it, or null while nobody has. */
  confirmed: date.nullable(),
  /** What whoever checks it should look at. */
  note: filled.optional(),
});

/** The facts of the business: `content/site.yaml`. */
export const factsSchema = z.strictObject({
  /** Full name, as on the door. */
  name: filled,
  /** The name as the logo breaks it over two lines. */
  logoLines: z.tuple([filled, filled]),
  /** Origin of the public site, without a slash at its end. */
  url: z
    .url({ protocol: /^https?$/, message: 'an address such as https://www.example.org' })
    .refine((url) => !url.endsWith('/'), 'no slash at the end'),
  /** A US telephone number as people read it; `tel:` links are derived from it. */
  phone: z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'a number such as (559) 555-0142'),
  email: z.email('an e-mail address'),
  address: z.strictObject({
    street: filled,
    city: filled,
    state: filled,
    /** Two-letter code of the state, for structured data. */
    stateCode: z.string().regex(/^[A-Z]{2}$/, 'two capital letters'),
    postalCode: z.string(zipCode).regex(/^\d{5}(-\d{4})?$/, zipCode),
    /** ISO 3166 code of the country. */
    countryCode: z.string().regex(/^[A-Z]{2}$/, 'two capital letters'),
  }),
  /** IANA name of the center's time zone. */
  timeZone: z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'a time zone such as America/Los_Angeles'),
  hours: openingHours,
  closingDays,
  /** A claim that is null is made nowhere: what uses it is left out, see `fillFacts`. */
  claims: z.strictObject({
    since: claim.nullable(),
    years: claim.nullable(),
    families: claim.nullable(),
    satisfaction: claim.nullable(),
    licensed: claim.nullable(),
    healthDepartment: claim.nullable(),
    medicare: claim.nullable(),
    monitoring: claim.nullable(),
    /** Time within which somebody answers a request or an e-mail. */
    promise: claim,
    /** Days after which a tour request is deleted, as the privacy page says; the server deletes by RETENTION_DAYS. */
    retention: claim,
  }),
  links: z.strictObject({
    /** Page with the center's reviews; opens in a new tab. */
    reviews: z.url(),
  }),
  /** Facts that the pages leave out until they are filled in. */
  slots: z.strictObject({
    licenseNumber: filled.nullable(),
    /** Ways to pay for care, one phrase each. */
    paymentOptions: z.array(filled),
    /** Languages that staff speak. */
    languages: z.array(filled),
    staff: z.array(z.strictObject({ name: filled, role: filled })),
    /** One sentence on who interprets for people who speak another language. */
    interpreter: filled.nullable(),
    /** Fax number for referrals. */
    fax: filled.nullable(),
    /** Who takes referrals, with a number of their own if they have one. */
    referralContact: filled.nullable(),
    /** National Provider Identifier. */
    npi: z
      .string('ten digits in quotation marks')
      .regex(/^\d{10}$/, 'ten digits in quotation marks')
      .nullable(),
    /** Needs that the center can and cannot meet, one phrase each, such as "Transfers by two people: no". */
    careLevels: z.array(filled),
    /** From where people can come, such as "Fresno, and Clovis west of Fowler Avenue". */
    serviceArea: filled.nullable(),
    /** Time from a referral to the first day. */
    daysUntilStart: filled.nullable(),
    /** Address of the notice of nondiscrimination (45 CFR 92.10): a file in public/ or a page elsewhere. */
    nondiscriminationNotice: noticeAddress.nullable(),
    /** Address of the notice of language assistance and auxiliary aids (45 CFR 92.11). */
    languageNotice: noticeAddress.nullable(),
  }),
});

/** The facts of the business. */
export type Facts = z.infer<typeof factsSchema>;
