import type { DatabaseSync } from 'node:sqlite';
import { describeError, type Log } from './describe-error.ts';
import { createComposer } from './mail/compose.ts';
import { createDelivery } from './mail/delivery.ts';
import { createMailer } from './mail/mailer.ts';
import { createStaffPages } from './staff/staff-pages.ts';
import { checkIntegrity, deleteOldCopies, watchFile } from './storage/database.ts';
import { addDueMessages } from './storage/due-messages.ts';
import { type Keys, refreshKeys } from './storage/keys.ts';
import { createHealthReader, createOutbox } from './storage/outbox.ts';
import { deleteExpired, scrub } from './storage/requests.ts';
import { type Attempt, createSaver } from './storage/save.ts';
import { isDamage, isDatabaseError } from './storage/sqlite-errors.ts';
import type { Incoming, WorkerData } from './storage/storage.ts';
import { type Clock, createCenterTime, DAY, HOUR } from './time.ts';

type Options = { keys: Keys; clock: Clock; log: Log };

export function createService(db: DatabaseSync, { settings, content }: WorkerData, { keys, clock, log }: Options) {
  const { mail, retentionDays } = settings;
  const time = createCenterTime(content.facts);
  const outbox = createOutbox(db);
  const saveAll = createSaver(db, mail ?? { notifyTo: [], noticesPerHour: 0 }, keys);
  const readHealth = createHealthReader(db);
  const probe = db.prepare('INSERT OR REPLACE INTO proof_of_writing (id, written_at) VALUES (1, ?)');
  const expectSameFile = watchFile(db);
  const delivery =
    mail &&
    createDelivery({
      outbox,
      compose: createComposer({
        settings: mail,
        content,
        time,
        db,
        keys,
      }),
      mailer: createMailer(mail),
      clock,
      log,
    });
  let storing = false;
  let damage: unknown = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let purgedAt = Number.NEGATIVE_INFINITY;
  let hasTraces = false;

  /** Runs work that can wait until the database is unlocked, repaired or has room. */
  const orLater = (work: () => void) => {
    try {
      work();
    } catch (error) {
      if (!isDatabaseError(error)) throw error;
      if (isDamage(error)) damage = error;
      log('error', describeError(error as Error), 'the database cannot be used now');
    }
  };

  const check = () => {
    const wasStoring = storing;
    storing = false;
    expectSameFile();
    if (!wasStoring || Math.abs(clock() - checkedAt) >= HOUR) {
      checkIntegrity(db);
      checkedAt = clock();
    }
    damage = null;
    try {
      probe.run(clock());
      storing = true;
    } catch (error) {
      log('error', describeError(error as Error), 'requests cannot be stored');
    }
  };

  const purge = () => {
    purgedAt = clock();
    const deleted = deleteExpired(db, retentionDays, purgedAt);
    deleteOldCopies(settings.dataDir, purgedAt - retentionDays * DAY);
    if (deleted > 0) log('info', { deleted }, 'requests past their retention were deleted');
    hasTraces ||= deleted > 0;
    if (hasTraces) hasTraces = !scrub(db);
  };

  orLater(check);
  if (storing && !refreshKeys(db, keys))
    log('warn', {}, 'the database was made with another link-secret: links in earlier emails have ended');

  return {
    save(group: readonly Incoming[]): Attempt[] {
      try {
        if (damage) throw damage;
        expectSameFile();
        const attempts = saveAll(group);
        expectSameFile();
        storing = attempts.every((attempt) => 'saved' in attempt);
        return attempts;
      } catch (error) {
        storing = false;
        return group.map(() => ({ error }));
      }
    },
    answerStaff: createStaffPages(db, { keys, clock, log, time, texts: content.staff }),
    health: () => readHealth(storing && damage === null),
    /** Runs the jobs that are due: integrity check, reminders, digest, deletion, delivery. */
    tick: () =>
      orLater(() => {
        check();
        if (!storing) return;
        if (mail) addDueMessages(db, mail, time, clock());
        if (Math.abs(clock() - purgedAt) >= HOUR) purge();
        delivery?.wake();
      }),
    deliver: () => orLater(() => delivery?.wake()),
    idle: async () => delivery?.idle(),
    async close() {
      await delivery?.stop();
      db.close();
    },
  };
}
