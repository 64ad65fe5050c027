import type { DatabaseSync } from 'node:sqlite';
import type { Status } from './messages.ts';
import { OPEN } from './requests.ts';

/** Prepares a function that reads the status from the database. */
export function createStatusReader(db: DatabaseSync): (storing?: boolean) => Status {
  const requests = db.prepare(`
    SELECT count(*) AS stored, count(CASE WHEN quarantine IS NOT NULL AND closed_at IS NULL THEN 1 END) AS quarantined,
      min(CASE WHEN ${OPEN} THEN received_at END) AS oldestUncontactedAt
    FROM tour_request r`);
  const messages = db.prepare(`
    SELECT count(*) AS undelivered, min(CASE WHEN kind = 'notice' THEN created_at END) AS oldestNoticeAt,
      count(CASE WHEN failure IS NOT NULL AND kind <> 'receipt' THEN 1 END) AS failing
    FROM outbox WHERE delivered_at IS NULL AND abandoned_at IS NULL`);
  const failure = db.prepare(`
    SELECT failure FROM outbox
    WHERE delivered_at IS NULL AND abandoned_at IS NULL AND failure IS NOT NULL AND kind <> 'receipt'
    ORDER BY next_attempt_at DESC LIMIT 1`);
  return (storing = true) =>
    ({ storing, ...requests.get(), ...messages.get(), failure: failure.get()?.failure ?? null }) as Status;
}
