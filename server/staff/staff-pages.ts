import type { DatabaseSync } from 'node:sqlite';
import { interpolate } from '../../shared/interpolate.ts';
import type { StaffTexts } from '../../shared/mail-schema.ts';
import { staffPath } from '../../shared/tour-request/staff-links.ts';
import type { ListPage, RequestPage } from '../../shared/tour-request/staff-page-types.ts';
import { CHANGES_FOR } from '../../shared/tour-request/status-changes.ts';
import type { Log } from '../describe-error.ts';
import { callButtons, nameOf, requestDetails } from '../mail/request-details.ts';
import { transact } from '../storage/database.ts';
import { isSameKey, type Keys } from '../storage/keys.ts';
import {
  BY_URGENCY,
  countRequests,
  findRequest,
  NEWEST_FIRST,
  OPEN,
  QUARANTINED,
  requestsWhere,
  type StoredRequest,
} from '../storage/requests.ts';
import {
  addStatusChange,
  createHistoryReader,
  type StatusChange,
  statusOf,
  UNDO_WITHIN,
  undoLastChange,
} from '../storage/status-changes.ts';
import type { OpenedLink, SentChange, SentList, StaffResult, Visit } from '../storage/storage.ts';
import { type CenterTime, type Clock, DAY } from '../time.ts';
import { createRequestFormat } from './format-request.ts';

const PAGE_SIZE = 100;
const NEWEST = 10;
const LINKS_END_AFTER = 30 * DAY;

type Options = { keys: Keys; clock: Clock; log: Log; time: CenterTime; texts: StaffTexts };

export function createStaffPages(db: DatabaseSync, { keys, clock, log, time, texts }: Options) {
  const { page } = texts;
  const format = createRequestFormat(texts, time);
  const historyOf = createHistoryReader(db);
  // The last delivered digest and later ones; a digest has one row for each member of staff.
  const lists = db.prepare(`
    SELECT DISTINCT created_at AS at FROM outbox WHERE kind = 'digest' AND created_at IN (
      SELECT created_at FROM outbox WHERE kind = 'digest' AND id >= ifnull(
        (SELECT max(id) FROM outbox WHERE kind = 'digest' AND delivered_at IS NOT NULL), 0))`);
  const lastBatch = db.prepare(`
    SELECT batch, count(*) AS count, max(made_at) AS madeAt, max(undone_at) AS undoneAt
    FROM status_change WHERE batch = (SELECT max(batch) FROM status_change) GROUP BY batch`);
  const requestsInBatch = db.prepare('SELECT tour_request_id AS id FROM status_change WHERE batch = ?');

  /** A list opens until a newer one was delivered. */
  const opensList = (key: string) => lists.all().some(({ at }) => isSameKey(key, keys.ofList(Number(at))));

  /** Links work while a family waits, and for 30 days after the last status change. */
  const find = (key: string): StoredRequest | undefined => {
    const reference = keys.referenceIn(key);
    const request = reference === null ? undefined : findRequest(db, reference);
    if (!request) return undefined;
    const isAnswered = request.contactedAt !== null || request.closedAt !== null;
    const changedAt = historyOf(request).at(-1)?.madeAt ?? 0;
    return isAnswered && clock() - changedAt >= LINKS_END_AFTER ? undefined : request;
  };

  const isRecent = (at: number | null | undefined) => typeof at === 'number' && Math.abs(clock() - at) < UNDO_WITHIN;

  const undoUntil = (madeAt: number) => interpolate(page.undo, { time: format.shown('clock', madeAt + UNDO_WITHIN) });

  // An undo counts too.
  const versionOf = (history: readonly StatusChange[]) =>
    history.length + history.filter(({ undoneAt }) => undoneAt !== null).length;

  const listed = (request: StoredRequest, list: string | null) => {
    const href = staffPath({ page: 'request', key: keys.ofRequest(request.reference), list });
    return format.listed(request, historyOf(request), href, clock());
  };

  const requestPage = (request: StoredRequest, key: string, list: string | null): RequestPage => {
    const history = historyOf(request);
    const { language, rows, quotes } = requestDetails(request, 'full', texts, time);
    const name = nameOf(request);
    const last = history.findLast(({ madeAt, undoneAt }) => undoneAt === null && isRecent(madeAt));
    const undone = history.findLast(({ undoneAt }) => isRecent(undoneAt) && Number(undoneAt) >= (last?.madeAt ?? 0));
    const others = `${OPEN} AND r.id <> ${request.id}`;
    const count = countRequests(db, others);
    const nextText = count === 0 ? page.next.nobody : count === 1 ? page.next.one : page.next.many;
    const status = [format.status(request, clock()), language];
    return {
      kind: 'request',
      title: interpolate(page.title, { what: name, reference: request.reference }),
      name,
      status: status.filter(Boolean).join(' · '),
      token: keys.ofForm(key, versionOf(history)),
      saved: last ? interpolate(page.saved, { what: page.changes[last.kind] }) : '',
      undone: undone ? interpolate(page.undone, { what: page.changes[undone.kind] }) : '',
      undoUntil: last ? undoUntil(last.madeAt) : '',
      calls: callButtons(request, texts),
      calendarHref: request.visitAt === null ? '' : staffPath({ page: 'calendar', key, list }),
      facts: rows,
      quotes,
      choices: CHANGES_FOR[statusOf(request)],
      history: history.map((change) => ({ line: format.change(change), isUndone: change.undoneAt !== null })),
      nextCount: interpolate(nextText, { count: String(count) }),
      next: requestsWhere(db, others, { order: BY_URGENCY, limit: 1 }).map((other) => listed(other, list)),
      listHref: list === null ? '' : staffPath({ page: 'list', list, number: 1 }),
    };
  };

  const listPage = (list: string, number: number, error: string): ListPage => {
    const rows = (condition: string, order: string, limit: number, offset = 0) =>
      requestsWhere(db, condition, { order, limit, offset }).map((request) => listed(request, list));
    const urgent = (condition: string) => rows(condition, BY_URGENCY, PAGE_SIZE, (number - 1) * PAGE_SIZE);
    const most = Math.max(countRequests(db, OPEN), countRequests(db, QUARANTINED));
    const isLong = most > PAGE_SIZE;
    const newest = isLong && number === 1 ? rows(`(${OPEN}) OR (${QUARANTINED})`, NEWEST_FIRST, NEWEST) : [];
    const [open, quarantined] = [urgent(OPEN), urgent(QUARANTINED)];
    const hrefOf = (other: number) => staffPath({ page: 'list', list, number: other });
    const { batch, count, madeAt, undoneAt } = (lastBatch.get() ?? {}) as {
      [Column in 'batch' | 'count' | 'madeAt' | 'undoneAt']?: number | null;
    };
    const what = interpolate(count === 1 ? page.list.closed.one : page.list.closed.many, { count: String(count) });
    const isSaved = !error && isRecent(madeAt) && !undoneAt;
    const saved = isSaved ? interpolate(page.saved, { what }) : '';
    const undone = !error && isRecent(undoneAt) ? interpolate(page.undone, { what }) : '';
    return {
      kind: 'list',
      title: error || saved || undone,
      looked: interpolate(page.list.looked, { time: format.shown('full', clock()) }),
      saved,
      undone,
      undoUntil: isSaved ? undoUntil(Number(madeAt)) : '',
      batch: batch ?? 0,
      error,
      newest,
      open,
      quarantined,
      pageNumber: isLong ? interpolate(page.list.pageNumber, { count: String(number) }) : '',
      previousHref: number > 1 ? hrefOf(number - 1) : '',
      nextHref: most > number * PAGE_SIZE ? hrefOf(number + 1) : '',
    };
  };

  const saveList = (sent: SentList) => {
    const now = clock();
    const count = transact(db, () => {
      if ('undo' in sent)
        return requestsInBatch.all(sent.undo).filter(({ id }) => undoLastChange(db, Number(id), now, sent.undo)).length;
      const batch = Number(lastBatch.get()?.batch ?? 0) + 1;
      const requests = sent.close
        .flatMap((reference) => findRequest(db, reference) ?? [])
        .filter((request) => CHANGES_FOR[statusOf(request)].includes('spam'));
      for (const { id } of requests) addStatusChange(db, id, { kind: 'spam' }, now, batch);
      return requests.length;
    });
    log('info', { count, change: 'undo' in sent ? 'undo' : 'spam' }, 'the status of requests was changed');
  };

  /** Whether the same form was already saved, such as by a double click. */
  const isRepeat = (key: string, { change, token }: SentChange, history: StatusChange[]) => {
    const last = history.at(-1);
    if (!last || !isSameKey(token, keys.ofForm(key, versionOf(history) - 1))) return false;
    if (change.kind === 'undo') return history.some(({ undoneAt }) => undoneAt !== null && undoneAt >= last.madeAt);
    const { note = '', reason = null, visitAt = null } = change;
    const isSame = last.kind === change.kind && last.note === note && last.reason === reason;
    return isSame && last.visitAt === visitAt && last.undoneAt === null;
  };

  /** Saves a status change if the form shows the request as it is now; returns whether it is saved. */
  const save = (key: string, sent: SentChange) => {
    const { change, token } = sent;
    const saved = transact(db, () => {
      const request = find(key);
      if (!request) return null;
      const history = historyOf(request);
      if (isRepeat(key, sent, history)) return 'repeat';
      if (!isSameKey(token, keys.ofForm(key, versionOf(history)))) return null;
      if (change.kind === 'undo') return undoLastChange(db, request.id, clock()) ? request : null;
      if (!CHANGES_FOR[statusOf(request)].includes(change.kind)) return null;
      addStatusChange(db, request.id, change, clock());
      return request;
    });
    if (saved && saved !== 'repeat')
      log('info', { reference: saved.reference, change: change.kind }, 'the status of a request was changed');
    return saved !== null;
  };

  const visitOf = (request: StoredRequest): Visit | null => {
    const { reference, visitAt } = request;
    if (visitAt === null) return null;
    const changes = historyOf(request).filter(({ kind }) => kind === 'visit');
    const summary = interpolate(page.visitEvent, { what: nameOf(request) });
    return { reference, visitAt, summary, sequence: versionOf(changes) - 1 };
  };

  return (link: OpenedLink): StaffResult => {
    const list = link.list !== null && opensList(link.list) ? link.list : null;
    if (link.page === 'list') {
      if (list === null) return null;
      const { sent, number } = link;
      const isEmpty = sent !== undefined && 'close' in sent && sent.close.length === 0;
      if (!sent || isEmpty) return { page: listPage(list, number, isEmpty ? page.list.noneChosen : '') };
      saveList(sent);
      return { redirectTo: staffPath({ page: 'list', list, number: 1 }) };
    }
    const { key, sent } = link;
    if (sent && save(key, sent)) return { redirectTo: staffPath({ page: 'request', key, list }) };
    const request = find(key);
    if (!request) return null;
    if (link.page === 'request') return { page: requestPage(request, key, list) };
    const visit = visitOf(request);
    return visit && { visit };
  };
}
