import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import { addDays, weekdayOf } from '../shared/opening-hours/dates.ts';
import { type OpeningHours, timesOn } from '../shared/opening-hours/schedule.ts';
import { holidays } from './holidays.ts';
import { linkTargets } from './links.ts';
import type { Facts, FactsInAllLanguages } from './schemas/facts-schema.ts';
import { localize } from './schemas/text-schema.ts';

/** The facts in a language. */
export function factsIn({ holidays: chosen, ...facts }: FactsInAllLanguages, language: string): Facts {
  const closingDays = facts.closingDays
    .flatMap(({ until, ...day }) => openDays(facts.hours, day.date, until).map((date) => ({ ...day, date })))
    .sort((one, other) => one.date.localeCompare(other.date));
  const { interpreter, ...optional } = facts.optional;
  return {
    ...localize({ ...facts, closingDays, holidays: holidays.filter(({ name }) => chosen.includes(name.en)) }, language),
    optional: {
      ...localize(optional, language, markEnglish),
      // A sentence about help in one's own language is no help in English.
      interpreter: localize(interpreter, language, () => null),
    },
  };
}

/** The days from one to another on which the center would be open; the first one in any case. */
function openDays(hours: OpeningHours, first: string, last = first): string[] {
  const days = [first];
  for (let date = addDays(first, 1); date <= last; date = addDays(date, 1))
    if (timesOn(weekdayOf(date), hours).length > 0) days.push(date);
  return days;
}

const ENGLISH = `lang:${DEFAULT_LANGUAGE}`;

/** English words on a page in another language, marked for screen readers; prices and numbers need no mark. */
function markEnglish(text: string): string {
  return /\p{L}/u.test(text) ? `[${text}](${ENGLISH})` : text;
}

/** Whether a fact, or one item of it, is known in the words of the language, so that a sentence can have it. */
export function isKnown(fact: unknown): boolean {
  return [fact ?? []].flat().some((item) => !linkTargets(JSON.stringify(item)).includes(ENGLISH));
}
