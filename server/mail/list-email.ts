import { interpolate } from '../../shared/interpolate.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { weekdayOf } from '../../shared/opening-hours/dates.ts';
import type { ListPartName } from '../../shared/server-content.ts';
import type { ListedRequest } from '../../shared/tour-request/staff-page-types.ts';
import { isFirstListSince } from '../storage/due-emails.ts';
import {
  BY_URGENCY_SQL,
  countRequests,
  NEWEST_FIRST_SQL,
  type RequestSummary,
  STATUS_SQL,
  summariesWhere,
} from '../storage/requests.ts';
import { MINUTE } from '../time.ts';
import { button, type EmailContent, requestList } from './email-layout.ts';
import { type Context, createRequestFormat } from './request-format.ts';

/** Requests that each part of a list names. */
const NAMED = 100;

/** Requests in a list that starts with the link to the page. Gmail cuts the end of a long email off. */
const MANY = 20;

/** A part of the list: its first requests, and the newest others if there are too many to name. */
type ListPart = { kind: ListPartName; count: number; first: ListedRequest[]; newest: ListedRequest[] };

const ORDER: Record<ListPartName, string> = {
  waiting: BY_URGENCY_SQL,
  director: BY_URGENCY_SQL,
  quarantined: NEWEST_FIRST_SQL,
  reached: 'r.contacted_at, r.id',
  closed: 'r.closed_at DESC, r.id DESC',
};

/** Reads the parts of the list, for its email and its page: the requests that meet the SQL condition of each, at most `most` of them. */
export function readList(conditions: Record<ListPartName, string>, most: number, context: Context): ListPart[] {
  const { db, links } = context;
  const format = createRequestFormat(context);
  const listed = (request: RequestSummary) => ({ ...format.listed(request), href: links.toRequest(request.reference) });
  return Object.entries(conditions).map(([name, condition]) => {
    const kind = name as ListPartName;
    const count = countRequests(db, condition);
    const isLong = count > most;
    const first = summariesWhere(db, condition, ORDER[kind], isLong ? most / 2 : most);
    const others = `(${condition}) AND r.id NOT IN (${first.map(({ id }) => id).join()})`;
    const newest = isLong ? summariesWhere(db, others, NEWEST_FIRST_SQL, most / 2).reverse() : [];
    return { kind, count, first: first.map(listed), newest: newest.map(listed) };
  });
}

/** The list of everyone who waits, and of what was closed since the last one; null if everyone was answered in the meantime. */
export function listEmail(context: Context): EmailContent | null {
  const { db, content, time, links, now: listAt } = context;
  const { facts, staff } = content;
  const words = staff.list;
  const today = time.date(listAt);
  const isFirst = isFirstListSince(db, `${today.slice(0, 8)}01`, time, listAt);
  const asksForOutcomes = isFirst || (weekdayOf(today) === 'Friday' && isFirstListSince(db, today, time, listAt));
  const conditions = conditionsAt(listAt, asksForOutcomes);
  const parts = readList(conditions, NAMED, context).filter(({ count }) => count > 0);
  if (parts.length === 0 && !isFirst) return null;

  const headingOf = ({ kind, count }: ListPart) =>
    interpolate(words[kind][count === 1 ? 'one' : 'many'], { count: String(count) });
  const headings = parts.map(headingOf);
  const heading = (parts[0]?.kind === 'waiting' && headings[0]) || words.nobody;
  const late = countRequests(db, `${conditions.waiting} AND r.due_at <= ${listAt - MINUTE}`);
  if (late > 0) headings.splice(1, 0, interpolate(words.late, { count: String(late) }));

  const withUrl = (requests: ListedRequest[]) => requests.map((one) => ({ ...one, href: facts.url + one.href }));
  const open = button({ label: words.open, href: facts.url + links.toList(listAt) });
  const blocks = parts.flatMap((part) => {
    const { kind, count, first, newest } = part;
    const own = headingOf(part);
    const more = interpolate(words.more, { count: String(count - first.length - newest.length) });
    return [
      requestList(own === heading ? '' : own, words[kind].text, withUrl(first)),
      ...(newest.length > 0 ? [requestList('', more, withUrl(newest))] : []),
    ];
  });
  const named = parts.reduce((sum, { first, newest }) => sum + first.length + newest.length, 0);
  return {
    subject: interpolate(words.subject, { time: time.hour(listAt), what: headings.join(', ') || words.nobody }),
    language: DEFAULT_LANGUAGE,
    heading,
    blocks: [...(named > MANY ? [open] : []), ...blocks, open],
  };
}

/** SQL conditions for the parts of the list of a moment. */
function conditionsAt(listAt: number, asksForOutcomes: boolean) {
  const isListed = `r.listed_at = ${listAt}`;
  const isNamedClosing = `r.id IN (SELECT tour_request_id FROM status_change WHERE listed_at = ${listAt})`;
  return {
    waiting: `${isListed} AND ${STATUS_SQL.waiting}`,
    director: `${isListed} AND ${STATUS_SQL.director}`,
    quarantined: `${isListed} AND ${STATUS_SQL.quarantined}`,
    reached: asksForOutcomes ? `${STATUS_SQL.reached} AND NOT ${isNamedClosing}` : 'FALSE',
    closed: `${isNamedClosing} AND ((${STATUS_SQL.closed}) OR (${STATUS_SQL.reached}))`,
  };
}
