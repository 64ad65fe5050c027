import type { DatabaseSync } from 'node:sqlite';
import { interpolate } from '../../shared/interpolate.ts';
import type { StaffTexts } from '../../shared/mail-schema.ts';
import { staffPath } from '../../shared/tour-request/staff-links.ts';
import type { ListPage, RequestPage } from '../../shared/tour-request/staff-template.ts';
import { CHANGES_FOR } from '../../shared/tour-request/status-changes.ts';
import type { Log } from '../describe-error.ts';
import { callButtons, nameOf, requestDetails } from '../mail/request-details.ts';
import { transact } from '../storage/database.ts';
import { hashKey, hasLinks, isSameKey, type Keys } from '../storage/keys.ts';
import { countRequests, HELD, OPEN, requestsWhere, type StoredRequest } from '../storage/requests.ts';
import {
  addStatusChange,
  createHistoryReader,
  type StatusChange,
  UNDO_WITHIN,
  undoLastChange,
} from '../storage/status-changes.ts';
import type { StaffAnswer, StaffQuestion } from '../storage/storage.ts';
import type { CenterTime, Clock } from '../time.ts';
import { createRequestFormat, statusOf } from './format-request.ts';

const PAGE_SIZE = 50;
const NEWEST = 10;

type Options = { keys: Keys; clock: Clock; log: Log; time: CenterTime; texts: StaffTexts };

export function createStaffPages(db: DatabaseSync, { keys, clock, log, time, texts }: Options) {
  const { page } = texts;
  const format = createRequestFormat(texts, time);
  const historyOf = createHistoryReader(db);
  const digests = db.prepare(`
    SELECT DISTINCT created_at AS at FROM outbox WHERE kind = 'digest' AND created_at >= ifnull(
      (SELECT max(created_at) FROM outbox WHERE kind = 'digest' AND delivered_at IS NOT NULL), 0)`);

  /** A list opens until a newer one was delivered. */
  const opensList = (key: string) => digests.all().some(({ at }) => isSameKey(key, keys.ofList(Number(at))));

  const find = (key: string): StoredRequest | undefined =>
    requestsWhere(db, `r.key_hash = ? AND ${hasLinks(clock())}`, { values: [hashKey(key)] })[0];

  // Undoing counts as well.
  const versionOf = (history: readonly StatusChange[]) =>
    history.length + history.filter(({ undoneAt }) => undoneAt !== null).length;

  const listed = (request: StoredRequest, list: string | null) => {
    const href = staffPath({ page: 'request', key: keys.ofRequest(request.reference), list });
    return format.listed(request, historyOf(request), href, clock());
  };

  const requestPage = (request: StoredRequest, key: string, list: string | null): RequestPage => {
    const now = clock();
    const history = historyOf(request);
    const { language, rows, quotes } = requestDetails(request, 'full', texts, time);
    const name = nameOf(request);
    const since = now - UNDO_WITHIN;
    const last = history.findLast(({ madeAt, undoneAt }) => undoneAt === null && madeAt > since);
    const undoneAt = Math.max(last?.madeAt ?? since, ...history.map((change) => change.undoneAt ?? since));
    const undone = history.find((change) => change.undoneAt === undoneAt);
    const others = `${OPEN} AND r.id <> ${request.id}`;
    const next = requestsWhere(db, others, { order: 'r.received_at, r.id', limit: 1 });
    const count = countRequests(db, others);
    const nextText = count === 0 ? page.next.nobody : count === 1 ? page.next.one : page.next.many;
    const status = [format.status(request, now), request.mayBeOffer && texts.mayBeOffer, language];
    return {
      request: true,
      title: interpolate(page.title, { what: name, reference: request.reference }),
      name,
      status: status.filter(Boolean).join(' · '),
      token: keys.ofPage(key, versionOf(history)),
      saved: last ? interpolate(page.saved, { what: page.changes[last.kind] }) : '',
      undone: undone ? interpolate(page.undone, { what: page.changes[undone.kind] }) : '',
      'undo-until': last ? interpolate(page.undo, { time: format.shown('clock', last.madeAt + UNDO_WITHIN) }) : '',
      calls: callButtons(request, texts),
      'calendar-href': request.visitAt === null ? '' : staffPath({ page: 'calendar', key, list }),
      facts: rows,
      quotes,
      ...Object.fromEntries(CHANGES_FOR[statusOf(request)].map((kind) => [`offer-${kind}`, true])),
      history: history.map((change) => ({ line: format.change(change), undone: change.undoneAt !== null })),
      'has-history': history.length > 0,
      'next-count': interpolate(nextText, { count: String(count) }),
      next: next.map((other) => listed(other, list)),
      'list-href': list === null ? '' : staffPath({ page: 'list', list, number: 1 }),
    };
  };

  const listPage = (list: string, number: number): ListPage => {
    const rows = (condition: string, order: string, limit: number, offset = 0) =>
      requestsWhere(db, condition, { order, limit, offset }).map((request) => listed(request, list));
    const oldest = (condition: string) => rows(condition, 'r.received_at, r.id', PAGE_SIZE, (number - 1) * PAGE_SIZE);
    const most = Math.max(countRequests(db, OPEN), countRequests(db, HELD));
    const isLong = most > PAGE_SIZE;
    const newest =
      isLong && number === 1 ? rows(`(${OPEN}) OR (${HELD})`, 'r.received_at DESC, r.id DESC', NEWEST) : [];
    const [waiting, held] = [oldest(OPEN), oldest(HELD)];
    const hrefOf = (other: number) => staffPath({ page: 'list', list, number: other });
    return {
      list: true,
      title: '',
      looked: interpolate(page.list.looked, { time: format.shown('full', clock()) }),
      newest,
      'has-newest': newest.length > 0,
      waiting,
      'has-waiting': waiting.length > 0,
      held,
      'has-held': held.length > 0,
      'page-number': isLong ? interpolate(page.list.pageNumber, { count: String(number) }) : '',
      'previous-href': number > 1 ? hrefOf(number - 1) : '',
      'next-href': most > number * PAGE_SIZE ? hrefOf(number + 1) : '',
    };
  };

  /** Whether the same form was already saved, such as by a double click. */
  const isRepeat = (key: string, { change, token }: NonNullable<StaffQuestion['sent']>, history: StatusChange[]) => {
    const last = history.at(-1);
    if (!last || !isSameKey(token, keys.ofPage(key, versionOf(history) - 1))) return false;
    if (change.kind === 'undo') return history.some(({ undoneAt }) => undoneAt !== null && undoneAt >= last.madeAt);
    const { note = '', reason = null, visitAt = null } = change;
    const isSame = last.kind === change.kind && last.note === note && last.reason === reason;
    return isSame && last.visitAt === visitAt && last.undoneAt === null;
  };

  /** Saves a status change where the form shows the request as it is now; returns whether it is saved. */
  const save = (key: string, sent: NonNullable<StaffQuestion['sent']>) => {
    const { change, token } = sent;
    const saved = transact(db, () => {
      const request = find(key);
      if (!request) return null;
      const history = historyOf(request);
      if (isRepeat(key, sent, history)) return 'repeat';
      if (!isSameKey(token, keys.ofPage(key, versionOf(history)))) return null;
      if (change.kind === 'undo') return undoLastChange(db, request.id, clock()) ? request : null;
      if (!CHANGES_FOR[statusOf(request)].includes(change.kind)) return null;
      addStatusChange(db, request.id, change, clock());
      return request;
    });
    if (saved && saved !== 'repeat')
      log('info', { reference: saved.reference, change: change.kind }, 'the status of a request was changed');
    return saved !== null;
  };

  return (question: StaffQuestion): StaffAnswer => {
    const list = question.list !== null && opensList(question.list) ? question.list : null;
    if (question.page === 'list') return list === null ? null : { page: listPage(list, question.number) };
    const { key, sent } = question;
    if (sent && save(key, sent)) return { redirectTo: staffPath({ page: 'request', key, list }) };
    const request = find(key);
    if (!request) return null;
    if (question.page === 'request') return { page: requestPage(request, key, list) };
    const { reference, visitAt } = request;
    const summary = interpolate(page.visitEvent, { what: nameOf(request) });
    return visitAt === null ? null : { visit: { reference, visitAt, summary } };
  };
}
