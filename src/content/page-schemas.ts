import { z } from 'zod';
import { richText, text } from '../../shared/text-schema.ts';
import { iconNames } from '../components/Icon/icon-paths.ts';
import { card, heading, hero, invitation, list, menuLabel, meta, picture, point, statistics } from './shared-schema.ts';

/** `pages/home.yaml` */
export const homeSchema = z.strictObject({
  meta,
  menuLabel,
  hero: hero
    .extend({
      /** The last words of the heading, which get the brush stroke. */
      headingHighlight: text,
      tour: text,
    })
    .refine(({ heading, headingHighlight }) => heading.endsWith(headingHighlight), {
      path: ['headingHighlight'],
      message: 'the last words of `heading`',
    }),
  approach: heading.extend({
    text: richText,
    /** Words of the call button. */
    call: text,
    /** When the phone is answered. */
    availability: text,
    values: list(card, 1, 6),
  }),
  mission: z.strictObject({
    heading: text,
    /** The mission itself, set large. */
    statement: text,
    text: richText,
    picture,
    cards: list(card, 1, 4),
    philosophy: z.strictObject({ heading: text, points: list(point, 1, 4) }),
  }),
  services: heading,
  why: heading.extend({ statistics, pillars: list(point, 1, 6) }),
  testimonials: heading.extend({ picture, more: text }),
  invitation: invitation.extend({ picture }),
});

/** A photograph with its caption, or null until there is one. */
const photograph = z.strictObject({ picture, caption: text }).nullable();

/** `pages/about.yaml` */
export const aboutSchema = z.strictObject({
  meta,
  menuLabel,
  hero,
  mission: z.strictObject({ heading: text, statement: text }),
  values: z.strictObject({ heading: text, items: list(card, 1, 6) }),
  story: z.strictObject({
    heading: text,
    parts: list(
      z.strictObject({
        /** The year or word that opens the part, set large. */
        time: text,
        title: text,
        paragraphs: list(richText, 1, 6),
      }),
      1,
      3,
    ),
  }),
  licensing: heading.extend({ lede: richText, items: list(card, 1, 8) }),
  differences: z.strictObject({
    heading: text,
    items: list(card.extend({ features: list(text, 1, 6) }), 1, 9),
  }),
  facility: heading.extend({
    features: list(text, 1, 8),
    picture,
    /** Photographs of the place, each null until there is one. */
    photographs: z.strictObject({
      /** The front door, from the street. */
      frontDoor: photograph,
      /** The dining table at noon. */
      diningTable: photograph,
      /** The nurse, whose name is in the caption. */
      nurse: photograph,
      van: photograph,
    }),
  }),
  invitation: invitation.extend({ statistics }),
});

/** `pages/testimonials.yaml`: the words around the testimonials. */
export const testimonialsPageSchema = z.strictObject({
  meta,
  menuLabel,
  hero,
  list: z.strictObject({ heading: text }),
  reviews: heading.extend({ link: text }),
  invitation: invitation.extend({ statistics }),
  share: heading.extend({ lede: richText }),
});

/** `pages/contact.yaml` */
export const contactSchema = z.strictObject({
  meta,
  menuLabel,
  hero: hero.extend({
    /** Words of the button that leads to the form. */
    tour: text,
    /** When somebody who writes has an answer. */
    answer: text,
    /** The same with the day and {time}, once the clock of the page runs. */
    answerBy: text,
  }),
  details: z.strictObject({
    heading: text,
    phone: text,
    email: text,
    emailPromise: text,
    address: text,
    hours: text,
    /** How people who use a relay service call. */
    relay: text,
    /** Words of the link that saves the center to an address book. */
    save: text,
    /** What to do in an emergency. */
    emergency: text,
  }),
  schedule: z.strictObject({
    heading: text,
    text: richText,
    /** Words of the button that leads to the form. */
    tour: text,
  }),
  form: z.strictObject({ heading: text, text: text }),
  location: z.strictObject({
    heading: text,
    points: list(z.strictObject({ icon: z.enum(iconNames), text }), 1, 8),
    directions: text,
    /** A drawn plan of the streets around the address, which shows until the map comes, and on paper. */
    plan: picture,
    /** Name of the embedded map for screen readers. */
    mapTitle: text,
  }),
});

/** `pages/services.yaml`: the overview of all services. */
export const servicesPageSchema = z.strictObject({
  meta,
  menuLabel,
  hero: heading.extend({ lede: richText }),
  /** "Is this right for us?": ways to an answer for those who do not know what to ask for. */
  fit: heading.extend({
    /** What weighs on a family, with links to what may help. */
    worries: list(z.strictObject({ worry: text, answer: richText }), 1, 6),
    /** Heading of the worries of all services. */
    questions: text,
    /** Signs to tick before a call. */
    check: z.strictObject({
      heading: text,
      items: list(text, 1, 5),
      /** What becomes of the ticks. */
      note: text,
      /** What to do with the ticks: a heading and a sentence. */
      next: text,
      nextText: text,
    }),
  }),
  invitation: invitation.extend({ picture }),
});

/** `pages/thank-you.yaml`; what it says of the request is the news that the form gives too. */
export const thankYouSchema = z.strictObject({
  meta,
  heading: text,
  /** Words of the link that saves the center to an address book. */
  save: text,
  back: text,
  picture,
});

/** `pages/not-found.yaml`; its title and description are those of the home page. */
export const notFoundSchema = z.strictObject({ hero, text: richText, home: text });

/** `pages/tour-request-problem.yaml`: the page around a tour request that could not be taken. */
export const problemSchema = z.strictObject({ meta, form: z.strictObject({ heading: text, text: text }) });

/** `pages/privacy.yaml` and `pages/accessibility.yaml`: text in sections. */
export const documentSchema = z.strictObject({
  meta,
  menuLabel,
  heading: text,
  lede: richText,
  /** Since when the text says what it says, as in "Last changed on November 21, 2026". */
  updated: text,
  sections: z
    .array(z.strictObject({ heading: text, paragraphs: z.array(richText).min(1), list: z.array(richText).optional() }))
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
