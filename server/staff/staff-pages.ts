import type { DatabaseSync } from 'node:sqlite';
import { interpolate } from '../../shared/interpolate.ts';
import type { ServerContent } from '../../shared/server-content.ts';
import { STAFF_FIELDS } from '../../shared/tour-request/fields.ts';
import { type StaffLink, staffPath } from '../../shared/tour-request/staff-links.ts';
import type { ListPage, RequestPage } from '../../shared/tour-request/staff-page-types.ts';
import { CHANGES_FOR } from '../../shared/tour-request/status-changes.ts';
import type { Log } from '../log.ts';
import { deliverableEmail } from '../mail/compose.ts';
import { createRequestFormat, nameOf, otherLanguage } from '../mail/request-format.ts';
import { keepTogether } from '../plain-text.ts';
import { transact } from '../storage/database.ts';
import { isSameKey, type Keys } from '../storage/keys.ts';
import {
  BY_URGENCY,
  CLOSED,
  countRequests,
  findRequest,
  NEWEST_FIRST,
  OPEN,
  QUARANTINED,
  REACHED,
  type RequestSummary,
  type StoredRequest,
  sameFamilyAs,
  summariesWhere,
  WITH_DIRECTOR,
} from '../storage/requests.ts';
import { addStatusChange, createHistoryReader, type NewStatusChange, statusOf } from '../storage/status-changes.ts';
import { type CenterTime, type Clock, DAY, MINUTE } from '../time.ts';

/** Requests of each kind on the list page. */
const MAX_LISTED = 1000;

/** How long closed requests are on the list, and their links work. */
const CLOSED_FOR = 30 * DAY;

/** How long a page says what was saved, and the same form counts as sent twice. */
const JUST_NOW = 10 * MINUTE;

/** A link that staff opened, with the form they sent on the page of a request. */
export type OpenedLink = StaffLink & { sent?: NewStatusChange | undefined };

/** Null if the key in the link is not valid. */
export type StaffResult = { page: RequestPage | ListPage } | { redirectTo: string } | null;

type Options = { keys: Keys; clock: Clock; log: Log; time: CenterTime; content: ServerContent };

export function createStaffPages(db: DatabaseSync, { keys, clock, log, time, content }: Options) {
  const { page, labels, language: inOtherLanguage } = content.staff;
  const format = createRequestFormat(content, time);
  const historyOf = createHistoryReader(db);
  // The last delivered list and later ones; a list has one row for each member of staff.
  const lists = db.prepare(`
    SELECT DISTINCT created_at AS at FROM outbox WHERE kind = 'list' AND created_at IN (
      SELECT created_at FROM outbox WHERE kind = 'list' AND id >= ifnull(
        (SELECT max(id) FROM outbox WHERE kind = 'list' AND delivered_at IS NOT NULL), 0))`);

  /** A list opens until a newer one was delivered. */
  const opensList = (key: string) => lists.all().some(({ at }) => isSameKey(key, keys.ofList(Number(at))));

  const isRecent = (at: number | undefined) => at !== undefined && Math.abs(clock() - at) < JUST_NOW;

  /** Links work until 30 days after the last change of a closed request. */
  const find = (key: string): StoredRequest | undefined => {
    const reference = keys.referenceIn(key);
    const request = reference === null ? undefined : findRequest(db, 'reference', reference);
    if (!request || request.closedAt === null) return request;
    const changedAt = historyOf(request).at(-1)?.madeAt ?? 0;
    return clock() - changedAt >= CLOSED_FOR ? undefined : request;
  };

  /** Requests of the same family that someone answers or has answered. */
  const twinsOf = (request: StoredRequest) => sameFamilyAs(db, request, `((${OPEN}) OR (${REACHED}))`);

  const choicesFor = (request: StoredRequest): RequestPage['choices'] =>
    CHANGES_FOR[statusOf(request)].flatMap((kind) => {
      if (kind !== 'same') return { value: kind, label: page.changes[kind], hint: page.form.hints[kind] };
      return twinsOf(request).map((other) => {
        const { reference } = other;
        const what = format.status(other, historyOf(other), clock());
        return {
          value: `same ${reference}`,
          label: format.changeName({ kind, other: reference }),
          hint: interpolate(page.form.hints.same, { reference, what }),
        };
      });
    });

  const requestPage = (request: StoredRequest): RequestPage => {
    const now = clock();
    const history = historyOf(request);
    const { rows, quotes } = format.details(request, STAFF_FIELDS, now);
    const name = nameOf(request);
    const email = deliverableEmail(request);
    const language = otherLanguage(request);
    const last = history.at(-1);
    const status = [format.status(request, history, now), language && interpolate(inOtherLanguage, { what: language })];
    const earlier = sameFamilyAs(db, request, `r.id < ${request.id}`);
    return {
      kind: 'request',
      title: interpolate(page.title, { what: name, reference: request.reference }),
      name,
      status: status.filter(Boolean).join(' · '),
      saved: last && isRecent(last.madeAt) ? interpolate(page.saved, { what: format.changeName(last) }) : '',
      call: format.call(request),
      writeHref: email === null ? '' : `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
      facts: [...rows, ...earlier.map(({ reference }) => ({ label: labels.earlier, value: reference }))],
      quotes,
      choices: choicesFor(request),
      history: history.map(format.change),
    };
  };

  const listed = (request: RequestSummary) =>
    format.listed(request, historyOf(request), keys.requestPath(request.reference), clock());

  const listPage = (): ListPage => {
    const { sections, looked, more } = page.list;
    const shown = [
      { texts: sections.waiting, condition: OPEN, order: BY_URGENCY },
      { texts: sections.director, condition: WITH_DIRECTOR, order: BY_URGENCY },
      { texts: sections.quarantined, condition: QUARANTINED, order: NEWEST_FIRST },
      { texts: sections.reached, condition: REACHED, order: 'r.contacted_at, r.id' },
      {
        texts: sections.closed,
        condition: `${CLOSED} AND r.closed_at > ${clock() - CLOSED_FOR}`,
        order: 'r.closed_at DESC, r.id DESC',
      },
    ].map(({ texts, condition, order }) => ({
      texts,
      count: countRequests(db, condition),
      requests: summariesWhere(db, condition, order, MAX_LISTED).map(listed),
    }));
    const left = shown.reduce((sum, { count, requests }) => sum + count - requests.length, 0);
    return {
      kind: 'list',
      title: '',
      looked: interpolate(looked, { time: keepTogether(time.full(clock())) }),
      sections: shown
        .filter(({ count, texts }) => count > 0 || texts === sections.waiting)
        .map(({ texts, count, requests }) => ({
          heading: interpolate(texts.heading, { count: String(count) }),
          text: count > 0 ? texts.text : page.list.nobody,
          requests,
        })),
      more: left > 0 ? interpolate(more, { count: String(left) }) : '',
    };
  };

  /** Whether the same form was saved already, such as by a double click. */
  const isRepeat = (sent: NewStatusChange, request: StoredRequest) => {
    const last = historyOf(request).at(-1);
    const isSame = last?.kind === sent.kind && last.note === sent.note && last.other === sent.other;
    return isSame && isRecent(last.madeAt);
  };

  const fits = ({ kind, other }: NewStatusChange, request: StoredRequest) =>
    CHANGES_FOR[statusOf(request)].includes(kind) &&
    (kind !== 'same' || twinsOf(request).some(({ reference }) => reference === other));

  /** Saves a status change if it fits the request as it is now; returns whether it is saved. */
  const save = (key: string, sent: NewStatusChange): boolean =>
    transact(db, () => {
      const request = find(key);
      if (!request) return false;
      if (isRepeat(sent, request)) return true;
      if (!fits(sent, request)) return false;
      addStatusChange(db, request, sent, clock(), time.deadline(clock()).at);
      log.info({ reference: request.reference, change: sent.kind }, 'the status of a request was changed');
      return true;
    });

  return ({ page, key, sent }: OpenedLink): StaffResult => {
    if (page === 'list') return opensList(key) ? { page: listPage() } : null;
    if (sent && save(key, sent)) return { redirectTo: staffPath({ page, key }) };
    const request = find(key);
    return request ? { page: requestPage(request) } : null;
  };
}
