import type { StatusChangeKind } from './status-changes.ts';

// What the server shows on the pages that links in emails to staff open. An empty text is not shown.

export type StaffPage = (RequestPage & { form: StatusFormData }) | ListPage | GonePage;

export type PhoneLink = { label: string; href: string };

export type ListedRequest = {
  reference: string;
  name: string;
  due: string;
  about: string;
  href: string;
  calls: PhoneLink[];
  choose: string;
};

export type StatusFormData = {
  /** What was sent and not saved. */
  typed: { change: string; visit: string; reason: string; note: string };
  errors: { field: 'change' | 'visit' | 'reason' | 'note'; text: string }[];
  /** Someone else changed the request after the form was opened. */
  isOutdated: boolean;
};

export type RequestPage = {
  kind: 'request';
  title: string;
  name: string;
  status: string;
  token: string;
  saved: string;
  undone: string;
  undoUntil: string;
  calls: PhoneLink[];
  calendarHref: string;
  facts: { label: string; value: string }[];
  quotes: { heading: string; text: string }[];
  /** The status changes that staff can choose. */
  choices: readonly StatusChangeKind[];
  history: { line: string; isUndone: boolean }[];
  nextCount: string;
  next: ListedRequest[];
  listHref: string;
};

export type ListPage = {
  kind: 'list';
  title: string;
  looked: string;
  saved: string;
  undone: string;
  undoUntil: string;
  batch: number;
  error: string;
  newest: ListedRequest[];
  open: ListedRequest[];
  quarantined: ListedRequest[];
  pageNumber: string;
  previousHref: string;
  nextHref: string;
};

/** A link that is not valid. */
type GonePage = { kind: 'gone'; title: '' };
