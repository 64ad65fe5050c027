import type { DatabaseSync } from 'node:sqlite';
import type { Content } from '../../shared/read-content.ts';
import { createCenterTime } from '../center-time.ts';
import { type Clock, DAY, HOUR } from '../clock.ts';
import { describeError, type Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { deleteOldCopies } from './database.ts';
import { endLinks, type Keys, refreshKeys } from './keys.ts';
import { createComposer } from './mail/compose.ts';
import { createDelivery } from './mail/delivery.ts';
import { createMailer } from './mail/mailer.ts';
import { addDueMessages, deleteExpired, scrub } from './maintenance.ts';
import type { Status } from './messages.ts';
import { createOutbox } from './outbox.ts';
import { createProofOfWriting } from './proof.ts';
import { digested, requestById } from './requests.ts';
import { createSaver, type Saver } from './save.ts';
import { createStatusReader } from './status.ts';

/** Owns the database, the outbox and the mailer. */
export type StorageService = {
  /** Stores a group of requests with the messages they cause; returns once all are on disk. */
  save: Saver;
  /** How things stand. */
  status(): Status;
  /** Does what time has brought about: a proof of writing, reminders, the digest, the deletion of what is too old. */
  tick(): void;
  /** Starts the delivery of what is due. */
  deliver(): void;
  /** Fulfilled when no delivery is under way. */
  idle(): Promise<void>;
  /** Finishes deliveries under way and closes the database. */
  close(): Promise<void>;
};

type Parts = { content: Content; keys: Keys; clock: Clock; log: Log };

/** Takes charge of a database. */
export function createStorageService(
  db: DatabaseSync,
  settings: Settings,
  { content, keys, clock, log }: Parts,
): StorageService {
  const { mail, retentionDays } = settings;
  const time = createCenterTime(content.facts.timeZone);
  const outbox = createOutbox(db);
  const delivery =
    mail &&
    createDelivery({
      outbox,
      compose: createComposer({
        settings: mail,
        content,
        time,
        requestById: (id) => requestById(db, id),
        digested: (at) => digested(db, at),
      }),
      mailer: createMailer(mail),
      clock,
      log,
    });
  let purgedAt = Number.NEGATIVE_INFINITY;
  let hasTraces = false;

  const purge = () => {
    purgedAt = clock();
    endLinks(db, purgedAt);
    const deleted = deleteExpired(db, retentionDays, purgedAt);
    deleteOldCopies(settings.dataDir, purgedAt - retentionDays * DAY);
    if (deleted > 0) log('info', { deleted }, 'requests past their retention were deleted');
    hasTraces ||= deleted > 0;
    if (hasTraces) hasTraces = !scrub(db);
  };
  const saveAll = createSaver(db, mail ?? { notifyTo: [], noticesPerHour: 0 }, keys);
  const readStatus = createStatusReader(db);
  const proveWriting = createProofOfWriting(db);
  let storing = false;

  const prove = () => {
    try {
      proveWriting(clock());
      storing = true;
    } catch (error) {
      storing = false;
      log('error', describeError(error as Error), 'requests cannot be stored');
    }
  };
  prove();
  if (storing) refreshKeys(db, keys, clock());

  return {
    save(group) {
      const attempts = saveAll(group);
      storing = attempts.every((attempt) => 'saved' in attempt);
      return attempts;
    },
    status: () => readStatus(storing),
    tick() {
      prove();
      if (!storing) return;
      if (mail) addDueMessages(db, mail, time, clock());
      if (clock() - purgedAt >= HOUR) purge();
      delivery?.wake();
    },
    deliver: () => delivery?.wake(),
    idle: async () => delivery?.idle(),
    async close() {
      await delivery?.stop();
      db.close();
    },
  };
}
