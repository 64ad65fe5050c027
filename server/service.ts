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
import { deleteExpired, emptyLog, returnSpace } from './storage/requests.ts';
import { createSaver } from './storage/save.ts';
import { isDatabaseError, isLost, reasonOf } from './storage/sqlite-errors.ts';
import type { Incoming, OpenedLink, Saved, StaffResult, StorageHealth, WorkerData } from './storage/storage.ts';
import { type Clock, createCenterTime, HOUR, SECOND, watchClock } from './time.ts';

type Options = {
  clock: Clock;
  /** A monotonic clock in milliseconds. */
  uptime: Clock;
  log: Log;
};

/** Works on a database that may be missing or broken; `open` is called again until it succeeds. */
export function createService(
  open: () => { db: DatabaseSync; keys: Keys },
  { settings, content }: WorkerData,
  { clock, uptime, log }: Options,
) {
  const { mail, retentionDays } = settings;
  const time = createCenterTime(content.facts);
  const isClockSteady = watchClock(clock, uptime);
  let opened: Opened | null = null;
  /** Why requests cannot be stored, or null. */
  let failure: unknown = null;
  // Stays true until a restart, since an operator has to recover the requests of the earlier file.
  let wasReplaced = false;
  let openedAt = Number.NEGATIVE_INFINITY;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let hasTraces = false;

  type Opened = ReturnType<typeof connect>;
  const connect = () => {
    const { db, keys } = open();
    try {
      const complaintsTo = mail?.complaintsTo ?? null;
      const outbox = createOutbox(db);
      return {
        db,
        expectSameFiles: watchFiles(db),
        proof: db.prepare('INSERT OR REPLACE INTO proof_of_writing (id, written_at) VALUES (1, ?)'),
        saveAll: createSaver(db, mail?.notifyTo ?? []),
        readHealth: createHealthReader(db),
        staffPages: createStaffPages(db, { keys, clock, log, time, texts: content.staff, complaintsTo }),
        delivery:
          mail &&
          createDelivery({
            outbox,
            compose: createComposer({ settings: mail, content, time, db, keys }),
            mailer: createMailer(mail),
            clock,
            log,
          }),
      };
    } catch (error) {
      db.close();
      throw error;
    }
  };

  const close = async ({ delivery, db }: Opened) => {
    await delivery?.stop();
    db.close();
  };

  const succeed = () => {
    if (failure !== null) log('info', {}, 'requests can be stored again');
    failure = null;
  };

  const fail = (error: unknown) => {
    const reason = reasonOf(error);
    if (reason === null) return;
    // The main thread says that another server uses the folder.
    if (reason !== 'owned' && (failure === null || reasonOf(failure) !== reason))
      log('error', { reason, ...describeError(error as Error) }, 'requests cannot be stored');
    failure = error;
    wasReplaced ||= reason === 'replaced';
    if (!opened || !isLost(error)) return;
    close(opened).catch(() => {});
    opened = null;
  };

  const check = ({ db, expectSameFiles, proof }: Opened) => {
    expectSameFiles();
    if (uptime() - checkedAt >= HOUR) {
      checkIntegrity(db);
      checkedAt = uptime();
    }
    proof.run(clock());
    succeed();
  };

  /** Runs work on the database, which is opened first if necessary, but not again within a second. */
  const withDatabase = <Result>(work: (on: Opened) => Result): Result => {
    try {
      if (opened === null) {
        if (failure !== null && uptime() - openedAt < SECOND) throw failure;
        openedAt = uptime();
        checkedAt = Number.NEGATIVE_INFINITY;
        opened = connect();
        check(opened);
      }
      return work(opened);
    } catch (error) {
      fail(error);
      throw error;
    }
  };

  /** Runs work that can wait until the database can be used. */
  const later = (work: Parameters<typeof withDatabase>[0]) => {
    try {
      withDatabase(work);
    } catch (error) {
      if (!isDatabaseError(error)) throw error;
    }
  };

  const sendEmails = ({ db, delivery, readHealth }: Opened) => {
    if (!mail || !delivery) return;
    const now = clock();
    addDueEmails(db, mail.notifyTo, time, now);
    delivery.wake();
    const { overlooked } = readHealth(now);
    if (overlooked > 0) log('error', { overlooked }, 'no email to staff names these open requests');
  };

  const purge = ({ db }: Opened) => {
    const deleted = isClockSteady() ? deleteExpired(db, retentionDays, clock()) : 0;
    if (deleted > 0) log('info', { deleted }, 'requests past their retention were deleted');
    hasTraces ||= deleted > 0;
    returnSpace(db);
    if (hasTraces) hasTraces = !emptyLog(db);
  };

  /** Runs the jobs that are due. The checkpoint is for operators who copy the database file without its log. */
  const tick = () =>
    later((on) => {
      check(on);
      sendEmails(on);
      purge(on);
      on.db.exec('PRAGMA wal_checkpoint(PASSIVE)');
    });

  return {
    tick,
    /** Returns why requests cannot be stored, in one word, or null. */
    open(): string | null {
      tick();
      return reasonOf(failure);
    },
    save: (group: readonly Incoming[]): Saved[] =>
      withDatabase(({ expectSameFiles, saveAll }) => {
        expectSameFiles();
        const saved = saveAll(group);
        succeed();
        return saved;
      }),
    openStaffLink: (link: OpenedLink): StaffResult =>
      withDatabase(({ expectSameFiles, staffPages }) => {
        expectSameFiles();
        return staffPages(link);
      }),
    health: (): StorageHealth =>
      withDatabase(({ readHealth }) => ({ storing: failure === null && !wasReplaced, ...readHealth(clock()) })),
    deliver: () => later(({ delivery }) => delivery?.wake()),
    idle: async () => opened?.delivery?.idle(),
    async close() {
      if (opened) await close(opened);
    },
  };
}
