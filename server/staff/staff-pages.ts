import { interpolate } from '../../shared/interpolate.ts';
import { STAFF_FIELDS } from '../../shared/tour-request/fields.ts';
import type { ListPage, RequestPage } from '../../shared/tour-request/staff-page-types.ts';
import type { Log } from '../log.ts';
import type { Context } from '../mail/context.ts';
import { earlierRequests } from '../mail/earlier-requests.ts';
import { readList } from '../mail/list-parts.ts';
import { otherLanguage, shownName } from '../mail/request-format.ts';
import { deliverableEmail } from '../mailbox.ts';
import { transact } from '../storage/database.ts';
import { findRequest, STATUS_SQL, type StoredRequest, sameFamilyAs } from '../storage/requests.ts';
import { addStatusChange, CHANGES_FOR, type NewStatusChange, readHistory } from '../storage/status-changes.ts';
import { type Clock, DAY, MINUTE } from '../time.ts';

/** Requests in each part of the list page. */
const MAX_LISTED = 1000;

/** How long closed requests are on the list, and their links work. */
const CLOSED_FOR = 30 * DAY;

/** How long a page says what was saved, and the same form counts as sent twice. */
const JUST_NOW = 10 * MINUTE;

/** Null if the key in the link is not valid. */
type StaffResult = RequestPage | ListPage | 'saved' | null;

export function createStaffPages(context: Context, clock: Clock, log: Log) {
  const { db, content, time, links, format } = context;
  const { page, labels, language: inOtherLanguage } = content.staff;
  // The last delivered list and later ones; a list has one row for each member of staff.
  const lists = db.prepare(`
    SELECT DISTINCT created_at AS at FROM outbox WHERE kind = 'list' AND created_at IN (
      SELECT created_at FROM outbox WHERE kind = 'list' AND id >= ifnull(
        (SELECT max(id) FROM outbox WHERE kind = 'list' AND delivered_at IS NOT NULL), 0))`);

  /** A list opens until a newer one was delivered. */
  const opensList = (path: string) => lists.all().some(({ at }) => links.opensList(path, Number(at)));

  const isRecent = (at: number | undefined) => at !== undefined && Math.abs(clock() - at) < JUST_NOW;

  /** Links work until 30 days after the last change of a closed request. */
  const find = (path: string): StoredRequest | undefined => {
    const reference = links.referenceIn(path);
    const request = reference === null ? undefined : findRequest(db, 'reference', reference);
    if (!request || request.closedAt === null) return request;
    const changedAt = readHistory(db, request).at(-1)?.madeAt ?? 0;
    return clock() - changedAt >= CLOSED_FOR ? undefined : request;
  };

  /** Requests of the same family that someone answers or has answered. */
  const twinsOf = (request: StoredRequest) =>
    sameFamilyAs(db, request, `((${STATUS_SQL.waiting}) OR (${STATUS_SQL.reached}))`);

  const choicesFor = (request: StoredRequest): RequestPage['choices'] =>
    CHANGES_FOR[request.status].flatMap((kind) => {
      if (kind !== 'same') return { value: kind, label: page.changes[kind], hint: page.form.hints[kind] };
      return twinsOf(request).map((other) => {
        const { reference } = other;
        const what = format.status(other, readHistory(db, other), clock());
        return {
          value: `same ${reference}`,
          label: format.changeName({ kind, other: reference }),
          hint: interpolate(page.form.hints.same, { reference, what }),
        };
      });
    });

  const requestPage = (request: StoredRequest): RequestPage => {
    const now = clock();
    const history = readHistory(db, request);
    const { rows, quotes } = format.details(request, STAFF_FIELDS, now);
    const name = shownName(request);
    const email = deliverableEmail(request);
    const language = otherLanguage(request);
    const last = history.at(-1);
    const status = [format.status(request, history, now), language && interpolate(inOtherLanguage, { what: language })];
    const earlier = earlierRequests(request, now, context);
    return {
      kind: 'request',
      title: interpolate(page.title, { what: name, reference: request.reference }),
      name,
      status: status.filter(Boolean).join(' · '),
      saved: last && isRecent(last.madeAt) ? interpolate(page.saved, { what: format.changeName(last) }) : '',
      call: format.call(request),
      writeHref: email === null ? '' : `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
      facts: [...rows, ...earlier.map((value) => ({ label: labels.earlier, value }))],
      quotes,
      choices: choicesFor(request),
      history: history.map(format.change),
    };
  };

  const listPage = (): ListPage => {
    const { sections, looked, more } = page.list;
    const parts = readList(
      { ...STATUS_SQL, closed: `${STATUS_SQL.closed} AND r.closed_at > ${clock() - CLOSED_FOR}` },
      MAX_LISTED,
      clock(),
      context,
    );
    return {
      kind: 'list',
      looked: interpolate(looked, { time: time.full(clock()) }),
      sections: parts
        .filter(({ count, kind }) => count > 0 || kind === 'waiting')
        .map(({ kind, count, first, newest }) => ({
          heading: interpolate(sections[kind].heading, { count: String(count) }),
          text: count > 0 ? sections[kind].text : page.list.nobody,
          first,
          more: newest.length > 0 ? interpolate(more, { count: String(count - MAX_LISTED) }) : '',
          newest,
        })),
    };
  };

  /** Whether the same person saved the same just before, such as by a double click. Without a name, it can be anyone. */
  const isRepeat = (sent: NewStatusChange, request: StoredRequest) => {
    const last = readHistory(db, request).at(-1);
    const isSame = last?.kind === sent.kind && last.note === sent.note && last.other === sent.other;
    const [one = '', other = ''] = [last?.who, sent.who].map((who) => who?.trim().toLowerCase());
    return isSame && isRecent(last.madeAt) && (one === other || !one || !other);
  };

  const fits = ({ kind, other }: NewStatusChange, request: StoredRequest) =>
    CHANGES_FOR[request.status].includes(kind) &&
    (kind !== 'same' || twinsOf(request).some(({ reference }) => reference === other));

  /** Saves a status change if it fits the request as it is now; returns whether it is saved. */
  const save = (path: string, sent: NewStatusChange): boolean =>
    transact(db, () => {
      const request = find(path);
      if (!request) return false;
      if (isRepeat(sent, request)) return true;
      if (!fits(sent, request)) return false;
      addStatusChange(db, request, sent, clock(), time.deadline(clock()).at);
      log.info({ reference: request.reference, change: sent.kind }, 'the status of a request was changed');
      return true;
    });

  /** Opens a link, with the form that staff sent on the page of a request. */
  return (path: string, sent?: NewStatusChange): StaffResult => {
    if (sent && save(path, sent)) return 'saved';
    const request = find(path);
    if (request) return requestPage(request);
    return opensList(path) ? listPage() : null;
  };
}
