import { DEFAULT_LANGUAGE } from './language.ts';
import type { ClosingDay } from './opening-hours/times-schema.ts';

/** The fields of a question, a section or a place that depend on the date. */
interface Dated {
  question?: string;
  heading?: string;
  name?: string;
  until?: string;
  source?: { checked: string | null };
}

/** What someone has to correct in the pages on a day, in sentences for staff. */
export function findOverdue(pages: readonly unknown[], closingDays: readonly ClosingDay[], today: string): string[] {
  const nextYear = String(Number(today.slice(0, 4)) + 1);
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const sentences = pages.flatMap(objectsIn).flatMap(({ question, heading, name, until, source }: Dated) => {
    const title = question ?? heading ?? name;
    if (!title) return [];
    const { checked } = source ?? {};
    return [
      ...(until && until < today ? [`The rule behind “${title}” ended on ${inWords(until)}.`] : []),
      ...(checked && checked < yearAgo ? [`The source of “${title}” was last read on ${inWords(checked)}.`] : []),
    ];
  });
  const lacksHolidays = today.slice(5, 7) === '12' && !closingDays.some(({ date }) => date.startsWith(nextYear));
  return lacksHolidays ? [...sentences, `The site names no holidays in ${nextYear}.`] : sentences;
}

function objectsIn(value: unknown): object[] {
  if (!value || typeof value !== 'object') return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

function inWords(date: string): string {
  return new Date(date).toLocaleDateString(DEFAULT_LANGUAGE, { dateStyle: 'long', timeZone: 'UTC' });
}
