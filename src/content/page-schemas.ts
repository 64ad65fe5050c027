import { z } from 'zod';
import { iconNames } from '../components/Icon/icon-paths.ts';
import {
  card,
  heading,
  hero,
  invitation,
  meta,
  paragraph,
  picture,
  point,
  statistics,
  words,
} from './shared-schema.ts';

/** `pages/home.yaml` */
export const homeSchema = z.strictObject({
  meta,
  hero: hero
    .extend({
      /** The last words of the heading, which get the brush stroke. */
      headingHighlight: words,
      tour: words,
    })
    .refine(({ heading, headingHighlight }) => heading.endsWith(headingHighlight), {
      path: ['headingHighlight'],
      message: 'the last words of `heading`',
    }),
  approach: heading.extend({
    text: paragraph,
    /** Words of the call button. */
    call: words,
    /** When the phone is answered. */
    availability: words,
    values: z.array(card).length(4),
  }),
  mission: z.strictObject({
    heading: words,
    /** The mission itself, set large. */
    statement: words,
    text: paragraph,
    picture,
    cards: z.array(card).length(3),
    philosophy: z.strictObject({ heading: words, points: z.array(point).length(3) }),
  }),
  services: heading,
  why: heading.extend({ statistics, pillars: z.array(point).length(4) }),
  testimonials: heading.extend({ picture, more: words }),
  invitation: invitation.extend({ picture }),
});

/** `pages/about.yaml` */
export const aboutSchema = z.strictObject({
  meta,
  hero,
  mission: z.strictObject({ heading: words, statement: words }),
  values: z.strictObject({ heading: words, items: z.array(card).length(4) }),
  story: z.strictObject({
    heading: words,
    parts: z
      .array(
        z.strictObject({
          /** The year or word that opens the part, set large. */
          time: words,
          title: words,
          paragraphs: z.array(paragraph).min(1),
        }),
      )
      .length(2),
  }),
  licensing: heading.extend({ lede: paragraph, items: z.array(card).length(4) }),
  differences: z.strictObject({
    heading: words,
    items: z.array(card.extend({ features: z.array(words).min(2).max(5) })).length(6),
  }),
  facility: heading.extend({ features: z.array(words).min(3), picture }),
  invitation: invitation.extend({ statistics }),
});

/** `pages/testimonials.yaml`: the words around the testimonials. */
export const testimonialsPageSchema = z.strictObject({
  meta,
  hero,
  list: z.strictObject({ heading: words }),
  reviews: heading.extend({ link: words }),
  invitation: invitation.extend({ statistics }),
  share: heading.extend({ lede: paragraph }),
});

/** `pages/contact.yaml` */
export const contactSchema = z.strictObject({
  meta,
  hero: hero.extend({
    /** Words of the link that jumps to the form. */
    write: words,
  }),
  details: z.strictObject({
    heading: words,
    phone: words,
    email: words,
    emailPromise: words,
    address: words,
    hours: words,
    /** Words of the link that saves the center to an address book. */
    save: words,
  }),
  schedule: z.strictObject({ heading: words, text: paragraph }),
  next: z.strictObject({ heading: words, steps: z.array(words).min(2).max(5) }),
  form: z.strictObject({ heading: words, text: words }),
  location: z.strictObject({
    heading: words,
    points: z.array(z.strictObject({ icon: z.enum(iconNames), text: words })).length(4),
    directions: words,
    /** Name of the embedded map for screen readers. */
    mapTitle: words,
  }),
});

/** `pages/services.yaml`: the overview of all services. */
export const servicesPageSchema = z.strictObject({
  meta,
  hero: heading,
  questions: heading,
  invitation: invitation.extend({ picture }),
});

/** `pages/thank-you.yaml` */
export const thankYouSchema = z.strictObject({
  meta,
  heading: words,
  lede: words,
  text: paragraph,
  back: words,
  picture,
});

/** `pages/not-found.yaml`; its title and description are those of the home page. */
export const notFoundSchema = z.strictObject({ hero, text: paragraph, home: words });

/** `pages/tour-request-problem.yaml`: the page around a tour request that could not be taken. */
export const problemSchema = z.strictObject({ meta, form: z.strictObject({ heading: words, text: words }) });

/** `pages/privacy.yaml` and `pages/accessibility.yaml`: text in sections. */
export const documentSchema = z.strictObject({
  meta,
  heading: words,
  lede: paragraph,
  /** Since when the text says what it says, as in "Last changed on November 21, 2026". */
  updated: words,
  sections: z
    .array(
      z.strictObject({ heading: words, paragraphs: z.array(paragraph).min(1), list: z.array(paragraph).optional() }),
    )
    .min(2),
});

export type HomeContent = z.infer<typeof homeSchema>;
export type AboutContent = z.infer<typeof aboutSchema>;
export type TestimonialsPageContent = z.infer<typeof testimonialsPageSchema>;
export type ContactContent = z.infer<typeof contactSchema>;
export type ServicesPageContent = z.infer<typeof servicesPageSchema>;
export type ThankYouContent = z.infer<typeof thankYouSchema>;
export type NotFoundContent = z.infer<typeof notFoundSchema>;
export type DocumentContent = z.infer<typeof documentSchema>;
