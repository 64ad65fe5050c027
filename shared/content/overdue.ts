import { DEFAULT_LANGUAGE } from '../language.ts';
import type { Facts } from './schemas/facts-schema.ts';

/** A question, a section or a place that depends on the date. */
export interface Dated {
  path: readonly PropertyKey[];
  title: string;
  /** Last day of the rule behind the text. */
  until: string | undefined;
  /** Day on which the source was last read; null if it never was. */
  checked: string | null | undefined;
}

interface Fields {
  question?: string;
  heading?: string;
  name?: string;
  /** Of a closing day, which ends without a rule. */
  date?: string;
  until?: string;
  source?: { checked: string | null };
}

/** Everything in a page that depends on the date. */
export function datedIn(part: unknown, path: readonly PropertyKey[] = []): Dated[] {
  if (!part || typeof part !== 'object') return [];
  const { question, heading, name, date, until, source }: Fields = part;
  const title = question ?? heading ?? name;
  const own = title && !date && (until || source) ? [{ path, title, until, checked: source?.checked }] : [];
  return [...own, ...Object.entries(part).flatMap(([key, inner]) => datedIn(inner, [...path, key]))];
}

/** What someone has to correct in the pages on a day, in sentences for staff. */
export function findOverdue(
  dated: readonly Dated[],
  { holidays, closingDays }: Pick<Facts, 'holidays' | 'closingDays'>,
  today: string,
): string[] {
  const nextYear = String(Number(today.slice(0, 4)) + 1);
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const sentences = dated.flatMap(({ title, until, checked }) => [
    ...(until && until < today ? [`The rule behind “${title}” ended on ${inWords(until)}.`] : []),
    ...(checked && checked < yearAgo ? [`The source of “${title}” was last read on ${inWords(checked)}.`] : []),
  ]);
  const hasDays = holidays.length > 0 || closingDays.some(({ date }) => date.startsWith(nextYear));
  const lacksHolidays = today.slice(5, 7) === '12' && !hasDays;
  return lacksHolidays ? [...sentences, `The site names no holidays in ${nextYear}.`] : sentences;
}

function inWords(date: string): string {
  return new Date(date).toLocaleDateString(DEFAULT_LANGUAGE, { dateStyle: 'long', timeZone: 'UTC' });
}
