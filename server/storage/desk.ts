import { timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { MARKS_FOR, type Standing } from '../../shared/tour-request/marks.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { oneLine } from '../plain-text.ts';
import { transact } from './database.ts';
import { newestDigest } from './digest.ts';
import { hashKey, type Keys, LINKS_OUTLIVE_CLOSING } from './keys.ts';
import { addMark, marksOf, UNDO_WITHIN, undoLastMark } from './marks.ts';
import type { NewMark } from './messages.ts';
import { HELD, OPEN, requestsWhere } from './requests.ts';
import type { Mark, StoredRequest } from './rows.ts';
import type { ListedRequest, ListView, MarkOutcome, RequestDetails, RequestView, StaffQuestion } from './views.ts';

/** The most requests of a kind that a list shows. */
const LONGEST_LIST = 100;

type Parts = {
  keys: Keys;
  clock: Clock;
  log: Log;
  /** Milliseconds from a request to the time by which its family was promised a call. */
  promise: number;
  /** What staff are told of a request. */
  detailsOf(request: StoredRequest): RequestDetails;
  /** What a page says of a note: a letter that was passed on must not tell what the team wrote. */
  noteShown(note: string): string;
};

/** Prepares the answers to what pages for staff ask; null where a key opens nothing, for whatever reason. */
export function createDesk(db: DatabaseSync, { keys, clock, log, promise, detailsOf, noteShown }: Parts) {
  // Past that many nobody counts, and each would cost time.
  const countOpen = db.prepare(
    `SELECT count(*) AS count FROM (SELECT 1 FROM tour_request r WHERE ${OPEN} LIMIT ${10 * LONGEST_LIST})`,
  );

  const opensList = (list: string) => {
    const at = newestDigest(db);
    return isSame(list, keys.ofList(at ?? 0)) && at !== null;
  };

  const find = (key: string): StoredRequest | undefined =>
    requestsWhere(db, 'r.key_hash = ? AND (r.closed_at IS NULL OR r.closed_at > ?)', {
      values: [hashKey(key), clock() - LINKS_OUTLIVE_CLOSING],
    })[0];

  const historyOf = ({ id }: StoredRequest) => marksOf(db, [id]).get(id) ?? [];

  const listed = (condition: string, most: number): ListedRequest[] => {
    const requests = requestsWhere(db, condition, { order: 'r.received_at, r.id', most });
    const ids = requests.map(({ id }) => id);
    const marks = marksOf(db, ids);
    return requests.map((request) => ({
      reference: request.reference,
      name: nameOf(request),
      key: keys.ofRequest(request.reference),
      dueAt: request.receivedAt + promise,
      quarantine: request.quarantine,
      lastMark: marks.get(request.id)?.findLast(isInForce) ?? null,
    }));
  };

  const showRequest = (request: StoredRequest, key: string, isFromList: boolean): RequestView => {
    const { id, reference, receivedAt, quarantine, contactedAt, visitAt, closedAt } = request;
    const standing = standingOf(request);
    const marks = historyOf(request).map((mark) => ({ ...mark, note: noteShown(mark.note) }));
    const last = marks.findLast(isInForce);
    const until = (last?.madeAt ?? 0) + UNDO_WITHIN;
    const [first = null] = listed(`${OPEN} AND r.id <> ${id}`, 1);
    const { count } = countOpen.get() as { count: number };
    return {
      ...{ reference, quarantine, contactedAt, visitAt, closedAt, standing, marks },
      ...detailsOf(request),
      name: nameOf(request),
      dueAt: receivedAt + promise,
      undo: last && until > clock() ? { mark: last, until } : null,
      token: keys.ofPage(key, versionOf(marks)),
      others: {
        count: count - (standing === 'open' ? 1 : 0),
        // Whoever holds the letter of one family is told of no other.
        first: first && (isFromList ? first : { ...first, name: '', key: '' }),
        isFromList,
      },
    };
  };

  const mark = (key: string, token: string, change: NewMark | 'undo'): MarkOutcome | null => {
    const [request, isMarked] = transact(db, () => {
      const found = find(key);
      const isCurrent = found && isSame(token, keys.ofPage(key, versionOf(historyOf(found))));
      return [found, isCurrent && apply(found, change)];
    });
    if (!request) return null;
    if (!isMarked) return 'changed';
    // Only now is it on disk.
    log(
      'info',
      { reference: request.reference, mark: change === 'undo' ? change : change.kind },
      'a request was marked',
    );
    return 'marked';
  };

  const apply = (request: StoredRequest, change: NewMark | 'undo') => {
    if (change === 'undo') return undoLastMark(db, request.id, clock());
    const offered: readonly string[] = MARKS_FOR[standingOf(request)];
    if (!offered.includes(change.kind)) return false;
    addMark(db, request.id, change, clock());
    return true;
  };

  return (question: StaffQuestion): RequestView | ListView | MarkOutcome | null => {
    if (question.ask === 'mark') return mark(question.key, question.token, question.mark);
    if (question.ask === 'request') {
      const request = find(question.key);
      const isFromList = question.list !== null && opensList(question.list);
      return request ? showRequest(request, question.key, isFromList) : null;
    }
    if (!opensList(question.list)) return null;
    const [waiting, held] = [listed(OPEN, LONGEST_LIST + 1), listed(HELD, LONGEST_LIST + 1)];
    return {
      lookedAt: clock(),
      waiting: waiting.slice(0, LONGEST_LIST),
      held: held.slice(0, LONGEST_LIST),
      hasMore: Math.max(waiting.length, held.length) > LONGEST_LIST,
    };
  };
}

/** Where a request stands. */
function standingOf({ closedAt, quarantine, contactedAt }: StoredRequest): Standing {
  if (closedAt !== null) return 'closed';
  if (quarantine !== null) return 'held';
  return contactedAt === null ? 'open' : 'answered';
}

function nameOf({ name }: StoredRequest) {
  return oneLine(name, 60);
}

function isInForce({ undoneAt }: Mark) {
  return undoneAt === null;
}

/** A number that every change of a request makes larger. */
function versionOf(marks: readonly Mark[]) {
  return marks.length + marks.filter((mark) => !isInForce(mark)).length;
}

function isSame(one: string, other: string) {
  return timingSafeEqual(hashKey(one), hashKey(other));
}
