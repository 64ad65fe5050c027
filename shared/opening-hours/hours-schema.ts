import { z } from 'zod';
import { shapeOf, text } from '../text-schema.ts';
import { weekdays } from './times-schema.ts';

/** How opening hours read in a language: part of `interface.yaml`. */
export const hoursSchema = z.object({
  weekdays: z.strictObject(shapeOf(weekdays, text)),
  /** Three days and more in a row; {from} and {to} are weekdays. */
  dayRange: text,
  /** Two days in a row; {from} and {to} are weekdays. */
  dayPair: text,
  /** {days} without opening hours. */
  closedDays: text,
});

/** How opening hours read in a language. */
export type HoursTexts = z.infer<typeof hoursSchema>;
