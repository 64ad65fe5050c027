import type { DatabaseSync } from 'node:sqlite';
import { DAY } from '../clock.ts';

/** Deletes requests older than the retention period, each with its repeats; returns their number. */
export function deleteExpired(db: DatabaseSync, retentionDays: number, now: number): number {
  const before = now - retentionDays * DAY;
  // A repeat without its original would show up as a new request.
  const { changes } = db
    .prepare(`
      DELETE FROM tour_request WHERE received_at < ?1
        OR repeat_of IN (SELECT id FROM tour_request WHERE received_at < ?1)`)
    .run(before);
  db.prepare('DELETE FROM outbox WHERE tour_request_id IS NULL AND created_at < ?').run(before);
  return Number(changes);
}

/** Rewrites the database without traces of deleted rows; returns false where another process still reads the write-ahead log. */
export function scrub(db: DatabaseSync): boolean {
  db.exec('VACUUM');
  const { busy } = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
  return busy === 0;
}
