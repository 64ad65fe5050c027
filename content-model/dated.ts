import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import { dateInWords } from '../shared/opening-hours/dates.ts';
import { labelsOfFile, readableName } from './labels.ts';
import type { FilesRead } from './read-files.ts';
import { rules } from './schemas/facts-schema.ts';
import { signaturesIn } from './translations.ts';

/** Something in a content file that someone has to read again. */
export interface Dated {
  /** Path below `content/`. */
  file: string;
  path: readonly PropertyKey[];
  /** The form of the editor that has it. */
  form: string;
  /** Of a rule its name, of a signature who signed. */
  title: string;
  /** `changed` is a signature under other words. */
  kind: 'rule' | 'source' | 'claim' | 'facts' | 'page' | 'changed';
  /** The last day of a rule, or the day of the last check. */
  date: string;
  /** Of a rule, how many answers end with it. */
  answers?: number;
}

type Part = Record<string, unknown> & {
  question?: string;
  heading?: string;
  name?: string;
  until?: string | null;
  source?: { checked?: string | null };
  confirmed?: string | null | { by: string; on: string | null };
};

/** What depends on the date: in the facts and the English pages, and signatures in all languages under words that have changed. */
export function findDated(read: FilesRead): Dated[] {
  const english = [...read.files.values()].filter(({ language }) => language === DEFAULT_LANGUAGE);
  const changed = signaturesIn(read).flatMap(({ file: { path: file }, by, on, signed }): Dated[] => {
    const form = labelsOfFile(file, read.languages).join(' in ');
    return signed && !on ? [{ file, path: ['confirmed'], title: by, form, kind: 'changed', date: signed }] : [];
  });
  const words = JSON.stringify(english.map(({ value }) => value));
  const answersTo = (rule: unknown) => words.split(`"rule":"${rule}"`).length - 1;
  const dated = english.flatMap(({ path, value }) => datedIn(path, value));
  return [...dated.map((one) => (one.kind === 'rule' ? { ...one, answers: answersTo(one.path[0]) } : one)), ...changed];
}

/** Everything in a content file that has a date. */
export function datedIn(file: string, part: unknown, path: readonly string[] = []): Dated[] {
  if (!part || typeof part !== 'object') return [];
  const { question, heading, name, until, source, confirmed }: Part = part as Part;
  const title = question ?? heading ?? name ?? readableName(path.at(-1) ?? '');
  const place = (key: string) => ({
    file,
    path: [...path, key],
    title,
    form: labelsOfFile(file, [], path[0] ?? key)[0] ?? '',
  });
  const own: Dated[] = [];
  if (until && rules.some((rule) => rule === path[0])) own.push({ ...place('until'), kind: 'rule', date: until });
  if (source?.checked) own.push({ ...place('source'), kind: 'source', date: source.checked });
  if (typeof confirmed === 'string')
    own.push({ ...place('confirmed'), kind: path[0] === 'optional' ? 'facts' : 'claim', date: confirmed });
  else if (confirmed?.on) own.push({ ...place('confirmed'), title: confirmed.by, kind: 'page', date: confirmed.on });
  return [...own, ...Object.entries(part).flatMap(([key, inner]) => datedIn(file, inner, [...path, key]))];
}

/** The last day on which nobody has to read it again: of a rule its end, else a year after the last check; none if words have changed. */
export function lastDayOf({ kind, date }: Dated): string {
  if (kind === 'changed') return '';
  return kind === 'rule' ? date : `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
}

/** What is to be read again on a day, and rules that end before `soon`. */
export function overdueOn(dated: readonly Dated[], today: string, soon = today): Dated[] {
  return dated.filter((one) => lastDayOf(one) < (one.kind === 'rule' ? soon : today));
}

const tasks: Record<Dated['kind'], (titles: string, since: string) => string> = {
  rule: (_titles, until) =>
    `their last day is ${until}. Read the source, correct the texts that name them, and write the new day at “Until”.`,
  source: (titles, since) =>
    `sources last read more than a year ago (${since}): ${titles}. Compare them, and write the date at “Checked”.`,
  claim: (titles, since) =>
    `claims last checked more than a year ago (${since}): ${titles}. Look at the papers, and write the date at “Confirmed”.`,
  facts: (_titles, since) =>
    `last checked more than a year ago (${since}). Read every box: who works here, prices, plans. Write the date at “Confirmed”.`,
  page: (titles, since) => `signed more than a year ago (${since}). Ask for a new signature at “Confirmed”: ${titles}.`,
  changed: (titles, since) =>
    `the words have changed since they were signed (${since}). Ask for a new signature at “Confirmed”: ${titles}.`,
};

export function taskOf({ kind, title, date }: Dated): string {
  return tasks[kind](`“${title}”`, dateInWords(date, DEFAULT_LANGUAGE, 'long'));
}
