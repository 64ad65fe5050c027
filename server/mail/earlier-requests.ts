import { type RequestSummary, sameFamilyAs } from '../storage/requests.ts';
import { readHistory } from '../storage/status-changes.ts';
import type { Context } from './context.ts';

/** The newest earlier requests of a family and what became of each, such as "7K3F-9Q2M: We reached them (Tue, Dec 1, 2026, 9:05 AM)". */
export function earlierRequests({ id }: RequestSummary, now: number, { db, format }: Context): string[] {
  return sameFamilyAs(db, { id }, `r.id < ${id}`).map(
    (earlier) => `${earlier.reference}: ${format.status(earlier, readHistory(db, earlier), now)}`,
  );
}
