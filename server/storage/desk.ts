import type { ServerContent } from '../../shared/server-content.ts';
import type { Log } from '../log.ts';
import { composeEmail } from '../mail/compose.ts';
import { createDelivery } from '../mail/delivery.ts';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import type { Settings } from '../settings.ts';
import { openStaffLink } from '../staff/staff-pages.ts';
import { type Clock, createCenterTime, HOUR, SECOND, watchClock } from '../time.ts';
import { deleteOldBackups, deletePartialBackups, listBackups, makeNightlyBackup } from './backups.ts';
import { createConnection, StorageUnavailable } from './connection.ts';
import { addDueEmails } from './due-emails.ts';
import { type MailHealth, type OutboxEmail, readHealth } from './outbox.ts';
import { deleteExpired, scrub } from './requests.ts';
import { type Incoming, type Saved, saveRequest } from './save.ts';
import type { NewStatusChange } from './status-changes.ts';

const TICK = 10 * SECOND;

export type DeskHealth = MailHealth & {
  storing: boolean;
  /** When the newest backup was made, or null. */
  backupAt: number | null;
};

/** What the routes need. Each call throws `StorageUnavailable` while the database is closed. */
export type Desk = Pick<ReturnType<typeof createDesk>, 'save' | 'openStaffLink' | 'health'>;

type Data = { settings: Settings; content: ServerContent; mailer?: Mailer };

type Options = {
  clock: Clock;
  /** A monotonic clock in milliseconds. */
  uptime: Clock;
  log: Log;
};

/** Keeps tour requests and sends the emails about them. `tick` runs what is due. */
export function createDesk({ settings, content, mailer }: Data, { clock, uptime, log }: Options) {
  const { dataDir, backupDir, mail, retentionDays } = settings;
  const time = createCenterTime(content.facts);
  const isClockSteady = watchClock(clock, uptime);
  const { use, check, isStoring, close } = createConnection(dataDir, uptime, log);
  const compose = (queued: OutboxEmail) =>
    mail && use((db, links) => composeEmail(queued, mail, { db, links, content, time, now: queued.createdAt }));
  const delivery = mail && createDelivery({ use, compose, mailer: mailer ?? createMailer(mail), clock, log });
  let purgedAt = Number.NEGATIVE_INFINITY;
  let triedBackupAt = Number.NEGATIVE_INFINITY;
  let overlooked = 0;

  const addEmails = () => {
    if (!mail) return;
    const now = clock();
    const before = overlooked;
    overlooked = use((db) => {
      addDueEmails(db, mail.notifyTo, content.dated, time, now);
      return readHealth(db, now).overlooked;
    });
    if (overlooked > before) log.error({ overlooked }, 'no email to staff names these open requests');
  };

  const purge = () => {
    if (!isClockSteady() || purgedAt >= time.lastNight(clock())) return;
    const deleted = use((db) => deleteExpired(db, retentionDays, clock()));
    if (deleted > 0) log.info({ deleted }, 'requests past their retention were deleted');
    // Another process may be reading the log; then the next tick tries again.
    if (!use((db) => scrub(db))) return;
    purgedAt = clock();
    deleteOldBackups(backupDir, purgedAt);
  };

  const newestBackup = () => {
    try {
      return listBackups(backupDir, clock())[0]?.madeAt ?? null;
    } catch {
      return null;
    }
  };

  const backUp = () => {
    const now = clock();
    const isDue = (newestBackup() ?? 0) < time.lastNight(now) && uptime() - triedBackupAt >= HOUR;
    if (!isDue || !isStoring()) return;
    triedBackupAt = uptime();
    try {
      makeNightlyBackup(dataDir, backupDir, now);
    } catch (error) {
      log.error({ err: error }, 'no backup was made');
    }
  };

  /** Runs a job that can wait until the next tick. An error of one job must not stop the others, or the server. */
  const run = (job: () => void) => {
    try {
      job();
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) log.error({ err: error }, 'a job of the storage failed');
    }
  };

  run(() => deletePartialBackups(backupDir));

  const deliver = () => run(() => delivery?.wake());

  /** Runs the jobs that are due; returns why requests cannot be stored, in one word, or null. */
  const tick = (): string | null => {
    const failure = check();
    for (const job of [addEmails, deliver, purge, backUp]) run(job);
    return failure;
  };

  return {
    tick,
    /** Returns once the request is on disk. */
    save(incoming: Incoming): Saved {
      const saved = use((db) => saveRequest(db, incoming, mail?.notifyTo ?? [], time));
      setImmediate(deliver);
      return saved;
    },
    openStaffLink: (path: string, sent?: NewStatusChange) =>
      use((db, links) => openStaffLink(path, sent, { db, links, content, time, now: clock() }, log)),
    health: (): DeskHealth => ({
      ...use((db) => readHealth(db, clock())),
      storing: isStoring(),
      backupAt: newestBackup(),
    }),
    idle: async () => delivery?.idle(),
    async close() {
      await delivery?.stop();
      close();
    },
  };
}

/** Starts a desk that works until it is closed. `failure` is why it cannot store requests yet, in one word, or null. */
export function startDesk(data: Data, log: Log) {
  const desk = createDesk(data, { clock: Date.now, uptime: () => performance.now(), log });
  const failure = desk.tick();
  const timer = setInterval(desk.tick, TICK).unref();
  return {
    ...desk,
    failure,
    close() {
      clearInterval(timer);
      return desk.close();
    },
  };
}
