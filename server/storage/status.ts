import type { DatabaseSync } from 'node:sqlite';
import { OPEN } from './requests.ts';

/** How the collection stands, in numbers without anything a family wrote. */
export type Status = {
  /** Whether the latest attempt to store something succeeded. */
  storing: boolean;
  /** Tour requests on disk. */
  stored: number;
  /** Those waiting in quarantine. */
  quarantined: number;
  /** Messages not yet delivered. */
  undelivered: number;
  /** Messages to staff that were tried and not delivered. */
  failing: number;
  /** Code of the latest such failure, or null. */
  failure: string | null;
  /** When the oldest undelivered notice was written, or null. */
  oldestNoticeAt: number | null;
  /** When the oldest request came that nobody has marked contacted, or null. */
  oldestUncontactedAt: number | null;
};

/** Prepares a function that reads the status from the database. */
export function createStatusReader(db: DatabaseSync): (storing?: boolean) => Status {
  const requests = db.prepare(`
    SELECT count(*) AS stored, count(quarantine) AS quarantined,
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
  return (storing = true) => {
    const { stored, quarantined, oldestUncontactedAt } = requests.get() as Pick<
      Status,
      'stored' | 'quarantined' | 'oldestUncontactedAt'
    >;
    const { undelivered, failing, oldestNoticeAt } = messages.get() as Pick<
      Status,
      'undelivered' | 'failing' | 'oldestNoticeAt'
    >;
    const latest = failure.get() as { failure: string } | undefined;
    return {
      storing,
      stored,
      quarantined,
      undelivered,
      failing,
      failure: latest?.failure ?? null,
      oldestNoticeAt,
      oldestUncontactedAt,
    };
  };
}
