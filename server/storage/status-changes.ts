import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { RequestStatus, StatusChangeKind } from '../../shared/tour-request/status-changes.ts';
import { HOUR, MINUTE } from '../time.ts';
import type { RequestSummary } from './requests.ts';
import type { NewStatusChange } from './storage.ts';

export type StatusChange = Required<NewStatusChange> & { id: number; madeAt: number; undoneAt: number | null };

export const REMIND_AGAIN_AFTER = 3 * HOUR;

export const UNDO_WITHIN = 10 * MINUTE;

export function statusOf({ closedAt, quarantine, contactedAt }: RequestSummary): RequestStatus {
  if (closedAt !== null) return 'closed';
  if (quarantine !== null) return 'quarantined';
  return contactedAt === null ? 'open' : 'contacted';
}

const closed = (at: number) => ({ closed_at: at, remind_at: null });

const COLUMNS: Record<StatusChangeKind, (at: number) => Record<string, SQLInputValue>> = {
  contacted: (at) => ({ contacted_at: at, closed_at: null, remind_at: null }),
  'no-answer': (at) => ({ remind_at: at + REMIND_AGAIN_AFTER, reminded_at: null }),
  closed,
  complaint: closed,
  same: closed,
  // Without `digested_at`, staff get a notice as for any other request.
  released: () => ({ quarantine: null, digested_at: null }),
  reopened: () => ({ contacted_at: null, closed_at: null, reminded_at: null }),
  note: () => ({}),
};

export function addStatusChange(db: DatabaseSync, id: number, { kind, note = '' }: NewStatusChange, at: number): void {
  const row = db.prepare('SELECT * FROM tour_request WHERE id = ?').get(id) ?? {};
  const columns = COLUMNS[kind](at);
  const before = Object.fromEntries(Object.keys(columns).map((column) => [column, row[column]]));
  setColumns(db, id, columns);
  db.prepare('INSERT INTO status_change (tour_request_id, kind, made_at, note, before) VALUES (?, ?, ?, ?, ?)').run(
    id,
    kind,
    at,
    note,
    JSON.stringify(before),
  );
}

/** Undoes a change of a request if it is the last one and recent; returns whether it was undone. */
export function undoChange(db: DatabaseSync, requestId: number, changeId: number, now: number): boolean {
  const last = db
    .prepare(`
      SELECT id, made_at AS madeAt, before FROM status_change
      WHERE tour_request_id = ? AND undone_at IS NULL ORDER BY id DESC LIMIT 1`)
    .get(requestId) as { id: number; madeAt: number; before: string } | undefined;
  if (last?.id !== changeId || Math.abs(now - last.madeAt) >= UNDO_WITHIN) return false;
  setColumns(db, requestId, JSON.parse(last.before));
  db.prepare('UPDATE status_change SET undone_at = ? WHERE id = ?').run(now, changeId);
  return true;
}

function setColumns(db: DatabaseSync, id: number, columns: Record<string, SQLInputValue>) {
  for (const [column, value] of Object.entries(columns))
    db.prepare(`UPDATE tour_request SET ${column} = ? WHERE id = ?`).run(value, id);
}

export function createHistoryReader(db: DatabaseSync) {
  const changes = db.prepare(`
    SELECT id, kind, made_at AS madeAt, note, undone_at AS undoneAt
    FROM status_change WHERE tour_request_id = ? ORDER BY id`);
  return ({ id }: Pick<RequestSummary, 'id'>) => changes.all(id) as unknown as StatusChange[];
}
