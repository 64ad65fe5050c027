import type { StatusChangeKind } from './status-changes.ts';

// The server fills these holes of the staff page, and the view names them. An empty text or list is left out of the page.

export type Call = { label: string; href: string };

export type ListedRequest = {
  reference: string;
  name: string;
  due: string;
  about: string;
  href: string;
  calls: Call[];
  choose: string;
};

export type StatusForm = Partial<Record<`chosen-${StatusChangeKind}`, boolean>> & {
  wrong: string;
  errors: { field: string; text: string }[];
  'visit-error': string;
  'reason-error': string;
  'note-error': string;
  reasons: { value: string; text: string; chosen: boolean }[];
  visit: string;
  note: string;
  /** Someone else changed the request after the form was opened. */
  changed: boolean;
};

export type RequestPage = Partial<Record<`offer-${StatusChangeKind}`, boolean>> & {
  request: true;
  title: string;
  name: string;
  status: string;
  token: string;
  saved: string;
  undone: string;
  'undo-until': string;
  calls: Call[];
  'calendar-href': string;
  facts: { label: string; value: string }[];
  quotes: { heading: string; text: string }[];
  history: { line: string; undone: boolean }[];
  'has-history': boolean;
  'next-count': string;
  next: ListedRequest[];
  'list-href': string;
};

export type ListPage = {
  list: true;
  title: string;
  looked: string;
  saved: string;
  undone: string;
  'undo-until': string;
  batch: string;
  wrong: string;
  newest: ListedRequest[];
  'has-newest': boolean;
  open: ListedRequest[];
  'has-open': boolean;
  quarantined: ListedRequest[];
  'has-quarantined': boolean;
  'has-requests': boolean;
  'page-number': string;
  'previous-href': string;
  'next-href': string;
};

export type GonePage = { gone: true; title: string };
