import { z } from 'zod';
import { weekdays } from '../../shared/facts-schema.ts';
import { words } from './shared-schema.ts';

const field = z.strictObject({
  label: words,
  placeholder: words,
  /** A quiet line between label and box. */
  hint: words.optional(),
  /** How to mend an empty field. */
  missing: words.optional(),
  /** How to mend a value that is no e-mail address. */
  invalid: words.optional(),
});

/** `interface.yaml`: the words of menus, buttons and messages, the same on every page. */
export const uiSchema = z.strictObject({
  /** Name of the language in itself, for the language link. */
  language: words,
  skip: words,
  menu: words,
  closeMenu: words,
  logoLabel: words,
  navigation: z.strictObject({
    /** Name of the main navigation for screen readers. */
    label: words,
    home: words,
    about: words,
    services: words,
    testimonials: words,
    contact: words,
    allServices: words,
    servicesHint: words,
  }),
  /** Comes before the phone number on call buttons. */
  call: words,
  tour: words,
  /** Name of the bar at the bottom of phones for screen readers. */
  barLabel: words,
  newTab: words,
  /** {time} and {day} are filled in by the clock. */
  open: z.strictObject({ until: words, opensToday: words, opensOn: words, closed: words }),
  weekdays: z.strictObject(
    Object.fromEntries(weekdays.map((day) => [day, words])) as Record<(typeof weekdays)[number], typeof words>,
  ),
  /** How ranges of days read: {from} and {to} are weekdays. */
  dayRange: words,
  dayPair: words,
  /** {days} without opening hours. */
  closedDays: words,
  footer: z.strictObject({
    blurb: words,
    experience: words,
    families: words,
    contact: words,
    quickLinks: words,
    care: words,
    privacy: words,
    accessibility: words,
    legal: words,
    /** Comes before the license number once there is one. */
    license: words,
  }),
  service: z.strictObject({
    back: words,
    menu: words,
    menuLabel: words,
    /** Comes before the short title on phones. */
    current: words,
    learnMore: words,
    available: words,
    moreHeading: words,
    moreText: words,
    moreButton: words,
  }),
  testimonial: z.strictObject({
    stars: words,
    samplesShown: words,
    relationships: z.strictObject({ 'Family Member': words, Client: words }),
  }),
  categories: z.strictObject({
    Assessment: words,
    Medical: words,
    Wellness: words,
    Therapy: words,
    Support: words,
    Activities: words,
    Care: words,
  }),
  tourRequest: z.strictObject({
    fields: z.strictObject({ name: field, address: field, email: field, phone: field, message: field }),
    honeypot: words,
    submit: words,
    submitting: words,
    note: words,
    privacy: words,
    /** Heading of the list of fields to mend: for one field and for {count}. */
    summaryOne: words,
    summaryMany: words,
    failed: words,
    thanks: z.strictObject({ heading: words, text: words, urgent: words }),
    /** What stays above the cleared form after a request was sent. */
    sent: z.strictObject({ strong: words, text: words }),
  }),
  /** Labels of facts that show once they are known. */
  facts: z.strictObject({ heading: words, payment: words, languages: words, staff: words, license: words }),
});

/** The words of menus, buttons and messages. */
export type UiText = z.infer<typeof uiSchema>;
