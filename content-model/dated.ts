import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import { dateInWords } from '../shared/opening-hours/dates.ts';
import type { DatedItem } from '../shared/server-content.ts';
import { aboutOf } from './about.ts';
import { itemName, labelsOfFile, readableName } from './labels.ts';
import type { FilesRead } from './read-files.ts';
import { valueAt } from './value-at.ts';
import { walkFields } from './walk-fields.ts';

/** What to do about each kind. The schema of a date says of which kind it is. */
const tasks = {
  rule: (_title: string, until: string) =>
    `their last day is ${until}. Read the source, correct the texts that name them, and write the new day at “Until”.`,
  source: (title: string, since: string) =>
    `sources last read more than a year ago (${since}): ${title}. Compare them, and write the date at “Checked”.`,
  claim: (title: string, since: string) =>
    `claims last checked more than a year ago (${since}): ${title}. Look at the papers, and write the date at “Confirmed”.`,
  facts: (_title: string, since: string) =>
    `last checked more than a year ago (${since}). Read every box: who works here, prices, plans. Write the date at “Confirmed”.`,
  page: (_title: string, since: string) =>
    `signed more than a year ago (${since}). Ask for a new signature at “Confirmed”.`,
};

type Kind = keyof typeof tasks;

/** Something in a content file that someone has to read again. */
interface DatedField {
  /** Path below `content/`. */
  file: string;
  path: readonly PropertyKey[];
  /** The form of the editor that has it. */
  form: string;
  /** What it is the date of. */
  title: string;
  kind: Kind;
  /** The last day of a rule, or the day of the last check. */
  date: string;
  /** Of a rule, what ends with it. */
  texts?: DatedItem['texts'];
}

/** What depends on the date in the facts and the English pages. */
export function findDated(read: FilesRead): DatedField[] {
  const english = [...read.files.values()].filter(({ language }) => language === DEFAULT_LANGUAGE);
  return english.flatMap(({ path: file, type, value }) =>
    walkFields(type, value).flatMap(({ path, value: date, holds }): DatedField[] => {
      if (typeof date !== 'string' || !Object.hasOwn(tasks, String(holds))) return [];
      const kind = holds as Kind;
      // A source is part of what it is about.
      const about = path.slice(0, kind === 'source' ? -2 : -1);
      const title = itemName(valueAt(value, about)) || readableName(about.at(-1) ?? '');
      const texts = kind === 'rule' && { texts: textsAbout(read, String(about.at(-1))) };
      return [{ file, path, form: formOf(read, file, path[0]), title, kind, date, ...texts }];
    }),
  );
}

/** The form of the editor that has a file or one of the facts; services go by their title. */
export function formOf({ files, languages }: FilesRead, file: string, fact?: PropertyKey): string {
  const [label = '', ...language] = labelsOfFile(file, languages, fact);
  const { title = label } = (files.get(file)?.value ?? {}) as { title?: string };
  return [title, ...language].join(' in ');
}

/** Each question or section in every language that has a text about a rule. */
function textsAbout(read: FilesRead, rule: string) {
  return [...read.files.values()].flatMap(({ path: file, type, value }) => {
    const about = walkFields(type, value).filter(({ value: text }) => aboutOf(text).includes(rule));
    const names = about.map(({ path }) =>
      path.map((_key, end) => itemName(valueAt(value, path.slice(0, end)))).findLast(Boolean),
    );
    const anchor = file.replace(/^\w+\/|\.yaml$/g, '').replaceAll('/', '-');
    return [...new Set(names)].map((name = '') => ({ form: formOf(read, file), name, anchor }));
  });
}

/** The day after which it is overdue: the end of a rule, or a year after the last check. */
export function lastDayOf({ kind, date }: DatedField): string {
  return kind === 'rule' ? date : `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
}

/** What is to be read again on a day, and rules that end before `soon`. */
export function overdueOn(dated: readonly DatedField[], today: string, soon = today): DatedField[] {
  return dated.filter((one) => lastDayOf(one) < (one.kind === 'rule' ? soon : today));
}

export function taskOf({ kind, title, date }: DatedField): string {
  return tasks[kind](`“${title}”`, dateInWords(date, DEFAULT_LANGUAGE, 'long'));
}
