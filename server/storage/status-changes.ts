import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { StatusChangeKind } from '../../shared/tour-request/status-changes.ts';
import { HOUR, MINUTE } from '../time.ts';
import { ORIGINAL, type StoredRequest } from './requests.ts';
import type { NewStatusChange } from './storage.ts';

export type StatusChange = Required<NewStatusChange> & { madeAt: number; undoneAt: number | null };

const REMIND_AGAIN_AFTER = 3 * HOUR;

export const UNDO_WITHIN = 10 * MINUTE;

const COLUMNS: Record<StatusChangeKind, (at: number, visitAt: number | null) => Record<string, SQLInputValue>> = {
  reached: (at) => ({ contacted_at: at, remind_at: null }),
  'no-answer': (at) => ({ remind_at: at + REMIND_AGAIN_AFTER, reminded_at: null }),
  visit: (at, visitAt) => ({ contacted_at: at, remind_at: null, visit_at: visitAt }),
  closed: (at) => ({ closed_at: at, remind_at: null }),
  spam: (at) => ({ closed_at: at, remind_at: null }),
  // Without `digested_at`, staff get a notice of it like of any other request.
  released: () => ({ quarantine: null, digested_at: null }),
  reopened: () => ({ contacted_at: null, closed_at: null, visit_at: null, reminded_at: null }),
  note: () => ({}),
};

/** Adds a status change to a request, or to the original where the request is a repeat. */
export function addStatusChange(db: DatabaseSync, requestId: number, change: NewStatusChange, at: number): void {
  const { kind, note = '', reason = null, visitAt = null } = change;
  const row = db.prepare(`SELECT * FROM tour_request WHERE id = ${ORIGINAL}`).get(requestId) ?? {};
  const id = Number(row.id);
  const columns = COLUMNS[kind](at, visitAt);
  // The first call counts.
  if (columns.contacted_at && row.contacted_at) delete columns.contacted_at;
  const before = Object.fromEntries(Object.keys(columns).map((column) => [column, row[column]]));
  setColumns(db, id, columns);
  db.prepare(
    'INSERT INTO mark (tour_request_id, kind, made_at, note, reason, visit_at, before) VALUES (?, ?, ?, ?, ?, ?, ?)',
  ).run(id, kind, at, note, reason, visitAt, JSON.stringify(before));
}

/** Undoes the last status change; returns whether there was one within the last ten minutes. */
export function undoLastChange(db: DatabaseSync, requestId: number, now: number): boolean {
  const last = db
    .prepare(`SELECT id, before FROM mark WHERE tour_request_id = ? AND undone_at IS NULL AND made_at > ?
      ORDER BY id DESC LIMIT 1`)
    .get(requestId, now - UNDO_WITHIN) as { id: number; before: string } | undefined;
  if (!last) return false;
  setColumns(db, requestId, JSON.parse(last.before));
  db.prepare('UPDATE mark SET undone_at = ? WHERE id = ?').run(now, last.id);
  return true;
}

function setColumns(db: DatabaseSync, id: number, columns: Record<string, SQLInputValue>) {
  for (const [column, value] of Object.entries(columns))
    db.prepare(`UPDATE tour_request SET ${column} = ?1 WHERE id = ?2 OR repeat_of = ?2`).run(value, id);
}

export function createHistoryReader(db: DatabaseSync) {
  const changes = db.prepare(`
    SELECT kind, made_at AS madeAt, note, reason, visit_at AS visitAt, undone_at AS undoneAt
    FROM mark WHERE tour_request_id = ? ORDER BY id`);
  return ({ id }: StoredRequest) => changes.all(id) as unknown as StatusChange[];
}
