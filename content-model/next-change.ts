import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import { addDays, MINUTE } from '../shared/opening-hours/dates.ts';
import { comingClosingDays } from './closing-days.ts';
import type { FilesRead } from './read-files.ts';
import type { Facts } from './schemas/facts-schema.ts';
import { dateIn, offsetIn, offsetsOf } from './time-zone.ts';
import { walkFields } from './walk-fields.ts';

/** The first midnight at the center after which a page differs by date alone, such as the one after a closing day. */
export function nextChange({ files, facts }: Pick<FilesRead, 'files' | 'facts'>, now = new Date()): Date {
  const center = facts.get(DEFAULT_LANGUAGE) as Facts;
  const lastDays = [...files.values()]
    .flatMap(({ type, value }) => walkFields(type, value))
    .filter(({ path, value, holds }) => value && holds && path.at(-1) === 'until')
    .map(({ value }) => String(value));
  const shownOn = (day: string) =>
    JSON.stringify([day.slice(0, 4), comingClosingDays(center, day), lastDays.filter((last) => last >= day)]);
  const today = dateIn(center.timeZone, now);
  let day = addDays(today, 1);
  // The year in the footer differs within a year.
  while (shownOn(day) === shownOn(today)) day = addDays(day, 1);
  return new Date(Date.parse(day) - offsetIn(offsetsOf(center.timeZone, day), Date.parse(day)) * MINUTE);
}
