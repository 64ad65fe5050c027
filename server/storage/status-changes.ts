import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { ListPartName } from '../../shared/server-content.ts';
import type { StatusChangeKind } from '../../shared/tour-request/status-changes.ts';
import { insertRow } from './database.ts';
import type { RequestSummary } from './requests.ts';

/** How a request ended, by the change that closed it. */
export const OUTCOMES = ['came', 'missed', 'cancelled', 'no-family', 'same', 'settled'] as const;

/** Changes that say something only in their note. */
export const NEED_NOTE: readonly StatusChangeKind[] = ['settled', 'note'];

export const NOTE_MAX_LENGTH = 1000;
export const WHO_MAX_LENGTH = 30;

/** The changes that staff can choose for a request of each status. */
export const CHANGES_FOR: Readonly<Record<ListPartName, readonly StatusChangeKind[]>> = {
  waiting: ['contacted', 'no-answer', 'taken', 'director', 'cancelled', 'no-family', 'same', 'note'],
  quarantined: ['released', 'no-family', 'note'],
  director: ['settled', 'taken', 'reopened', 'note'],
  reached: ['came', 'missed', 'cancelled', 'director', 'reopened', 'note'],
  closed: ['contacted', 'director', 'reopened', 'note'],
};

export type NewStatusChange = {
  kind: StatusChangeKind;
  note: string;
  /** First name or initials of who says it. */
  who: string;
  /** The reference of the other request of the same family. */
  other: string;
};

export type StatusChange = NewStatusChange & { madeAt: number };

/** The last change that says more than a note. */
export function lastStep(history: readonly StatusChange[]): StatusChange | undefined {
  return history.findLast(({ kind }) => kind !== 'note' && kind !== 'taken');
}

const closed = (at: number) => ({ closed_at: at });

/** Whoever opens a closed request again takes it for a real family. */
const OPENED = { contacted_at: null, closed_at: null, director_at: null, tried_at: null, quarantine: null };

type Columns = (at: number, dueAt: number, request: RequestSummary) => Record<string, SQLInputValue>;

const COLUMNS: Record<StatusChangeKind, Columns> = {
  contacted: (at) => ({ ...OPENED, contacted_at: at }),
  'no-answer': (at) => ({ tried_at: at }),
  taken: () => ({}),
  director: (at, dueAt) => ({ director_at: at, closed_at: null, due_at: dueAt, quarantine: null }),
  came: closed,
  missed: closed,
  cancelled: closed,
  'no-family': closed,
  same: closed,
  settled: closed,
  // Without `listed_at`, staff get a notice as for any other request.
  released: () => ({ quarantine: null, listed_at: null }),
  // A family that was never called has waited all the time.
  reopened: (_at, dueAt, { contactedAt, directorAt }) =>
    contactedAt === null && directorAt === null ? OPENED : { ...OPENED, due_at: dueAt },
  note: () => ({}),
};

/** Saves what staff say about a request; `dueAt` is the deadline of a request that comes now. */
export function addStatusChange(
  db: DatabaseSync,
  request: RequestSummary,
  { kind, note, who, other }: NewStatusChange,
  at: number,
  dueAt: number,
): void {
  for (const [column, value] of Object.entries(COLUMNS[kind](at, dueAt, request)))
    db.prepare(`UPDATE tour_request SET ${column} = ? WHERE id = ?`).run(value, request.id);
  insertRow(db, 'status_change', { tour_request_id: request.id, kind, made_at: at, note, who, other });
}

/** The status changes of a request, in their order. */
export function readHistory(db: DatabaseSync, { id }: RequestSummary): StatusChange[] {
  const sql =
    'SELECT kind, made_at AS madeAt, note, who, other FROM status_change WHERE tour_request_id = ? ORDER BY id';
  return db.prepare(sql).all(id) as StatusChange[];
}
