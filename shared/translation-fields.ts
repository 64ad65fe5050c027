import { z } from 'zod';
import { date } from './opening-hours/times-schema.ts';

/** Fields that a file in another language may have besides those of the English file. */
export const translationFields = {
  translates: z
    .string()
    .optional()
    .describe('Version of the English text that the file translates; the editor and the content check write it.')
    .meta({ widget: 'hidden' }),
  reviewed: date.optional().describe('Date on which a native speaker reviewed the file.').meta({ widget: 'hidden' }),
};

export type TranslationFields = { translates?: string; reviewed?: string };
