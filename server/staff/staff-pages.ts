import { interpolate } from '../../shared/interpolate.ts';
import { STAFF_FIELDS } from '../../shared/tour-request/fields.ts';
import type { ListPage, RequestPage } from '../../shared/tour-request/staff-page-types.ts';
import type { StatusChangeKind } from '../../shared/tour-request/status-changes.ts';
import type { Log } from '../log.ts';
import { readList } from '../mail/list-email.ts';
import { type Context, createRequestFormat, otherLanguage, shownName } from '../mail/request-format.ts';
import { deliverableEmail } from '../mailbox.ts';
import { transact } from '../storage/database.ts';
import { findRequest, STATUS_SQL, type StoredRequest, sameFamilyAs } from '../storage/requests.ts';
import {
  addStatusChange,
  CHANGES_FOR,
  type NewStatusChange,
  readHistory,
  type StatusChange,
} from '../storage/status-changes.ts';
import { DAY, MINUTE } from '../time.ts';

/** Requests in each part of the list page. */
const MAX_LISTED = 1000;

/** How long closed requests are on the list, and their links work. */
const CLOSED_FOR = 30 * DAY;

/** How long a page says what was saved, and the same form counts as sent twice. */
const JUST_NOW = 10 * MINUTE;

/** A list opens until a newer one was delivered; it has one row for each member of staff. */
const OPEN_LISTS_SQL = `
  SELECT DISTINCT created_at AS at FROM outbox WHERE kind = 'list' AND created_at IN (
    SELECT created_at FROM outbox WHERE kind = 'list' AND id >= ifnull(
      (SELECT max(id) FROM outbox WHERE kind = 'list' AND delivered_at IS NOT NULL), 0))`;

/** Opens a link, with the form that staff sent on the page of a request; null if the key in the link is not valid. */
export function openStaffLink(path: string, sent: NewStatusChange | undefined, context: Context, log: Log) {
  if (sent && save(path, sent, context, log)) return 'saved';
  const request = find(path, context);
  if (request) return requestPage(request, context);
  const isList = context.db
    .prepare(OPEN_LISTS_SQL)
    .all()
    .some(({ at }) => context.links.opensList(path, Number(at)));
  return isList ? listPage(context) : null;
}

const isRecent = (at: number, now: number) => Math.abs(now - at) < JUST_NOW;

/** Links work until 30 days after the last change of a closed request. */
function find(path: string, { db, links, now }: Context): StoredRequest | undefined {
  const reference = links.referenceIn(path);
  const request = reference === null ? undefined : findRequest(db, 'reference', reference);
  if (!request || request.closedAt === null) return request;
  const changedAt = readHistory(db, request).at(-1)?.madeAt ?? 0;
  return now - changedAt >= CLOSED_FOR ? undefined : request;
}

/** Requests of the same family that someone answers or has answered. */
function twinsOf(request: StoredRequest, { db }: Context) {
  return sameFamilyAs(db, request, `((${STATUS_SQL.waiting}) OR (${STATUS_SQL.reached}))`);
}

function requestPage(request: StoredRequest, context: Context): RequestPage {
  const { page, language: inOtherLanguage } = context.content.staff;
  const format = createRequestFormat(context);
  const history = readHistory(context.db, request);
  const { rows, quotes } = format.details(request, STAFF_FIELDS);
  const name = shownName(request);
  const email = deliverableEmail(request);
  const language = otherLanguage(request);
  const last = history.at(-1);
  const status = [format.status(request), language && interpolate(inOtherLanguage, { what: language })];
  const choicesFor = (kind: StatusChangeKind): RequestPage['choices'] => {
    if (kind !== 'same') return [{ value: kind, label: page.changes[kind], hint: page.form.hints[kind] }];
    return twinsOf(request, context).map((other) => {
      const { reference } = other;
      return {
        value: `same ${reference}`,
        label: format.changeName({ kind, other: reference }),
        hint: interpolate(page.form.hints.same, { reference, what: format.status(other) }),
      };
    });
  };
  return {
    kind: 'request',
    title: interpolate(page.title, { what: name, reference: request.reference }),
    name,
    status: status.filter(Boolean).join(' · '),
    saved: last && isRecent(last.madeAt, context.now) ? interpolate(page.saved, { what: format.changeName(last) }) : '',
    call: format.call(request),
    writeHref: email === null ? '' : `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
    facts: rows,
    quotes,
    choices: CHANGES_FOR[request.status].flatMap(choicesFor),
    history: history.map(format.change),
  };
}

function listPage(context: Context): ListPage {
  const { content, time, now } = context;
  const { sections, looked, more, nobody } = content.staff.page.list;
  const closed = `${STATUS_SQL.closed} AND r.closed_at > ${now - CLOSED_FOR}`;
  return {
    kind: 'list',
    looked: interpolate(looked, { time: time.full(now) }),
    sections: readList({ ...STATUS_SQL, closed }, MAX_LISTED, context)
      .filter(({ count, kind }) => count > 0 || kind === 'waiting')
      .map(({ kind, count, first, newest }) => ({
        heading: interpolate(sections[kind].heading, { count: String(count) }),
        text: count > 0 ? sections[kind].text : nobody,
        first,
        more: newest.length > 0 ? interpolate(more, { count: String(count - MAX_LISTED) }) : '',
        newest,
      })),
  };
}

/** Whether the same person saved the same just before, such as by a double click. Without a name, it can be anyone. */
function isRepeat(sent: NewStatusChange, last: StatusChange | undefined, now: number): boolean {
  if (last?.kind !== sent.kind || last.note !== sent.note || last.other !== sent.other) return false;
  const [saver, sender] = [last.who, sent.who].map((who) => who.trim().toLowerCase());
  return isRecent(last.madeAt, now) && (saver === sender || !saver || !sender);
}

/** Saves a status change if it fits the request as it is now; returns whether it is saved. */
function save(path: string, sent: NewStatusChange, context: Context, log: Log): boolean {
  const { db, time, now } = context;
  return transact(db, () => {
    const request = find(path, context);
    if (!request) return false;
    if (isRepeat(sent, readHistory(db, request).at(-1), now)) return true;
    if (!CHANGES_FOR[request.status].includes(sent.kind)) return false;
    if (sent.kind === 'same' && !twinsOf(request, context).some(({ reference }) => reference === sent.other))
      return false;
    addStatusChange(db, request, sent, now, time.deadline(now).at);
    log.info({ reference: request.reference, change: sent.kind }, 'the status of a request was changed');
    return true;
  });
}
