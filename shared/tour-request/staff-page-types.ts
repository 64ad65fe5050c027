// What the server shows on the pages that links in emails to staff open. An empty text is not shown.

export type StaffPage = (RequestPage & { form: StatusFormData }) | ListPage | GonePage;

type PageLink = { label: string; href: string };

export type ListedRequest = {
  reference: string;
  name: string;
  /** By when to call, how late it is, or what was done. */
  status: string;
  isLate: boolean;
  phone: string;
  /** The link that dials it, if it is certain. */
  dial: string;
  /** The language of the family, and when nobody answered. */
  about: string;
  /** The last note. */
  note: string;
  href: string;
};

export type StatusFormData = {
  /** What was sent and not saved; `who` is remembered by the browser. */
  typed: { change: string; note: string; who: string };
  errors: { field: 'change' | 'note' | 'who'; text: string }[];
  /** Someone else changed the request after the form was opened. */
  isOutdated: boolean;
};

export type RequestPage = {
  kind: 'request';
  title: string;
  name: string;
  status: string;
  saved: string;
  call: PageLink | null;
  /** Writes an email to the family; empty without a valid address. */
  writeHref: string;
  facts: { label: string; value: string }[];
  quotes: { heading: string; text: string }[];
  /** The status changes that staff can choose, with what each does. */
  choices: { value: string; label: string; hint: string }[];
  history: string[];
};

export type ListPage = {
  kind: 'list';
  looked: string;
  /** `more` is how many requests there are between the first and the newest ones. */
  sections: { heading: string; text: string; first: ListedRequest[]; more: string; newest: ListedRequest[] }[];
};

/** A link that is not valid. */
type GonePage = { kind: 'gone' };
