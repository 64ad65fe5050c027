import type { StatusChangeKind } from './status-changes.ts';

// What the server shows on the pages that links in emails to staff open. An empty text is not shown.

export type StaffPage = (RequestPage & { form: StatusFormData }) | ListPage | GonePage;

export type PageLink = { label: string; href: string };

export type ListedRequest = {
  reference: string;
  name: string;
  status: string;
  about: string;
  href: string;
};

export type StatusFormData = {
  /** What was sent and not saved. */
  typed: { change: string; note: string };
  errors: { field: 'change' | 'note'; text: string }[];
  /** Someone else changed the request after the form was opened. */
  isOutdated: boolean;
};

export type RequestPage = {
  kind: 'request';
  title: string;
  name: string;
  status: string;
  saved: string;
  undone: string;
  /** The status change that can be undone, or null. */
  undo: { id: number; until: string } | null;
  calls: PageLink[];
  /** Writes an email to the family; empty without a valid address. */
  writeHref: string;
  facts: { label: string; value: string; href?: string }[];
  quotes: { heading: string; text: string }[];
  /** The status changes that staff can choose, with what each does. */
  choices: { kind: StatusChangeKind; hint: string }[];
  history: { line: string; isUndone: boolean }[];
  nextCount: string;
  next: ListedRequest[];
  listHref: string;
};

export type ListPage = {
  kind: 'list';
  title: '';
  looked: string;
  open: ListedRequest[];
  quarantined: ListedRequest[];
  /** How many requests are not shown. */
  more: string;
};

/** A link that is not valid. */
type GonePage = { kind: 'gone'; title: '' };
