import { z } from 'zod';
import { about, heading, list, meta, picture, pictureView, point } from './shared-schema.ts';
import { longText, richText, text, toggle } from './text-schema.ts';
import { date } from './times-schema.ts';

export const categories = ['Assessment', 'Medical', 'Wellness', 'Therapy', 'Support', 'Activities', 'Care'] as const;

export type Category = (typeof categories)[number];

/** `services/NAME.yaml`: one service, at /services/NAME. */
export const serviceSchema = z.strictObject({
  about,
  meta,
  order: z.int().min(1).describe('Place in every list of services, from 1.'),
  title: text,
  shortTitle: text.max(20, 'Write a short title of at most 20 characters.').describe('The title as menus show it.'),
  category: z.enum(categories),
  summary: longText
    .max(110, 'Write a summary of at most 110 characters.')
    .describe('Text on the card: about 90 characters (three lines).'),
  description: longText.describe('One sentence under the title of the page.'),
  worry: longText.describe(
    'The question that brings a family to this page, in their words. The Services page lists them all.',
  ),
  picture,
  lede: richText.describe('The first sentence or two, in larger type.'),
  paragraphs: list(richText, 1, 3),
  offerings: z.strictObject({ heading: text, items: list(point, 5, 6) }),
  glance: z
    .strictObject({
      who: richText.nullable().describe('Who does it, such as "A registered nurse, every day".'),
      when: richText.nullable().describe('On which days, at what time, how often.'),
      bring: richText.nullable(),
      notIncluded: richText.nullable().describe('What this service does not include, and where to get it.'),
      cost: richText.nullable().describe('What costs extra, in a few words.'),
    })
    .describe('What a family has to know to plan. Leave a line empty to hide it.'),
  showsDay: toggle('Whether the page shows it too.', 'Show a day at the center'),
  showsMenu: toggle('While the page of the day has one.', 'Show the lunch of the week'),
  hidden: toggle(
    'Takes its page, its card and its lines in menus off the site. The words stay here.',
    'Hide this service',
  ),
  closing: z.strictObject({ heading: text, text: richText, button: text }),
});

export const relationships = ['Family Member', 'Client'] as const;

const stars = 'Write a whole number of stars from 1 to 5.';

export const testimonialsSchema = z.strictObject({
  items: list(
    z.strictObject({
      name: text,
      location: text,
      relationship: z.enum(relationships),
      rating: z.int(stars).min(1, stars).max(5, stars).describe('Stars out of five.'),
      quote: longText
        // Pages put quotation marks around it.
        .overwrite((quote) => quote.replace(/^["“]([^"“”]*(?:“[^”]*”[^"“”]*)*)["”]$/s, '$1'))
        .describe('In full.'),
      translated: text
        .optional()
        .describe('For words said in another language, such as "Translated from Spanish". Leave empty otherwise.'),
      highlight: text.describe('One line that sums up the quote.'),
      sample: z
        .boolean()
        .describe(
          'On for an example. Turn it off only if a real person said this and agreed to have it published here.',
        )
        .meta({ holds: 'sample', default: true }),
    }),
    0,
    12,
  ).meta({
    title: 'Testimonials',
    description:
      'The home page shows the first three. While there are none, nothing leads to the page of testimonials.',
  }),
});

export type TestimonialContent = z.infer<typeof testimonialsSchema>['items'][number];

/** The lunch of the week, a calendar, a timetable: rows of a time or day with a text. */
const announcement = z.strictObject({
  heading: text,
  until: date.describe('The last day on which it shows.'),
  withMeals: toggle('On the home page and the page of meals too.', 'Also with the meals'),
  rows: list(z.strictObject({ when: text, what: text }), 1, 31),
});

/** `day.yaml`: a day at the center in six panels, with announcements. */
export const daySchema = heading.extend({
  link: richText.describe('The link to what happens on a day, next to the pictures on the home page.'),
  example: text.describe('Shown with the times until `dayHours` in site.yaml is confirmed.'),
  panels: list(
    point.extend({
      picture: pictureView,
      now: text.describe('What happens, after "Right now:".'),
    }),
    6,
    6,
  ),
  hour: z
    .strictObject({
      time: text.describe('The heading on the home page; {time} is the time at the center.'),
      now: text.describe('During the day program; {what} happens.'),
      usually: text.describe('While the center is open and the hours of the day program are not known.'),
    })
    .describe('What the home page says at each hour.'),
  announcements: list(announcement, 0, 5).describe('Each shows through its last day.'),
});
