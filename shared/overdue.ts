import type { Facts } from './facts-schema.ts';
import { DEFAULT_LANGUAGE } from './language.ts';

/** A question, a section or a place that depends on the date. */
export interface Dated {
  title: string;
  /** Last day of the rule behind the text. */
  until: string | undefined;
  /** Day on which the source was last read. */
  checked: string | undefined;
}

interface Fields {
  question?: string;
  heading?: string;
  name?: string;
  until?: string;
  source?: { checked: string | null };
}

/** Everything in a page that depends on the date. */
export function datedIn(page: unknown): Dated[] {
  return objectsIn(page).flatMap(({ question, heading, name, until, source }: Fields) => {
    const title = question ?? heading ?? name;
    const checked = source?.checked ?? undefined;
    return title && (until || checked) ? [{ title, until, checked }] : [];
  });
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

function objectsIn(value: unknown): object[] {
  if (!value || typeof value !== 'object') return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

function inWords(date: string): string {
  return new Date(date).toLocaleDateString(DEFAULT_LANGUAGE, { dateStyle: 'long', timeZone: 'UTC' });
}
