import { DEFAULT_LANGUAGE } from './language.ts';

/** Something in a content file that someone has to read again. */
export interface Dated {
  /** Path below `content/`. */
  file: string;
  path: readonly PropertyKey[];
  /** The form of the editor that has it. */
  form: string;
  title: string;
  kind: 'rule' | 'source' | 'claim' | 'facts' | 'page';
  /** The last day of a rule, or the day of the last check. */
  date: string;
}

/** What has ended before a day, or was last checked a year before it. */
export function overdueOn(dated: readonly Dated[], today: string): Dated[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return dated.filter(({ kind, date }) => date < (kind === 'rule' ? today : yearAgo));
}

const tasks: Record<Dated['kind'], (titles: string, since: string) => string> = {
  rule: (titles, since) => `rules have ended (${since}): ${titles}. Read the source, correct the answer and “Until”.`,
  source: (titles, since) =>
    `sources last read before a year (${since}): ${titles}. Compare them, and write the date at “Checked”.`,
  claim: (titles, since) =>
    `claims last checked before a year (${since}): ${titles}. Look at the papers, and write the date at “Confirmed”.`,
  facts: (_titles, since) =>
    `last checked before a year (${since}). Read every box: who works here, prices, plans. Write the date at “Confirmed”.`,
  page: (titles, since) => `signed before a year (${since}). Ask for a new signature at “Confirmed”: ${titles}.`,
};

export function taskOf({ kind, title, date }: Dated): string {
  return tasks[kind](`“${title}”`, inWords(date));
}

/** What to do about what is overdue, in one sentence for each form of the editor and each kind. */
export function findOverdue(dated: readonly Dated[], today: string): string[] {
  const byTask = Object.groupBy(overdueOn(dated, today), ({ file, kind }) => `${file} ${kind}`);
  return Object.values(byTask).flatMap((some = []) => {
    const [first] = some.toSorted((one, other) => one.date.localeCompare(other.date));
    if (!first) return [];
    const titles = some.map(({ title }) => `“${title}”`).join(', ');
    return [`${first.form}: ${tasks[first.kind](titles, inWords(first.date))}`];
  });
}

function inWords(date: string): string {
  return new Date(date).toLocaleDateString(DEFAULT_LANGUAGE, { dateStyle: 'long', timeZone: 'UTC' });
}
