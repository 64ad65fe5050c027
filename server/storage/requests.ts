import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { FIELD_NAMES } from '../../shared/tour-request/fields.ts';
import type { StoredRequest } from './rows.ts';

const SELECT = `
  SELECT r.id, r.reference, r.received_at AS receivedAt, r.language, ${FIELD_NAMES.map((name) => `r.${name}`).join(', ')},
    r.quarantine, r.contacted_at AS contactedAt, r.visit_at AS visitAt, r.closed_at AS closedAt, original.reference AS repeatOf
  FROM tour_request r LEFT JOIN tour_request original ON original.id = r.repeat_of`;

/** The id of a request that staff know, for that of the request or of a repeat. */
export const ORIGINAL = '(SELECT ifnull(repeat_of, id) FROM tour_request WHERE id = ?1)';
// Whichever of them is named, an original and its repeats are one request to staff and to the family.
const WITH_REPEATS = `(id = ${ORIGINAL} OR repeat_of = ${ORIGINAL})`;

/** The condition on a request `r` that a family is still waiting for a call. */
export const OPEN = 'r.contacted_at IS NULL AND r.closed_at IS NULL AND r.quarantine IS NULL AND r.repeat_of IS NULL';

/** The condition on a request `r` that it waits for a look from staff. */
export const HELD = 'r.quarantine IS NOT NULL AND r.closed_at IS NULL AND r.repeat_of IS NULL';

/** Which requests to list. */
export type Filter = 'all' | 'open' | 'quarantine';

const CONDITIONS: Record<Filter, string> = {
  all: '1',
  open: OPEN,
  quarantine: 'r.quarantine IS NOT NULL AND r.closed_at IS NULL',
};

/** The requests `r` that meet a condition of our own, in whose places the values stand. */
export function requestsWhere(
  db: DatabaseSync,
  condition: string,
  { values = [], order = 'r.id', most = -1 }: { values?: SQLInputValue[]; order?: string; most?: number } = {},
): StoredRequest[] {
  const rows = db.prepare(`${SELECT} WHERE ${condition} ORDER BY ${order} LIMIT ?`).all(...values, most);
  return rows as unknown as StoredRequest[];
}

/** The requests of a kind, newest first. */
export function listRequests(db: DatabaseSync, filter: Filter, most = -1): StoredRequest[] {
  return requestsWhere(db, CONDITIONS[filter], { order: 'r.received_at DESC, r.id DESC', most });
}

/** The request with a reference. */
export function findRequest(db: DatabaseSync, reference: string): StoredRequest | undefined {
  return requestsWhere(db, 'r.reference = ?', { values: [reference] })[0];
}

/** The request with a number. */
export function requestById(db: DatabaseSync, id: number): StoredRequest | undefined {
  return requestsWhere(db, 'r.id = ?', { values: [id] })[0];
}

/** The requests that a digest of this time lists and nobody has answered since. */
export function digested(db: DatabaseSync, at: number): StoredRequest[] {
  return requestsWhere(db, 'r.digested_at = ? AND r.contacted_at IS NULL AND r.closed_at IS NULL', {
    values: [at],
    order: 'r.received_at',
  });
}

/** Deletes a request, the one that it repeats and all others that do. */
export function eraseRequest(db: DatabaseSync, id: number): number {
  return Number(db.prepare(`DELETE FROM tour_request WHERE ${WITH_REPEATS}`).run(id).changes);
}

/** Deletes every request that names an e-mail address. */
export function eraseByEmail(db: DatabaseSync, email: string): number {
  return Number(db.prepare('DELETE FROM tour_request WHERE lower(trim(email)) = lower(trim(?))').run(email).changes);
}
