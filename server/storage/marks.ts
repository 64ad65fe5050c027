import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { MarkKind } from '../../shared/tour-request/marks.ts';
import { HOUR, MINUTE } from '../clock.ts';
import type { NewMark } from './messages.ts';
import { ORIGINAL } from './requests.ts';
import type { Mark, StoredRequest } from './rows.ts';

/** The time after which staff are reminded again of a family who did not answer. */
const CALL_AGAIN = 3 * HOUR;

/** The time for which a mark can be undone. */
export const UNDO_WITHIN = 10 * MINUTE;

/** What a mark makes of the columns of a request. */
const CHANGES: Record<MarkKind, (at: number, visitAt: number | null) => Record<string, SQLInputValue>> = {
  reached: (at) => ({ contacted_at: at, remind_at: null }),
  'no-answer': (at) => ({ remind_at: at + CALL_AGAIN, reminded_at: null }),
  visit: (at, visitAt) => ({ contacted_at: at, remind_at: null, visit_at: visitAt }),
  closed: (at) => ({ closed_at: at, remind_at: null }),
  spam: (at) => ({ closed_at: at, remind_at: null }),
  // Whatever told of it as suspicious does not count: staff are told of it as of any other.
  released: () => ({ quarantine: null, digested_at: null }),
  reopened: () => ({ contacted_at: null, closed_at: null, visit_at: null, reminded_at: null }),
  note: () => ({}),
};

/** Notes something about a request. Whichever of them is named, an original and its repeats are one request to staff. */
export function addMark(db: DatabaseSync, requestId: number, mark: NewMark, at: number): void {
  const { kind, note = '', reason = null, visitAt = null } = mark;
  const row = db.prepare(`SELECT * FROM tour_request WHERE id = ${ORIGINAL}`).get(requestId) ?? {};
  const id = Number(row.id);
  const changes = CHANGES[kind](at, visitAt);
  // The first call counts.
  if (changes.contacted_at && row.contacted_at) delete changes.contacted_at;
  const before = Object.fromEntries(Object.keys(changes).map((column) => [column, row[column]]));
  setColumns(db, id, changes);
  db.prepare(
    'INSERT INTO mark (tour_request_id, kind, made_at, note, reason, visit_at, before) VALUES (?, ?, ?, ?, ?, ?, ?)',
  ).run(id, kind, at, note, reason, visitAt, JSON.stringify(before));
}

/** Undoes the last mark of a request where it is new enough; says whether it was. */
export function undoLastMark(db: DatabaseSync, requestId: number, now: number): boolean {
  const last = db
    .prepare(`SELECT id, before FROM mark WHERE tour_request_id = ? AND undone_at IS NULL AND made_at > ?
      ORDER BY id DESC LIMIT 1`)
    .get(requestId, now - UNDO_WITHIN) as { id: number; before: string } | undefined;
  if (!last) return false;
  setColumns(db, requestId, JSON.parse(last.before));
  db.prepare('UPDATE mark SET undone_at = ? WHERE id = ?').run(now, last.id);
  return true;
}

function setColumns(db: DatabaseSync, id: number, changes: Record<string, SQLInputValue>) {
  for (const [column, value] of Object.entries(changes))
    db.prepare(`UPDATE tour_request SET ${column} = ?1 WHERE id = ?2 OR repeat_of = ?2`).run(value, id);
}

/** Prepares to read what was noted about a request, oldest first. */
export function marksReader(db: DatabaseSync) {
  const marks = db.prepare(`
    SELECT kind, made_at AS madeAt, note, reason, visit_at AS visitAt, undone_at AS undoneAt
    FROM mark WHERE tour_request_id = ? ORDER BY id`);
  return ({ id }: StoredRequest) => marks.all(id) as unknown as Mark[];
}
