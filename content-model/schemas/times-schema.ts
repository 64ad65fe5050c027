import { z } from 'zod';
import { weekdays } from '../../shared/opening-hours/dates.ts';
import type { OpeningTimes } from '../../shared/opening-hours/schedule.ts';
import { patterned, refuse, shapeOf, text, translatable } from './text-schema.ts';

export const clockTime = patterned(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  'Write a time with 24 hours, such as "08:00" or "16:00".',
).meta({ widget: 'time' });

export const date = z.iso.date('Write a date such as 2026-12-25 that the calendar has.').meta({ holds: 'date' });

/** A date or null, and what it is the date of. */
export const dateOf = (holds: string, description?: string) => date.nullable().meta({ holds, description });

const openingTimes = z
  .strictObject({
    days: z
      .array(z.enum(weekdays))
      .min(1, 'Choose at least one weekday.')
      .refine((days) => new Set(days).size === days.length, 'Choose each weekday once.'),
    opens: clockTime.describe('When you open.'),
    closes: clockTime.describe('When you close, later than `opens`.'),
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    message: 'Write a time later than `opens`.',
    // `clockTime` reports invalid times.
    when: ({ issues }) => issues.length === 0,
  });

export const openingHours = z
  .array(openingTimes)
  .min(1, 'Write at least one entry.')
  .superRefine(refuseOverlaps)
  .describe(
    'Days without an entry are closed. Days with other times, and hours after a break, get an entry of their own.',
  );

/** The hours of the day program, in the form of the opening hours; empty until they are filled in. */
export const programHours = z.array(openingTimes).superRefine(refuseOverlaps);

function refuseOverlaps(entries: OpeningTimes[], context: z.RefinementCtx): void {
  for (const [index, entry] of entries.entries()) {
    const overlaps = entries
      .slice(0, index)
      .filter(({ opens, closes }) => entry.opens <= closes && opens <= entry.closes);
    const day = entry.days.find((day) => overlaps.some(({ days }) => days.includes(day)));
    if (day) refuse(context, [index], `Write times on ${day} that no other entry has.`);
  }
}

const closingDay = z.strictObject({
  date,
  until: date.optional().describe('The last day, if you are closed for several days. Leave empty for one day.'),
  name: translatable().optional().describe('Why you are closed, such as New roof.'),
  closes: clockTime.optional().describe('When you close, for a half day. Leave empty if you are closed all day.'),
});

/** A day may be written as only its date. */
export const closingDays = z.array(
  z.preprocess((value) => (typeof value === 'object' ? value : { date: value }), closingDay),
);

/** How a language says hours. */
const hoursSchema = z.object({
  weekdays: z.strictObject(shapeOf(weekdays, text)),
  dayRange: text.describe('Three days or more in a row; {from} and {to} are weekdays.'),
  dayPair: text.describe('Two days in a row; {from} and {to} are weekdays.'),
  openDays: text.describe('{days} with their opening hours {time}.'),
  closedDays: text.describe('{days} without opening hours.'),
  times: text.describe('Opening hours; {from} and {to} are times.'),
  am: text.describe('A {time} before noon.'),
  pm: text.describe('A {time} after noon.'),
  noon: text.describe('12:00, which people misread with AM or PM.'),
});

/** When a family gets an answer: after they sent a request, in the receipt, and in emails to staff. */
const deadlineSchema = z.strictObject({
  promise: text.describe('How sentences say the promise; texts name it as {within}.'),
  openDays: text.describe('The same if only days count on which the center is open; texts name it as {promised}.'),
  within: text.describe('The promise with the moment by which a family gets an answer.'),
  later: text.describe('What the form says after the promise, if the center is closed until a later {day}.'),
  letter: text.describe(
    'How the receipt says that, which may be read hours later; the form too, while the center is open.',
  ),
  by: text.describe('How `within` says the {time}.'),
  on: text.describe('How `later` says it.'),
  morning: text.describe('Parts of a {day}.'),
  afternoon: text,
  evening: text,
  date: text.describe('In place of them for a moment after a week or more.'),
  closedNow: text.describe('After `letter`: if the center is closed already, and if it is still open today.'),
  closedSoon: text,
  afterDays: text.describe('When staff call after more than six days, on the thank-you page.'),
});

/** The part of `interface.yaml` that texts of facts and the server need. */
export const factWordsSchema = hoursSchema.extend({
  deadline: deadlineSchema,
});

export type HoursTexts = z.infer<typeof hoursSchema>;
export type FactWords = z.infer<typeof factWordsSchema>;
