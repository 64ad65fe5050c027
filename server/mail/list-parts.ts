import type { ListPartName } from '../../shared/server-content.ts';
import type { ListedRequest } from '../../shared/tour-request/staff-page-types.ts';
import { deliverableEmail } from '../mailbox.ts';
import {
  BY_URGENCY_SQL,
  countRequests,
  NEWEST_FIRST_SQL,
  type RequestSummary,
  summariesWhere,
} from '../storage/requests.ts';
import { readHistory } from '../storage/status-changes.ts';
import type { Context } from './context.ts';
import { earlierRequests } from './earlier-requests.ts';

/** A part of the list: its first requests, and the newest others if there are too many to name. */
export type ListPart = { kind: ListPartName; count: number; first: ListedRequest[]; newest: ListedRequest[] };

const ORDER: Record<ListPartName, string> = {
  waiting: BY_URGENCY_SQL,
  director: BY_URGENCY_SQL,
  quarantined: NEWEST_FIRST_SQL,
  reached: 'r.contacted_at, r.id',
  closed: 'r.closed_at DESC, r.id DESC',
};

/** Reads the parts of the list, for its email and its page: the requests that meet the SQL condition of each, at most `most` of them. */
export function readList(
  conditions: Record<ListPartName, string>,
  most: number,
  now: number,
  context: Context,
): ListPart[] {
  const { db, content, links, format } = context;
  const listed = (request: RequestSummary) => {
    const listed = format.listed(request, readHistory(db, request), links.toRequest(request.reference), now);
    const [earlier] = request.status === 'waiting' ? earlierRequests(request, now, context) : [];
    const about = [deliverableEmail(request), listed.about, earlier && `${content.staff.labels.earlier}: ${earlier}`];
    return { ...listed, about: about.filter(Boolean).join(' · ') };
  };
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
