import type { Standing } from '../../shared/tour-request/marks.ts';
import type { NewMark } from './messages.ts';
import type { Mark, StoredRequest } from './rows.ts';

/** A value with its name; the link dials or writes to it. */
export type DetailRow = { label: string; value: string; href?: string | undefined };

/** What staff are told of a request, in letters and on its page alike. */
export type RequestDetails = {
  /** Who it is, how to reach them, and by when. */
  rows: DetailRow[];
  /** The button that dials the family, where their number can be dialed. */
  call: { label: string; href: string } | null;
  /** What they wrote in their own words, where the settings let letters say it. */
  quotes: { heading: string; text: string }[];
};

/** A request in a list. */
export type ListedRequest = Pick<StoredRequest, 'reference' | 'name' | 'quarantine'> & {
  /** Key of its page. */
  key: string;
  /** By when the family was promised a call. */
  dueAt: number;
  /** What was noted last, or null. */
  lastMark: Mark | null;
};

/** What the page of a request shows. */
export type RequestView = RequestDetails &
  Pick<StoredRequest, 'reference' | 'name' | 'quarantine' | 'contactedAt' | 'visitAt' | 'closedAt'> & {
    standing: Standing;
    dueAt: number;
    marks: Mark[];
    /** What can be undone, and until when, or null. */
    undo: { mark: Mark; until: number } | null;
    /** What the page has to send along with a mark. */
    token: string;
    /** Who waits beside this one; the first by its due time. Name and key are for those alone who came by the list. */
    others: { count: number; first: ListedRequest | null; isFromList: boolean };
  };

/** What the list shows. */
export type ListView = { lookedAt: number; waiting: ListedRequest[]; held: ListedRequest[]; hasMore: boolean };

/** What a page for staff asks for; a key that opens nothing is answered with null. */
export type StaffQuestion =
  | { ask: 'request'; key: string; list: string | null }
  | { ask: 'list'; list: string }
  | { ask: 'mark'; key: string; token: string; mark: NewMark | 'undo' };

/** What became of a mark: it is on disk, or the request has changed since the page was opened. */
export type MarkOutcome = 'marked' | 'changed';

/** The answer to a question of a page, where its key opens something. */
export type StaffAnswer<Question extends StaffQuestion> = {
  request: RequestView;
  list: ListView;
  mark: MarkOutcome;
}[Question['ask']];
