import { z } from 'zod';
import { date } from '../../shared/opening-hours/times-schema.ts';
import { text } from '../../shared/text-schema.ts';

/** `content/statements.yaml`: what pages say in sentences and pictures, for people to check before launch. */
export const statementsSchema = z.array(
  z.strictObject({
    /** The statement, in one sentence. */
    says: text,
    /** The files in which pages say it. */
    where: text,
    /** Who can tell whether it is so. */
    who: text,
    /** Whether the site may not go online before somebody has checked it. */
    blocks: z.boolean(),
    /** Date of the last check, or null while nobody has. */
    confirmed: date.nullable(),
  }),
);

/** Something that pages say in a sentence or a picture. */
export type Statement = z.infer<typeof statementsSchema>[number];
