import type { Center } from './center.ts';
import type { Problem } from './problems.ts';
import type { FieldName } from './tour-request/fields.ts';
import type { QuarantineReason, StatusChangeKind } from './tour-request/status-changes.ts';

/** What the build writes into `content.json`. The schemas of content explain each text. */
export interface ServerContent {
  /** The time in `version.json` of the same build. */
  builtAt: string;
  facts: Center;
  /** By language code; the default language comes first. */
  languages: Record<string, LanguageContent>;
  staff: StaffTexts;
  dated: DatedItem[];
}

/** Something that the owner has to read again at some time. */
export interface DatedItem {
  /** The form of the editor that has it. */
  form: string;
  /** The name of a rule, or the task for any other item. */
  text: string;
  isRule: boolean;
  /** The last day on which it need not be read, or empty. */
  until: string;
  /** Of a rule, each question or section that ends with it, and its form in the editor. */
  texts?: { form: string; name: string; anchor: string }[] | undefined;
}

export interface LanguageContent {
  /** The opening hours in one line. */
  hours: string;
  deadline: DeadlineWords;
  mail: MailTexts;
  next: { heading: string; steps: string[] };
  /** `plain` is the explanation without its links. */
  problems: Record<Problem, Texts<'heading' | 'explanation' | 'plain'>>;
}

export interface DeadlineWords {
  language: string;
  /** The weekdays from Sunday. */
  days: readonly string[];
  texts: Texts<'within' | 'later' | 'letter' | 'by' | 'on' | 'date' | 'closedNow' | 'closedSoon' | 'afterDays'> &
    Texts<'morning' | 'afternoon' | 'evening'>;
}

type Texts<Name extends string> = Record<Name, string>;

interface MailTexts
  extends Texts<'subject' | 'heading' | 'sooner' | 'tour' | 'call' | 'directions' | 'caution' | 'mistake'> {
  labels: Texts<'reference' | 'phone' | 'hours' | 'address'>;
}

/** The parts of the list of requests, in its order. */
export const LIST_PARTS = ['waiting', 'director', 'quarantined', 'reached', 'closed'] as const;

export type ListPartName = (typeof LIST_PARTS)[number];

type Counted = Texts<'one' | 'many'>;

interface StaffTexts extends Texts<'someone' | 'language' | 'tried' | 'call' | 'callSomeone' | 'open' | 'after'> {
  notice: Texts<'subject' | 'heading' | 'text'>;
  again: Texts<'subject' | 'heading' | 'text' | 'often'>;
  list: Texts<'subject' | 'open' | 'late' | 'nobody' | 'more'> &
    Record<ListPartName, Counted & Texts<'text'>> & { reasons: Texts<QuarantineReason> };
  owner: Texts<'subject' | 'text' | 'rules' | 'press' | 'open'> & Record<'ends' | 'ended' | 'checks', Counted>;
  fields: Texts<FieldName>;
  labels: Texts<'received' | 'due' | 'again' | 'reference' | 'earlier'>;
  page: StaffPageTexts;
}

export interface StaffPageTexts extends Texts<'title' | 'notSavedTitle' | 'saved'> {
  status: Texts<'open' | 'director' | 'quarantined' | 'done'>;
  late: Texts<'minute' | 'minutes' | 'hour' | 'hours' | 'day' | 'days'>;
  changes: Texts<StatusChangeKind>;
  errors: Texts<'heading' | 'change' | 'noNote' | 'note' | 'who'>;
  list: Texts<'heading' | 'looked' | 'nobody' | 'more'> & {
    sections: Record<ListPartName, Texts<'heading' | 'text'>>;
  };
  request: Texts<'facts' | 'write' | 'history' | 'next'> & { changed: Texts<'heading' | 'text'> };
  form: Texts<'heading' | 'note' | 'noteHint' | 'who' | 'save'> & { hints: Texts<StatusChangeKind> };
  gone: Texts<'heading' | 'text'>;
}
