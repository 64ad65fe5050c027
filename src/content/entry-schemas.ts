import { z } from 'zod';
import { paragraph, text } from '../../shared/text-schema.ts';
import { meta, picture, point } from './shared-schema.ts';

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
  lede: paragraph,
  paragraphs: z.array(paragraph).min(1).max(3),
  offerings: z.strictObject({ heading: text, items: z.array(point).min(5).max(6) }),
  /** What a family has to know to plan; null leaves a line out until it is known. */
  glance: z.strictObject({
    /** Who does it, such as "A registered nurse, every day". */
    who: paragraph.nullable(),
    /** On which days, at what time, how often. */
    when: paragraph.nullable(),
    bring: paragraph.nullable(),
    /** What people might take it for, and it is not. */
    notIncluded: paragraph.nullable(),
  }),
  closing: z.strictObject({ heading: text, text: paragraph, button: text }),
});

/** `testimonials.yaml` */
export const testimonialsSchema = z.strictObject({
  /** The six testimonials; the home page shows the first three. */
  items: z
    .array(
      z.strictObject({
        name: text,
        location: text,
        relationship: z.enum(['Family Member', 'Client']),
        /** Stars out of five. */
        rating: z.literal(5),
        quote: text,
        /** The one line that sums the quote up. */
        highlight: text,
        /** True while the words are an example rather than somebody's own. */
        sample: z.boolean(),
      }),
    )
    .length(6),
});

export type TestimonialContent = z.infer<typeof testimonialsSchema>['items'][number];
