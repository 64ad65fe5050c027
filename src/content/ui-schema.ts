import { z } from 'zod';
import { hoursSchema } from '../../shared/opening-hours/hours-schema.ts';
import { richText, text } from '../../shared/text-schema.ts';
import { iconNames } from '../components/Icon/icon-paths.ts';
import { fieldTextsSchema } from './field-texts-schema.ts';

/** `interface.yaml`: the words of menus, buttons and messages, the same on every page. */
export const uiSchema = z.strictObject({
  /** Name of the language in itself, for the language link. */
  language: text,
  /** The words for one, two, three and so on, for counts in sentences; further ones are written in figures. */
  numbers: z.array(text),
  skip: text,
  menu: text,
  closeMenu: text,
  logoLabel: text,
  navigation: z.strictObject({
    /** Name of the main navigation for screen readers. */
    label: text,
    allServices: text,
    /** Below the services in the header; may hold links. */
    servicesHint: richText,
  }),
  /** Comes before the phone number on call buttons. */
  call: text,
  tour: text,
  /** Name of the bar at the bottom of phones for screen readers. */
  barLabel: text,
  newTab: text,
  /** {time} and {day} are filled in by the clock. */
  open: z.strictObject({ until: text, opensToday: text, opensOn: text, closed: text }),
  ...hoursSchema.shape,
  /** How screen readers say opening times; {from} and {to} are such as 8 AM. */
  timeRange: text,
  /** Days on which the center is closed or closes early; {day} is a date, {holiday} its name, {time} when the center closes. */
  closingDays: z.strictObject({ label: text, named: text, early: text }),
  footer: z.strictObject({
    blurb: text,
    /** What a family wants to know of a center, in a line each; one whose claim is null is left out. */
    badges: z.array(z.strictObject({ icon: z.enum(iconNames), text })).max(4),
    contact: text,
    quickLinks: text,
    care: text,
    legal: text,
    /** Comes before the license number once there is one. */
    license: text,
    /** Names of the two notices that 45 CFR 92 asks for. */
    nondiscrimination: text,
    languageHelp: text,
  }),
  service: z.strictObject({
    back: text,
    menu: text,
    menuLabel: text,
    /** Comes before the short title on phones. */
    current: text,
    learnMore: text,
    available: text,
    moreHeading: text,
    moreText: text,
    moreButton: text,
    /** Labels of "At a glance", with the two lines that are the same for all services. */
    glance: z.strictObject({
      heading: text,
      who: text,
      when: text,
      begin: text,
      beginText: richText,
      bring: text,
      paying: text,
      payingText: richText,
      notIncluded: text,
    }),
  }),
  testimonial: z.strictObject({
    stars: text,
    samplesShown: text,
    relationships: z.strictObject({ 'Family Member': text, Client: text }),
  }),
  categories: z.strictObject({
    Assessment: text,
    Medical: text,
    Wellness: text,
    Therapy: text,
    Support: text,
    Activities: text,
    Care: text,
  }),
  tourRequest: z.strictObject({
    fields: fieldTextsSchema,
    honeypot: text,
    submit: text,
    submitting: text,
    /** What the form says where the answer takes ten seconds or more. */
    stillTrying: text,
    note: text,
    /** What the form leaves out, for people who fear the question. */
    notAsked: text,
    privacy: text,
    /** Heading of the list of fields to fix: for one field and for {count}. */
    summaryOne: text,
    summaryMany: text,
    /** What to do instead, at the end of that list. */
    summaryHelp: text,
    failed: text,
    /** The news that a request has arrived, and when the center calls. */
    thanks: z.strictObject({
      heading: text,
      received: text,
      promise: text,
      urgent: text,
      questions: text,
    }),
  }),
  /** What comes before and after the name of a source; {date} is when somebody last read it there. */
  source: z.strictObject({ label: text, checked: text }),
  /** Labels of facts that show once they are known. */
  facts: z.strictObject({
    heading: text,
    licenseNumber: text,
    paymentOptions: text,
    languages: text,
    staff: text,
    fax: text,
    referralContact: text,
    npi: text,
    careLevels: text,
    serviceArea: text,
    daysUntilStart: text,
  }),
});

/** The words of menus, buttons and messages. */
export type UiText = z.infer<typeof uiSchema>;
