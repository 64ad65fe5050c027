import type { DatabaseSync } from 'node:sqlite';
import type { Content } from '../../shared/read-content.ts';
import { type Clock, DAY, HOUR } from '../clock.ts';
import { describeError, type Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { deleteOldCopies } from './database.ts';
import { createDesk } from './desk.ts';
import { workingWeek } from './digest.ts';
import { createLinks, endLinks, giveKeys, type Keys, refreshKeys } from './keys.ts';
import { createComposer } from './mail/compose.ts';
import { createDelivery } from './mail/delivery.ts';
import { createMailer } from './mail/mailer.ts';
import { addDueMessages, deleteExpired, scrub } from './maintenance.ts';
import type { Incoming } from './messages.ts';
import { createOutbox } from './outbox.ts';
import { createProofOfWriting } from './proof.ts';
import { digested, OPEN, requestById } from './requests.ts';
import { createSaver } from './save.ts';
import { createStatusReader } from './status.ts';

type Parts = {
  content: Content;
  keys: Keys;
  /** Whether the site was built with the pages that links in letters open. */
  hasStaffPages: boolean;
  clock: Clock;
  log: Log;
};

/** Takes charge of a database, with its outbox and the mailer. */
export function createStorageService(
  db: DatabaseSync,
  settings: Settings,
  { content, keys, hasStaffPages, clock, log }: Parts,
) {
  const { mail, retentionDays } = settings;
  const week = workingWeek(content.facts);
  const { time } = week;
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
        links: hasStaffPages ? createLinks(content.facts.url, keys) : null,
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
      cannotStore(error as Error);
    }
  };
  const cannotStore = (error: Error) => {
    storing = false;
    log('error', describeError(error), 'requests cannot be stored');
  };
  prove();
  if (storing && !refreshKeys(db, keys, clock()))
    log('warn', {}, 'the database was made with another link-secret: links in earlier letters have ended');

  return {
    /** Stores a group of requests with the messages they cause; returns once all are on disk. */
    save(group: readonly Incoming[]) {
      const attempts = saveAll(group);
      storing = attempts.every((attempt) => 'saved' in attempt);
      return attempts;
    },
    /** Answers what a page for staff asks; null where its key opens nothing. */
    answerStaff: createDesk(db, { keys, clock, log, time, texts: content.staff, detail: mail?.detail ?? 'brief' }),
    /** Notes that requests cannot be stored, until they are or a proof of it succeeds. */
    cannotStore,
    /** How things stand. */
    status: () => readStatus(storing),
    /** Does what time has brought about: a proof of writing, reminders, the digest, the deletion of what is too old. */
    tick() {
      prove();
      if (!storing) return;
      giveKeys(db, keys, OPEN);
      if (mail) addDueMessages(db, mail, week, clock());
      if (clock() - purgedAt >= HOUR) purge();
      delivery?.wake();
    },
    /** Starts the delivery of what is due. */
    deliver: () => delivery?.wake(),
    /** Fulfilled when no delivery is under way. */
    idle: async () => delivery?.idle(),
    /** Finishes deliveries under way and closes the database. */
    async close() {
      await delivery?.stop();
      db.close();
    },
  };
}
