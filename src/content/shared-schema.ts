import { existsSync } from 'node:fs';
import { z } from 'zod';
import { text } from '../../shared/text-schema.ts';
import { iconNames } from '../components/Icon/icon-paths.ts';

/** Where pictures named in content are looked for, in this order. */
export const pictureFolders = ['content/photos', 'src/illustrations'] as const;

/** The pale paints that stand behind icons. */
export const colors = ['blush', 'mist', 'butter', 'sage', 'lilac'] as const;

const pictureFile = z
  .string()
  .regex(/^[\w-]+\.(svg|jpe?g|png)$/, 'a file name that ends in .svg, .jpg or .png')
  .refine((file) => pictureFolders.some((folder) => existsSync(`${folder}/${file}`)), {
    message: `the name of a file in ${pictureFolders.join(' or ')}`,
  });

/** A picture by file name: an illustration (SVG) or a photograph (JPEG or PNG in `content/photos`). */
export const picture = z.strictObject({
  file: pictureFile,
  /** The same scene with less in it, in the same proportions, for screens narrower than 48rem. */
  phone: pictureFile.optional(),
  /** The part that a narrow frame shows, such as that of a service on a phone; the middle when left out. */
  focus: z.enum(['left', 'right']).optional(),
  /** What the picture shows, for people who do not see it. */
  alt: text,
});

/** What search engines and browser tabs show. */
export const meta = z.strictObject({
  title: text.max(60, 'a title of at most 60 characters'),
  description: text
    .min(50, 'a description of at least 50 characters')
    .max(155, 'a description of at most 155 characters'),
});

/** The name of the page in menus. */
export const menuLabel = text.max(20, 'a name of at most 20 characters');

/** A title with one or two sentences. */
export const point = z.strictObject({ title: text, text: text });

/** A point with an icon on a patch of color. */
export const card = point.extend({ icon: z.enum(iconNames), color: z.enum(colors) });

/** A heading with a paragraph below it. */
export const heading = z.strictObject({ heading: text, lede: text });

/** The top of a page: its only first-level heading, a paragraph and a picture. */
export const hero = heading.extend({ picture });

/** What the three figures of the center count. */
export const statistics = z.strictObject({ years: text, families: text, satisfaction: text });

/** A band that asks for a visit. */
export const invitation = heading.extend({
  /** Words of the button that leads to the tour request. */
  tour: text,
});

export type Picture = z.infer<typeof picture>;
export type Meta = z.infer<typeof meta>;
export type Card = z.infer<typeof card>;
export type Heading = z.infer<typeof heading>;
export type StatisticLabels = z.infer<typeof statistics>;
export type Invitation = z.infer<typeof invitation>;
