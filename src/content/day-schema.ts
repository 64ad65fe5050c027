import { z } from 'zod';
import { date } from '../../shared/opening-hours/times-schema.ts';
import { text } from '../../shared/text-schema.ts';
import { heading, list, picture, point } from './shared-schema.ts';

/** What the center announces for a while: rows of a time or a day, and what there is. Null until somebody fills it in. */
const announcement = z
  .strictObject({
    until: date.describe('The last day on which it shows.'),
    rows: list(z.strictObject({ when: text, what: text }), 1, 31),
  })
  .nullable();

/** `day.yaml`: a day at the center in six panels, with what is announced for the days to come. */
export const daySchema = heading.extend({
  link: text.describe('Words of the link to the panels with their texts, where they show without.'),
  panels: list(point.extend({ picture }), 6, 6),
  labels: z.strictObject({ timetable: text, menu: text, calendar: text }).describe('Headings of the announcements.'),
  timetable: announcement.describe('What happens at which time of the day.'),
  menu: announcement.describe('What there is for lunch on each day.'),
  calendar: announcement.describe('Activities, holidays and visits by date.'),
});
