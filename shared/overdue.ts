import { DEFAULT_LANGUAGE } from './language.ts';
import { dateInWords } from './opening-hours/dates.ts';

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

/** What was last checked more than a year before a day, or has changed since, and rules that ended before that day or `soon`. */
export function overdueOn(dated: readonly Dated[], today: string, soon = today): Dated[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return dated.filter(({ kind, date }) => kind === 'changed' || date < (kind === 'rule' ? soon : yearAgo));
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
