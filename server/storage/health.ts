import type { DatabaseSync } from 'node:sqlite';
import type { StorageHealth } from './storage.ts';

export function createHealthReader(db: DatabaseSync): (storing?: boolean) => StorageHealth {
  const requests = db.prepare(`
    SELECT count(*) AS stored, count(CASE WHEN quarantine IS NOT NULL AND closed_at IS NULL THEN 1 END) AS quarantined
    FROM tour_request`);
  const messages = db.prepare(`
    SELECT count(*) AS undelivered, min(CASE WHEN kind = 'notice' THEN created_at END) AS oldestNoticeAt,
      count(CASE WHEN failure IS NOT NULL AND kind <> 'receipt' THEN 1 END) AS failing
    FROM outbox WHERE delivered_at IS NULL AND abandoned_at IS NULL`);
  return (storing = true) => ({ storing, ...requests.get(), ...messages.get() }) as StorageHealth;
}
