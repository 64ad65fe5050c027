import type { DatabaseSync } from 'node:sqlite';
import type { StaffTexts } from '../../shared/content/schemas/mail-schema.ts';
import { interpolate } from '../../shared/interpolate.ts';
import { staffPath } from '../../shared/tour-request/staff-links.ts';
import type { ListPage, RequestPage } from '../../shared/tour-request/staff-page-types.ts';
import { CHANGES_FOR } from '../../shared/tour-request/status-changes.ts';
import type { Log } from '../log.ts';
import { deliverableEmail } from '../mail/compose.ts';
import { callButtons, nameOf, otherLanguage, requestDetails } from '../mail/request-details.ts';
import { transact } from '../storage/database.ts';
import { isSameKey, type Keys } from '../storage/keys.ts';
import { addEmail } from '../storage/outbox.ts';
import {
  BY_URGENCY,
  countRequests,
  earlierThan,
  findRequest,
  NEWEST_FIRST,
  OPEN,
  QUARANTINED,
  type RequestSummary,
  type StoredRequest,
  summariesWhere,
} from '../storage/requests.ts';
import {
  addStatusChange,
  createHistoryReader,
  REMIND_AGAIN_AFTER,
  type StatusChange,
  statusOf,
  UNDO_WITHIN,
  undoChange,
} from '../storage/status-changes.ts';
import type { OpenedLink, SentChange, StaffResult } from '../storage/storage.ts';
import { type CenterTime, type Clock, DAY } from '../time.ts';
import { createRequestFormat } from './format-request.ts';

/** Requests of each kind on the list page. */
const MAX_LISTED = 1000;

const LINKS_END_AFTER = 30 * DAY;

type Options = {
  keys: Keys;
  clock: Clock;
  log: Log;
  time: CenterTime;
  texts: StaffTexts;
  /** The email address of the director, who gets complaints. */
  complaintsTo: string | null;
};

export function createStaffPages(db: DatabaseSync, { keys, clock, log, time, texts, complaintsTo }: Options) {
  const { page } = texts;
  const format = createRequestFormat(texts, time);
  const historyOf = createHistoryReader(db);
  // The last delivered list and later ones; a list has one row for each member of staff.
  const lists = db.prepare(`
    SELECT DISTINCT created_at AS at FROM outbox WHERE kind = 'digest' AND created_at IN (
      SELECT created_at FROM outbox WHERE kind = 'digest' AND id >= ifnull(
        (SELECT max(id) FROM outbox WHERE kind = 'digest' AND delivered_at IS NOT NULL), 0))`);

  /** A list opens until a newer one was delivered. */
  const opensList = (key: string) => lists.all().some(({ at }) => isSameKey(key, keys.ofList(Number(at))));

  /** Links work while a family waits, and for 30 days after the last status change. */
  const find = (key: string): StoredRequest | undefined => {
    const reference = keys.referenceIn(key);
    const request = reference === null ? undefined : findRequest(db, 'reference', reference);
    if (!request) return undefined;
    const isAnswered = request.contactedAt !== null || request.closedAt !== null;
    const changedAt = historyOf(request).at(-1)?.madeAt ?? 0;
    return isAnswered && clock() - changedAt >= LINKS_END_AFTER ? undefined : request;
  };

  const isRecent = (at: number | null) => at !== null && Math.abs(clock() - at) < UNDO_WITHIN;

  const linkTo = (reference: string, list: string | null) =>
    staffPath({ page: 'request', key: keys.ofRequest(reference), list });

  const listed = (request: RequestSummary, list: string | null) =>
    format.listed(request, linkTo(request.reference, list), clock());

  const requestPage = (request: StoredRequest, list: string | null): RequestPage => {
    const now = clock();
    const history = historyOf(request);
    const { rows, quotes } = requestDetails(request, 'full', texts, time);
    const name = nameOf(request);
    const email = deliverableEmail(request);
    const language = otherLanguage(request);
    const last = history.findLast(({ madeAt, undoneAt }) => undoneAt === null && isRecent(madeAt));
    const undone = history.findLast(({ undoneAt }) => isRecent(undoneAt) && Number(undoneAt) >= (last?.madeAt ?? 0));
    const inLine = `${OPEN} AND r.id <> ${request.id}
      AND ifnull(r.remind_at NOT BETWEEN ${now} + 1 AND ${now + REMIND_AGAIN_AFTER}, TRUE)`;
    const count = countRequests(db, inLine);
    const nextText = count === 0 ? page.next.nobody : count === 1 ? page.next.one : page.next.many;
    const status = [format.status(request, now, history), language && interpolate(texts.language, { what: language })];
    const hintOf = (kind: keyof typeof page.form.hints) =>
      kind === 'complaint' && complaintsTo === null ? page.form.noDirector : page.form.hints[kind];
    return {
      kind: 'request',
      title: interpolate(page.title, { what: name, reference: request.reference }),
      name,
      status: status.filter(Boolean).join(' · '),
      saved: last ? interpolate(page.saved, { what: page.changes[last.kind] }) : '',
      undone: undone ? interpolate(page.undone, { what: page.changes[undone.kind] }) : '',
      undo: last
        ? { id: last.id, until: interpolate(page.undo, { time: format.shown('clock', last.madeAt + UNDO_WITHIN) }) }
        : null,
      calls: callButtons(request, texts),
      writeHref: email === null ? '' : `mailto:${encodeURIComponent(email)}`,
      facts: [
        ...rows,
        ...earlierThan(db, request).map((value) => ({
          label: texts.labels.earlier,
          value,
          href: linkTo(value, list),
        })),
      ],
      quotes,
      choices: CHANGES_FOR[statusOf(request)].map((kind) => ({ kind, hint: hintOf(kind) })),
      history: history.map((change) => ({ line: format.change(change), isUndone: change.undoneAt !== null })),
      nextCount: interpolate(nextText, { count: String(count) }),
      next: summariesWhere(db, inLine, BY_URGENCY, 1).map((other) => listed(other, list)),
      listHref: list === null ? '' : staffPath({ page: 'list', list }),
    };
  };

  const listPage = (list: string): ListPage => {
    const rows = (condition: string, order: string) =>
      summariesWhere(db, condition, order, MAX_LISTED).map((request) => listed(request, list));
    const open = rows(OPEN, BY_URGENCY);
    const quarantined = rows(QUARANTINED, NEWEST_FIRST);
    const more = countRequests(db, `(${OPEN}) OR (${QUARANTINED})`) - open.length - quarantined.length;
    return {
      kind: 'list',
      title: '',
      looked: interpolate(page.list.looked, { time: format.shown('full', clock()) }),
      open,
      quarantined,
      more: more > 0 ? interpolate(page.list.more, { count: String(more) }) : '',
    };
  };

  /** Whether the same form was saved already, such as by a double click. */
  const isRepeat = (sent: SentChange, history: readonly StatusChange[]) => {
    if ('undo' in sent) return history.some(({ id, undoneAt }) => id === sent.undo && undoneAt !== null);
    const last = history.at(-1);
    const isSame = last?.kind === sent.kind && last.note === sent.note;
    return isSame && last.undoneAt === null && isRecent(last.madeAt);
  };

  const apply = (sent: SentChange, request: StoredRequest): boolean => {
    if ('undo' in sent) return undoChange(db, request.id, sent.undo, clock());
    if (!CHANGES_FOR[statusOf(request)].includes(sent.kind)) return false;
    addStatusChange(db, request.id, sent, clock());
    if (sent.kind === 'complaint' && complaintsTo !== null)
      addEmail(db, { kind: 'complaint', requestId: request.id, recipient: complaintsTo }, clock());
    return true;
  };

  /** Saves a status change if it fits the request as it is now; returns whether it is saved. */
  const save = (key: string, sent: SentChange): boolean =>
    transact(db, () => {
      const request = find(key);
      if (!request) return false;
      if (isRepeat(sent, historyOf(request))) return true;
      const isSaved = apply(sent, request);
      const change = 'undo' in sent ? 'undo' : sent.kind;
      if (isSaved) log.info({ reference: request.reference, change }, 'the status of a request was changed');
      return isSaved;
    });

  return (link: OpenedLink): StaffResult => {
    const list = link.list !== null && opensList(link.list) ? link.list : null;
    if (link.page === 'list') return list === null ? null : { page: listPage(list) };
    const { key, sent } = link;
    if (sent && save(key, sent)) return { redirectTo: staffPath({ page: 'request', key, list }) };
    const request = find(key);
    return request ? { page: requestPage(request, list) } : null;
  };
}
