import { z } from 'zod';
import { date } from './times-schema.ts';

/** Who can say whether the words of a file are true, or well translated. */
export const signer = z.enum([
  'administrator',
  'nurse',
  'therapist',
  'social worker',
  'activity leader',
  'kitchen',
  'driver',
  'front desk',
  'operator',
  'native reader',
]);

/** The signature of someone who read a file. It holds as long as the words are those of its version. */
export const confirmed = z
  .strictObject({
    by: signer.describe('Who knows whether these words are true.'),
    on: date.nullable().describe('Day on which this person read the words and found them true. Empty until then.'),
    version: z.string().nullable().meta({ widget: 'hidden', holds: 'bookkeeping' }),
  })
  .optional()
  .describe('Signed for another language, it says that someone who grew up with it has read the words.');

/** Fields that a file in another language may have in addition to those of the English file. */
export const translationFields = {
  translates: z
    .string()
    .optional()
    .describe('Version of the English text that the file translates; the editor and the content check write it.')
    .meta({ widget: 'hidden', holds: 'bookkeeping' }),
};
