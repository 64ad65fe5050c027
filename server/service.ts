import type { DatabaseSync } from 'node:sqlite';
import { describeError, type Log } from './describe-error.ts';
import { createComposer } from './mail/compose.ts';
import { createDelivery } from './mail/delivery.ts';
import { createMailer } from './mail/mailer.ts';
import { createStaffPages } from './staff/staff-pages.ts';
import { checkIntegrity, watchFiles } from './storage/database.ts';
import { addDueEmails } from './storage/due-emails.ts';
import type { Keys } from './storage/keys.ts';
import { createHealthReader, createOutbox } from './storage/outbox.ts';
import { deleteExpired, scrub } from './storage/requests.ts';
import { createSaver, type Outcome } from './storage/save.ts';
import { isDamage, isDatabaseError } from './storage/sqlite-errors.ts';
import type { Incoming, OpenedLink, StaffResult, StorageHealth, WorkerData } from './storage/storage.ts';
import { type Clock, createCenterTime, HOUR, watchClock } from './time.ts';

type Options = {
  keys: Keys;
  clock: Clock;
  /** A monotonic clock in milliseconds. */
  uptime: Clock;
  log: Log;
};

export function createService(
  db: DatabaseSync,
  { settings, content }: WorkerData,
  { keys, clock, uptime, log }: Options,
) {
  const { mail, retentionDays } = settings;
  const time = createCenterTime(content.facts);
  const outbox = createOutbox(db);
  const saveAll = createSaver(db, mail ?? { notifyTo: [], noticesPerHour: 0 });
  const readHealth = createHealthReader(db);
  const proof = db.prepare('INSERT OR REPLACE INTO proof_of_writing (id, written_at) VALUES (1, ?)');
  const expectSameFiles = watchFiles(db);
  const isClockSteady = watchClock(clock, uptime);
  const delivery =
    mail &&
    createDelivery({
      outbox,
      compose: createComposer({ settings: mail, content, time, db, keys }),
      mailer: createMailer(mail),
      clock,
      log,
    });
  /** Why requests cannot be stored, or null. */
  let failure: unknown = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let purgedAt = Number.NEGATIVE_INFINITY;
  let tickedAt = Number.NEGATIVE_INFINITY;
  let hasTraces = false;

  /** Runs work that can wait until the database is unlocked, repaired or has room. */
  const orLater = (work: () => void) => {
    try {
      work();
    } catch (error) {
      if (!isDatabaseError(error)) throw error;
      if (isDamage(error)) failure = error;
      log('error', describeError(error as Error), 'the database cannot be used now');
    }
  };

  const check = () => {
    expectSameFiles();
    try {
      if (failure !== null || uptime() - checkedAt >= HOUR) {
        checkIntegrity(db);
        checkedAt = uptime();
      }
      proof.run(clock());
      failure = null;
    } catch (error) {
      failure = error;
      log('error', describeError(error as Error), 'requests cannot be stored');
    }
  };

  const purge = () => {
    if (!isClockSteady() || uptime() - purgedAt < HOUR) return;
    purgedAt = uptime();
    const deleted = deleteExpired(db, retentionDays, clock());
    if (deleted > 0) log('info', { deleted }, 'requests past their retention were deleted');
    hasTraces ||= deleted > 0;
    if (hasTraces) hasTraces = !scrub(db);
  };

  const sendEmails = () => {
    if (!mail || !delivery) return;
    const now = clock();
    // The clock was set back, so retries are planned too late.
    if (now < tickedAt) outbox.retryFailed(now);
    tickedAt = now;
    addDueEmails(db, mail, time, now);
    delivery.wake();
    const { overlooked } = readHealth(now);
    if (overlooked > 0) log('error', { overlooked }, 'no email to staff names these open requests');
  };

  const staffPages = createStaffPages(db, { keys, clock, log, time, texts: content.staff });

  const health = (): StorageHealth => ({ storing: failure === null, ...readHealth(clock()) });

  check();

  return {
    save(group: readonly Incoming[]): Outcome[] {
      try {
        if (isDamage(failure)) throw failure;
        expectSameFiles();
        const outcomes = saveAll(group);
        expectSameFiles();
        failure = outcomes.find((outcome) => 'error' in outcome)?.error ?? null;
        return outcomes;
      } catch (error) {
        failure = error;
        return group.map(() => ({ error }));
      }
    },
    openStaffLink(link: OpenedLink): StaffResult {
      expectSameFiles();
      return staffPages(link);
    },
    health,
    /** Runs the jobs that are due. The checkpoint is for operators who copy the database file without its log. */
    tick: () =>
      orLater(() => {
        check();
        if (failure !== null) return;
        sendEmails();
        purge();
        db.exec('PRAGMA wal_checkpoint(PASSIVE)');
      }),
    deliver: () => orLater(() => delivery?.wake()),
    idle: async () => delivery?.idle(),
    async close() {
      await delivery?.stop();
      db.close();
    },
  };
}
