import { z } from 'zod';
import { claimIds } from '../about.ts';
import { icon } from './icons.ts';
import { longText, patterned, richText, text, withoutTracking } from './text-schema.ts';
import { dateOf } from './times-schema.ts';

/** The pale background colors of icons. */
export const colors = ['blush', 'mist', 'butter', 'sage', 'lilac'] as const;

export const pictureName = /^[\w-]+\.(svg|jpe?g|png|webp)$/i;

/** File name of a drawing in `src/illustrations` or a photograph in `content/photos`. */
const pictureFile = z
  .string()
  // JSON Schema patterns have no flags, and would refuse IMG_1.JPG in the editor.
  .refine(
    (file) => pictureName.test(file),
    'Write a name of letters, digits and hyphens that ends in .svg, .jpg, .png or .webp.',
  )
  .meta({ widget: 'image', holds: 'picture' });

export const picture = z.strictObject({
  file: pictureFile.meta({ title: 'Picture', description: 'A photograph or a drawing.' }),
  /** For screens narrower than 48rem, in the same proportions. */
  phone: pictureFile
    .meta({ title: 'Picture for phones' })
    .optional()
    .describe('A simpler drawing for phones. Leave empty for a photograph.'),
  color: z.enum(colors).optional().describe('Background color of the drawing and of the text next to it.'),
  focus: z
    .enum(['top', 'center', 'bottom', 'left', 'right'])
    .optional()
    .describe(
      'The part to show if there is little room. Empty: the top of an upright photograph, the middle of others.',
    ),
  alt: text.describe('What the picture shows, for people who do not see it.'),
});

export const pictureView = picture.extend({
  view: patterned(/^[a-z]+$/, 'Write a name in small letters, or leave it empty.')
    .optional()
    .describe('The part of the drawing, for a drawing with several. Leave empty for a photograph.'),
});

export const meta = z.strictObject({
  title: text.max(60, 'Write a title of at most 60 characters.'),
  description: longText
    .min(50, 'Write a description of at least 50 characters.')
    .max(155, 'Write a description of at most 155 characters.'),
});

/** A public source, with the date of its last comparison or null, which only people who keep the content see. */
export const source = z.strictObject({
  name: text,
  href: z.url().overwrite(withoutTracking),
  checked: dateOf('source'),
});

export const menuLabel = text.max(20, 'Write a name of at most 20 characters.');

export const page = z.strictObject({ meta, menuLabel });

/** The claims that a part of a page is about: it is left out once one of them is empty. */
export const about = z.array(z.enum(claimIds)).min(1).optional().meta({ widget: 'hidden', holds: 'bookkeeping' });

export const point = z.strictObject({ about, title: text, text: longText });

export const card = point.extend({ icon, color: z.enum(colors) });

export const heading = z.strictObject({ heading: text, lede: richText });

export const hero = heading.extend({ picture });

export function list<Item extends z.ZodType>(item: Item, least: number, most: number) {
  const message = least === most ? `Write ${most} items.` : `Write ${least} to ${most} items.`;
  return z.array(item).min(least, message).max(most, message);
}

export const statistics = list(z.strictObject({ about, figure: text, label: text }), 0, 4);

export const invitation = heading.extend({ tour: text });

export type PictureContent = z.infer<typeof picture>;
export type Meta = z.infer<typeof meta>;
export type Card = z.infer<typeof card>;
export type HeadingTexts = z.infer<typeof heading>;
export type Statistic = z.infer<typeof statistics>[number];
export type Source = z.infer<typeof source>;
