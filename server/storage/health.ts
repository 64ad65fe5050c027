import type { DatabaseSync } from 'node:sqlite';
import { transact } from './database.ts';
import { OPEN } from './requests.ts';
import type { StorageHealth } from './storage.ts';

export function createHealthReader(db: DatabaseSync): (storing?: boolean) => StorageHealth {
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
    ({
      storing,
      ...requests.get(),
      ...messages.get(),
      failure: failure.get()?.failure ?? null,
    }) as StorageHealth;
}

/** Prepares a write like that of a request, which leaves no request behind and throws where it fails. */
export function createWriteProbe(db: DatabaseSync): (now: number) => void {
  const insert = db.prepare(`
    INSERT INTO tour_request (reference, received_at, language, name, address, email, phone, message, content_hash)
    VALUES ('proof', ?, 'en', '', '', '', '', '', x'')`);
  const write = db.prepare('INSERT OR REPLACE INTO proof_of_writing (id, written_at) VALUES (1, ?)');
  return (now) =>
    transact(db, () => {
      db.exec('SAVEPOINT probe');
      insert.run(now);
      db.exec('ROLLBACK TO probe; RELEASE probe');
      write.run(now);
    });
}
