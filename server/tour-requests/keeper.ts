import type { DatabaseSync } from 'node:sqlite';
import type { Settings } from '../settings.ts';
import type { Incoming } from './incoming.ts';
import { type Attempt, createSaver } from './save.ts';
import { createStatusReader, type Status } from './status.ts';

/** Owns the database: stores requests, and later sees to everything that follows from them. */
export type Keeper = {
  /** Stores a group of requests; returns once they are on disk. */
  save(group: readonly Incoming[]): Attempt[];
  /** How things stand. */
  status(): Status;
  /** Finishes what is under way and closes the database. */
  close(): Promise<void>;
};

/** Takes charge of a database. */
export function createKeeper(db: DatabaseSync, settings: Settings): Keeper {
  const save = createSaver(db, settings.mail?.notifyTo ?? []);
  const status = createStatusReader(db);
  return {
    save,
    status,
    async close() {
      db.close();
    },
  };
}
