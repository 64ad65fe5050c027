import type { DatabaseSync } from 'node:sqlite';
import type { Log } from '../log.ts';
import { createStaffLinks, type StaffLinks } from '../staff-links.ts';
import { type Clock, HOUR, SECOND } from '../time.ts';
import { checkIntegrity, checkWriting, lockFolder, openDatabase, reasonOf, watchFiles } from './database.ts';
import { readSecret } from './link-secret.ts';
import { SELECT_ALL_SQL } from './requests.ts';

/** A call failed; a later one may succeed. The message is the reason, in one word. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

/** Shorter than for commands, since the whole server waits. */
const BUSY_TIMEOUT_MS = 1 * SECOND;

export type Connection = ReturnType<typeof createConnection>;

/** The database of a folder: open, or closed with a reason until a check can open it again. */
export function createConnection(dataDir: string, uptime: Clock, log: Log) {
  let lock: DatabaseSync | undefined;
  let opened: { db: DatabaseSync; links: StaffLinks; expectSameFiles: () => void } | undefined;
  /** Why requests cannot be stored, in one word, or null. */
  let failure: string | null = 'closed';
  // Stays true until a restart, since an operator has to recover the requests of the earlier file.
  let wasReplaced = false;
  let checkedAt = 0;

  const connect = () => {
    lock?.close();
    lock = undefined;
    lock = lockFolder(dataDir);
    const db = openDatabase(dataDir, BUSY_TIMEOUT_MS);
    try {
      checkIntegrity(db);
      checkedAt = uptime();
      // A column that is missing shows here, not with the first request.
      db.prepare(SELECT_ALL_SQL);
      return { db, links: createStaffLinks(readSecret(dataDir, log)), expectSameFiles: watchFiles(db) };
    } catch (error) {
      db.close();
      throw error;
    }
  };

  const close = () => {
    opened?.db.close();
    opened = undefined;
  };

  const fail = (error: unknown) => {
    const reason = reasonOf(error);
    if (reason === null) {
      log.error({ err: error }, 'a call of the storage failed');
      return new StorageUnavailable((error as Error).name);
    }
    // The start says that another server uses the folder.
    if (reason !== failure && reason !== 'owned') log.error({ reason, err: error }, 'requests cannot be stored');
    failure = reason;
    wasReplaced ||= reason === 'replaced';
    // After these the database is whole, and only a statement failed.
    if (!['locked', 'constraint'].includes(reason)) close();
    return new StorageUnavailable(reason);
  };

  return {
    /** Runs work on the open database, whose files have to be the ones that were opened. */
    use<Result>(work: (db: DatabaseSync, links: StaffLinks) => Result): Result {
      if (!opened) throw new StorageUnavailable(String(failure));
      try {
        const result = work(opened.db, opened.links);
        opened.expectSameFiles();
        return result;
      } catch (error) {
        throw fail(error);
      }
    },
    /** Opens a closed database, or checks the open one; returns why requests cannot be stored, or null. */
    check(): string | null {
      try {
        opened ??= connect();
        opened.expectSameFiles();
        checkWriting(opened.db);
        if (uptime() - checkedAt >= HOUR) {
          checkIntegrity(opened.db);
          checkedAt = uptime();
        }
        if (failure !== null && failure !== 'closed') log.info({}, 'requests can be stored again');
        failure = null;
      } catch (error) {
        fail(error);
      }
      return failure;
    },
    isStoring: () => failure === null && !wasReplaced,
    close() {
      close();
      failure = 'closed';
      lock?.close();
      lock = undefined;
    },
  };
}
