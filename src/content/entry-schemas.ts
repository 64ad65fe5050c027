import { z } from 'zod';
import { richText, text } from '../../shared/text-schema.ts';
import { list, meta, picture, point } from './shared-schema.ts';

/** The kinds of service; each has a gradient of its own. */
export const categories = ['Assessment', 'Medical', 'Wellness', 'Therapy', 'Support', 'Activities', 'Care'] as const;

/** Kind of a service, which chooses its gradient. */
export type Category = (typeof categories)[number];

/** `services/NAME.yaml`: one service; the file name is the last part of its address. */
export const serviceSchema = z.strictObject({
  meta,
  /** Place in every list of services, from 1. */
  order: z.int().min(1),
  title: text,
  /** The title as menus show it. */
  shortTitle: text.max(20, 'a short title of at most 20 characters'),
  category: z.enum(categories),
  /** What the card says; about 90 characters fill its three lines. */
  summary: text.max(110, 'a summary of at most 110 characters'),
  /** One sentence under the title of the page. */
  description: text,
  /** What a family asks itself and finds an answer to here, in its own words; the services page lists all of them. */
  worry: text,
  picture,
  /** The opening sentence or two, set larger. */
  lede: richText,
  paragraphs: list(richText, 1, 3),
  offerings: z.strictObject({ heading: text, items: list(point, 5, 6) }),
  /** What a family has to know to plan; null leaves a line out until it is known. */
  glance: z.strictObject({
    /** Who does it, such as "A registered nurse, every day". */
    who: richText.nullable(),
    /** On which days, at what time, how often. */
    when: richText.nullable(),
    bring: richText.nullable(),
    /** What people might take it for, and it is not. */
    notIncluded: richText.nullable(),
  }),
  /** Whether the page shows a day at the center too, from `day.yaml`. */
  showsDay: z.literal(true).optional(),
  closing: z.strictObject({ heading: text, text: richText, button: text }),
});

const stars = 'a whole number of stars from 1 to 5';

/** `testimonials.yaml` */
export const testimonialsSchema = z.strictObject({
  /** The home page shows the first three. While there are none, nothing leads to the page of testimonials. */
  items: list(
    z.strictObject({
      name: text,
      location: text,
      relationship: z.enum(['Family Member', 'Client']),
      /** Stars out of five. */
      rating: z.int(stars).min(1, stars).max(5, stars),
      quote: text,
      /** The one line that sums the quote up. */
      highlight: text,
      /** True while the words are an example rather than somebody's own. */
      sample: z.boolean(),
    }),
    0,
    12,
  ),
});

export type TestimonialContent = z.infer<typeof testimonialsSchema>['items'][number];
