import { z } from 'zod';
import { icon } from './icons.ts';
import {
  about,
  card,
  heading,
  hero,
  invitation,
  list,
  meta,
  page,
  picture,
  pictureView,
  point,
  statistics,
} from './shared-schema.ts';
import { longText, richText, text, toggle } from './text-schema.ts';

const worries = list(z.strictObject({ about, worry: longText, answer: richText }), 1, 6).describe(
  'What worries a family, in their words, with links to what may help.',
);

export const homeSchema = page.extend({
  hero: hero
    .extend({
      headingHighlight: text.describe(
        'Last words of the heading, underlined with a brush stroke. Must match the heading exactly.',
      ),
      tour: text,
    })
    .refine(({ heading, headingHighlight }) => heading.endsWith(headingHighlight), {
      path: ['headingHighlight'],
      message: 'Write the last words of `heading`.',
    }),
  approach: z.strictObject({
    heading: text,
    picture: picture.describe('Stands on the worries.'),
    question: text.describe('Heading of the worries.'),
    worries,
    call: text.describe('Words on the call button, before the number.'),
    availability: text.describe('When the phone is answered.'),
    values: list(card, 1, 6),
    check: z
      .strictObject({
        heading: text,
        license: point
          .extend({
            text: richText,
            known: richText.describe('Instead of the text, once the license number is known: {number}.'),
          })
          .optional(),
        questions: point.extend({ text: richText }),
        lunch: point.extend({
          text: richText,
          hidden: toggle('Until you agree to visits at lunch.'),
        }),
      })
      .describe('What a family can check before they call.'),
  }),
  mission: z.strictObject({
    heading: text,
    statement: longText.describe('The mission itself, in large type.'),
    text: richText,
    picture: picture.describe('On wide screens.'),
    cards: list(point.extend({ picture: pictureView }), 1, 4),
    philosophy: z.strictObject({ heading: text, points: list(point, 1, 4) }),
  }),
  services: z.strictObject({ heading: text }),
  why: z.strictObject({
    heading: text,
    statistics,
    counted: text.describe('Who counted.'),
    pillars: list(point, 1, 6),
  }),
  testimonials: z.strictObject({ heading: text, more: text }),
  invitation: invitation.extend({ picture }),
});

const photograph = z.strictObject({ picture, caption: text }).nullable();

export const aboutSchema = page.extend({
  hero,
  mission: z.strictObject({ heading: text, statement: longText, text: longText }),
  values: z.strictObject({ heading: text, picture, items: list(card, 1, 6) }),
  story: z.strictObject({
    heading: text,
    parts: list(
      z.strictObject({
        time: text.describe('The year or word at the start of this part, in large type.'),
        title: text,
        paragraphs: list(richText, 1, 6),
      }),
      1,
      3,
    ),
  }),
  licensing: heading.extend({
    items: list(card.extend({ proof: richText.describe('What a family can ask to see.') }), 1, 8),
  }),
  differences: z.strictObject({
    heading: text,
    picture: picture.describe('Leads the first of them.'),
    items: list(card.extend({ features: list(text, 1, 6) }), 1, 9),
  }),
  facility: heading.extend({
    features: list(text, 0, 8),
    picture,
    photographs: z
      .strictObject({
        frontDoor: photograph.describe('The front door, from the street.'),
        diningTable: photograph.describe('The dining table at noon.'),
        nurse: photograph.describe('The nurse. Put the name in the caption.'),
        van: photograph,
      })
      .describe('Photographs of the place. Each stays hidden until you add it.'),
  }),
  invitation: invitation.extend({ statistics }),
});

export const testimonialsPageSchema = page.extend({
  hero,
  list: z.strictObject({ heading: text }),
  reviews: heading.extend({ link: text }),
  invitation: invitation.extend({ statistics }),
  share: heading,
});

export const contactSchema = page.extend({
  hero,
  details: z.strictObject({
    heading: text,
    phone: text,
    email: text,
    emailPromise: text.optional(),
    address: text,
    hours: text,
    relay: text.describe('How people who use a relay service call.'),
    emergency: richText.describe('What to do in an emergency.'),
  }),
  schedule: z.strictObject({ heading: text, text: richText, picture }),
  form: z.strictObject({
    heading: text,
    text: longText,
  }),
  location: z.strictObject({
    heading: text,
    points: list(z.strictObject({ icon, text }), 0, 8),
    plan: picture
      .extend({ about })
      .optional()
      .describe('A drawn map of the streets, before the online map and on paper.'),
    mapTitle: text.describe('Name of the embedded map for screen readers.'),
  }),
});

export const servicesPageSchema = page.extend({
  hero: heading.extend({ worries }),
  fit: heading
    .extend({
      questions: text.describe('Heading above the questions from all services.'),
      check: z
        .strictObject({
          items: list(text, 1, 5),
          note: longText.describe('What happens to the check marks.'),
          next: text.describe('What to do with the check marks: a heading and a sentence.'),
          nextText: longText,
        })
        .describe('Signs to check off before a call.'),
    })
    .describe('"Is this right for us?": help for families who do not know what to ask for.'),
  invitation: invitation.extend({ picture }),
});

export const thankYouSchema = z.strictObject({ meta, heading: text, lede: longText, back: text, picture });

export const notFoundSchema = z.strictObject({ hero, text: richText, home: text });

/** `pages/tour-request-problem.yaml`: the page around a tour request that could not be taken. */
export const problemSchema = z.strictObject({ meta });

export const documentSchema = page.extend({
  heading: text,
  lede: richText,
  updated: text.describe('Date of the last change, as in "Last changed on November 21, 2026".'),
  sections: z
    .array(
      z.strictObject({
        heading: text,
        paragraphs: z.array(richText).min(1),
        list: z.array(richText).optional(),
      }),
    )
    .min(2),
});
