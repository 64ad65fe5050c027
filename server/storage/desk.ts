import { timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { interpolate } from '../../shared/interpolate-facts.ts';
import type { StaffTexts } from '../../shared/mail-schema.ts';
import { MARKS_FOR } from '../../shared/tour-request/marks.ts';
import { staffPath } from '../../shared/tour-request/staff-links.ts';
import type { CenterTime } from '../center-time.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { MailSettings } from '../settings.ts';
import type { Filling } from '../templates/fill-template.ts';
import { transact } from './database.ts';
import { newestDigest } from './digest.ts';
import { hashKey, hasLinks, type Keys } from './keys.ts';
import { requestDetails } from './mail/request-details.ts';
import { addMark, marksReader, UNDO_WITHIN, undoLastMark } from './marks.ts';
import { HELD, OPEN, requestsWhere } from './requests.ts';
import type { Mark, StoredRequest } from './rows.ts';
import { createStaffWords, nameOf, standingOf } from './staff-words.ts';
import type { StaffAnswer, StaffQuestion } from './views.ts';

/** The most requests of a kind that a list shows. */
const LONGEST_LIST = 100;

type Parts = {
  keys: Keys;
  clock: Clock;
  log: Log;
  time: CenterTime;
  texts: StaffTexts;
  /** How much of a request letters tell, and so pages. */
  detail: MailSettings['detail'];
};

/** Prepares the answers to what pages for staff ask. */
export function createDesk(db: DatabaseSync, { keys, clock, log, time, texts, detail }: Parts) {
  const { page } = texts;
  const words = createStaffWords(texts, detail, time);
  const marksOf = marksReader(db);

  const opensList = (list: string) => {
    const at = newestDigest(db);
    return isSame(list, keys.ofList(at ?? 0)) && at !== null;
  };

  const find = (key: string): StoredRequest | undefined =>
    requestsWhere(db, `r.key_hash = ? AND ${hasLinks(clock())}`, { values: [hashKey(key)] })[0];

  const longestWaiting = (condition: string, most: number) =>
    requestsWhere(db, condition, { order: 'r.received_at, r.id', most });

  /** What a page sends along with a mark; every change of its request makes another. */
  const tokenFor = (key: string, marks: readonly Mark[]) =>
    keys.ofPage(key, marks.length + marks.filter(({ undoneAt }) => undoneAt !== null).length);

  const pathOf = ({ reference }: StoredRequest, list: string) =>
    staffPath({ page: 'request', key: keys.ofRequest(reference), list });

  /** What the page of a request holds; whoever holds the letter of one family, and no list, is told of no other. */
  const showRequest = (request: StoredRequest, key: string, list: string | null): Filling => {
    const now = clock();
    const { id, reference, visitAt } = request;
    const marks = marksOf(request);
    const { rows, call, quotes } = requestDetails(request, detail, texts, time);
    const name = nameOf(request);
    const last = marks.findLast(({ madeAt, undoneAt }) => undoneAt === null && madeAt > now - UNDO_WITHIN);
    const others = `${OPEN} AND r.id <> ${id}`;
    const [first] = longestWaiting(others, 1);
    // Past that many nobody counts, and each would cost time.
    const { count } = db
      .prepare(
        `SELECT count(*) AS count FROM (SELECT 1 FROM tour_request r WHERE ${others} LIMIT ${10 * LONGEST_LIST})`,
      )
      .get() as { count: number };
    return {
      request: true,
      title: `${interpolate(page.title, { what: name, reference })} | `,
      name,
      standing: words.standing(request, now),
      token: tokenFor(key, marks),
      ...(last && {
        saved: interpolate(page.saved, { what: page.marks[last.kind] }),
        'undo-until': interpolate(page.undo, { time: words.told('weekday', last.madeAt + UNDO_WITHIN) }),
      }),
      ...(call && { call: call.label, 'call-href': call.href }),
      'calendar-href': visitAt === null ? '' : staffPath({ page: 'calendar', key, list }),
      fact: rows.map(({ label, value }) => ({ label, value })),
      quote: quotes,
      ...Object.fromEntries(MARKS_FOR[standingOf(request)].map((kind) => [`offer-${kind}`, true])),
      marked: marks.length > 0,
      history: marks.map((mark) => ({ line: words.mark(mark), undone: mark.undoneAt !== null })),
      next: words.next(count, first, list !== null, now),
      ...(list !== null && { 'list-href': staffPath({ page: 'list', list }), href: first ? pathOf(first, list) : '' }),
    };
  };

  const showList = (list: string): Filling => {
    const now = clock();
    const rows = (condition: string) =>
      longestWaiting(condition, LONGEST_LIST + 1).map((request) => ({
        name: nameOf(request),
        due: words.due(request, now),
        about: words.about(request, marksOf(request)),
        href: pathOf(request, list),
      }));
    const [waiting, held] = [rows(OPEN), rows(HELD)];
    return {
      list: true,
      title: '',
      looked: interpolate(page.list.looked, { time: words.told('full', now) }),
      somebody: waiting.length > 0,
      waiting: waiting.slice(0, LONGEST_LIST),
      'some-held': held.length > 0,
      held: held.slice(0, LONGEST_LIST),
      more: Math.max(waiting.length, held.length) > LONGEST_LIST,
    };
  };

  /** Notes or undoes something where the page that sent it shows the request as it stands; says whether it did. */
  const change = (key: string, { mark, token }: NonNullable<StaffQuestion['sent']>) => {
    const request = transact(db, () => {
      const found = find(key);
      if (!found || !isSame(token, tokenFor(key, marksOf(found)))) return null;
      if (mark.kind === 'undo') return undoLastMark(db, found.id, clock()) ? found : null;
      if (!MARKS_FOR[standingOf(found)].includes(mark.kind)) return null;
      addMark(db, found.id, mark, clock());
      return found;
    });
    // Only now is it on disk.
    if (request) log('info', { reference: request.reference, mark: mark.kind }, 'a request was marked');
    return request !== null;
  };

  return (question: StaffQuestion): StaffAnswer => {
    const list = question.list !== null && opensList(question.list) ? question.list : null;
    if (question.page === 'list') return list === null ? null : { page: showList(list) };
    const { key, sent } = question;
    if (sent && change(key, sent)) return { goTo: staffPath({ page: 'request', key, list }) };
    const request = find(key);
    if (!request) return null;
    if (question.page === 'request') return { page: showRequest(request, key, list) };
    const { reference, visitAt } = request;
    const summary = interpolate(page.visitEvent, { what: nameOf(request) });
    return visitAt === null ? null : { visit: { reference, visitAt, summary } };
  };
}

function isSame(one: string, other: string) {
  return timingSafeEqual(hashKey(one), hashKey(other));
}
