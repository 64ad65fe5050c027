import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { RequestStatus, StatusChangeKind } from '../../shared/tour-request/status-changes.ts';
import { HOUR, MINUTE } from '../time.ts';
import type { StoredRequest } from './requests.ts';
import type { NewStatusChange } from './storage.ts';

export type StatusChange = Required<NewStatusChange> & { madeAt: number; undoneAt: number | null };

const REMIND_AGAIN_AFTER = 3 * HOUR;

export const UNDO_WITHIN = 10 * MINUTE;

export function statusOf({ closedAt, quarantine, contactedAt, visitAt }: StoredRequest): RequestStatus {
  if (closedAt !== null) return 'closed';
  if (quarantine !== null) return 'quarantined';
  if (contactedAt === null) return 'open';
  return visitAt === null ? 'contacted' : 'visit';
}

const COLUMNS: Record<StatusChangeKind, (at: number, visitAt: number | null) => Record<string, SQLInputValue>> = {
  contacted: (at) => ({ contacted_at: at, remind_at: null }),
  'no-answer': (at) => ({ remind_at: at + REMIND_AGAIN_AFTER, reminded_at: null }),
  visit: (at, visitAt) => ({ contacted_at: at, remind_at: null, visit_at: visitAt }),
  closed: (at) => ({ closed_at: at, remind_at: null }),
  spam: (at) => ({ closed_at: at, remind_at: null }),
  // Without `digested_at`, staff get a notice as for any other request.
  released: () => ({ quarantine: null, digested_at: null }),
  reopened: () => ({ contacted_at: null, closed_at: null, visit_at: null, reminded_at: null }),
  note: () => ({}),
};

/** Adds a status change to a request; changes made together share a `batch`. */
export function addStatusChange(
  db: DatabaseSync,
  id: number,
  change: NewStatusChange,
  at: number,
  batch: number | null = null,
): void {
  const { kind, note = '', reason = null, visitAt = null } = change;
  const row = db.prepare('SELECT * FROM tour_request WHERE id = ?').get(id) ?? {};
  const columns = COLUMNS[kind](at, visitAt);
  // Keep the time of the first call.
  if (columns.contacted_at && row.contacted_at) delete columns.contacted_at;
  const before = Object.fromEntries(Object.keys(columns).map((column) => [column, row[column]]));
  setColumns(db, id, columns);
  db.prepare(`
    INSERT INTO status_change (tour_request_id, kind, made_at, note, reason, visit_at, batch, before)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`).run(id, kind, at, note, reason, visitAt, batch, JSON.stringify(before));
}

/** Undoes the last change of a request if it is recent and belongs to the batch; returns whether it was undone. */
export function undoLastChange(db: DatabaseSync, requestId: number, now: number, batch: number | null = null): boolean {
  const last = db
    .prepare(`
      SELECT id, made_at AS madeAt, batch, before FROM status_change
      WHERE tour_request_id = ? AND undone_at IS NULL ORDER BY id DESC LIMIT 1`)
    .get(requestId) as { id: number; madeAt: number; batch: number | null; before: string } | undefined;
  if (!last || Math.abs(now - last.madeAt) >= UNDO_WITHIN || (batch !== null && last.batch !== batch)) return false;
  setColumns(db, requestId, JSON.parse(last.before));
  db.prepare('UPDATE status_change SET undone_at = ? WHERE id = ?').run(now, last.id);
  return true;
}

function setColumns(db: DatabaseSync, id: number, columns: Record<string, SQLInputValue>) {
  for (const [column, value] of Object.entries(columns))
    db.prepare(`UPDATE tour_request SET ${column} = ? WHERE id = ?`).run(value, id);
}

export function createHistoryReader(db: DatabaseSync) {
  const changes = db.prepare(`
    SELECT kind, made_at AS madeAt, note, reason, visit_at AS visitAt, undone_at AS undoneAt
    FROM status_change WHERE tour_request_id = ? ORDER BY id`);
  return ({ id }: StoredRequest) => changes.all(id) as unknown as StatusChange[];
}
