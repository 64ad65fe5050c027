import { DEFAULT_LANGUAGE } from '../language.ts';
import { labelsOfFile, readableName } from './labels.ts';

/** Something in a content file that someone has to read again. */
interface Dated {
  /** Path below `content/`. */
  file: string;
  path: readonly PropertyKey[];
  title: string;
  kind: 'rule' | 'source' | 'claim' | 'facts' | 'page';
  /** The last day of a rule, or the day of the last check. */
  date: string;
}

type Part = Record<string, unknown> & {
  question?: string;
  heading?: string;
  name?: string;
  /** Of a closing day, which ends without a rule. */
  date?: string;
  until?: string;
  ended?: string;
  source?: { checked?: string | null };
  confirmed?: string | null | { by: string; on: string | null };
};

/** Everything in a content file that has a date. */
export function datedIn(file: string, part: unknown, path: readonly string[] = []): Dated[] {
  if (!part || typeof part !== 'object') return [];
  const { question, heading, name, until, ended, source, confirmed }: Part = part as Part;
  const title = question ?? heading ?? name ?? readableName(path.at(-1) ?? '');
  const place = (key: string) => ({ file, path: [...path, key], title });
  const own: Dated[] = [];
  if (until && ended) own.push({ ...place('until'), kind: 'rule', date: until });
  if (source?.checked) own.push({ ...place('source'), kind: 'source', date: source.checked });
  if (typeof confirmed === 'string')
    own.push({ ...place('confirmed'), kind: path[0] === 'optional' ? 'facts' : 'claim', date: confirmed });
  else if (confirmed?.on) own.push({ ...place('confirmed'), title: confirmed.by, kind: 'page', date: confirmed.on });
  return [...own, ...Object.entries(part).flatMap(([key, inner]) => datedIn(file, inner, [...path, key]))];
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
    const [form] = labelsOfFile(first.file, [], first.path[0]);
    return [`${form}: ${tasks[first.kind](titles, inWords(first.date))}`];
  });
}

function inWords(date: string): string {
  return new Date(date).toLocaleDateString(DEFAULT_LANGUAGE, { dateStyle: 'long', timeZone: 'UTC' });
}
