import { z } from 'zod';
import { dateOf } from './times-schema.ts';

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

/** The signature of someone who read a file. A save of other words in the editor empties its date. */
export const confirmed = z
  .strictObject({
    by: signer.describe('Who knows whether these words are true.'),
    on: dateOf('page', 'Day on which this person read the words and found them true. Empty until then.'),
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
