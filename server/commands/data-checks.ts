import { accessSync, constants, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type CenterTime, NOTICE_IS_LATE } from '../center-time.ts';
import { HOUR, MINUTE } from '../clock.ts';
import type { Settings } from '../settings.ts';
import { DATABASE_FILE, openToRead, pragma } from '../storage/database.ts';
import { createHealthReader } from '../storage/health.ts';
import { SECRET_FILE } from '../storage/keys.ts';
import type { StorageHealth } from '../storage/storage.ts';
import { missingDatabase } from './command.ts';
import { countOf } from './output.ts';

/** What one check found. */
export type Check = { name: string; state: 'good' | 'doubtful' | 'bad'; words: string };

/** Says what one check found. */
export function found(name: string, state: Check['state'], words: string): Check {
  return { name, state, words };
}

/** Checks the database, the folder it lies in, and who is kept waiting, without changing any of them. */
export function checkData(settings: Settings, time: CenterTime, now: number): Check[] {
  const absence = missingDatabase(settings);
  if (absence) return [found('database', 'bad', absence)];
  const surroundings = [checkPrivacy(settings), checkLinks(settings), checkDisk(settings)];
  try {
    using db = openToRead(settings.dataDir);
    const status = createHealthReader(db)();
    return [
      checkDatabase(db, status),
      ...surroundings,
      checkClock(db, time, now),
      checkNotices(status, now),
      checkCalls(status, time, now),
    ];
  } catch (error) {
    const words = `cannot be read: ${error instanceof Error ? error.message : error}`;
    return [found('database', 'bad', words), ...surroundings];
  }
}

function checkDatabase(db: DatabaseSync, { stored, quarantined }: StorageHealth): Check {
  const verdict = pragma(db, 'integrity_check');
  if (verdict !== 'ok') return found('database', 'bad', `damaged (${verdict}): restore a backup`);
  return found('database', 'good', `whole, ${countOf(stored, 'tour request')}, ${quarantined} of them in quarantine`);
}

function checkPrivacy({ dataDir }: Settings): Check {
  const isOpen = [dataDir, join(dataDir, DATABASE_FILE)].every(
    (path) => (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o007,
  );
  return isOpen
    ? found('privacy', 'bad', `other accounts can read ${dataDir}: chmod 700 ${dataDir}`)
    : found('privacy', 'good', 'only this account can read the database');
}

function checkLinks({ dataDir }: Settings): Check {
  const file = join(dataDir, SECRET_FILE);
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat)
    return found('links', 'bad', `${file} is missing: put your copy there, or links in earlier letters end at a start`);
  if (stat.mode & 0o077) return found('links', 'bad', `other accounts can read ${file}: chmod 600 ${file}`);
  try {
    accessSync(file, constants.R_OK);
  } catch {
    return found('links', 'bad', `this account cannot read ${file}: give it the owner of the database`);
  }
  return found('links', 'good', `${SECRET_FILE} is there, and only this account can read it`);
}

function checkDisk({ dataDir }: Settings): Check {
  const { bavail, bsize } = statfsSync(dataDir);
  const megabytes = Math.floor((bavail * bsize) / 1e6);
  return found('disk', megabytes < 50 ? 'bad' : megabytes < 500 ? 'doubtful' : 'good', `${megabytes} MB free`);
}

function checkClock(db: DatabaseSync, time: CenterTime, now: number): Check {
  const { newest } = db.prepare('SELECT max(received_at) AS newest FROM tour_request').get() as {
    newest: number | null;
  };
  const shown = time.full(now);
  return newest !== null && newest > now + MINUTE
    ? found('clock', 'bad', `at the center it is ${shown}, yet a request came later than that: set the clock`)
    : found('clock', 'good', `at the center it is ${shown}`);
}

function checkNotices({ oldestNoticeAt, undelivered }: StorageHealth, now: number): Check {
  if (oldestNoticeAt === null) return found('notices', 'good', 'staff have been told of everything');
  const age = now - oldestNoticeAt;
  const words = `${countOf(undelivered, 'message')} ${undelivered === 1 ? 'waits' : 'wait'}, the oldest notice for ${spell(age)}`;
  return found('notices', age > NOTICE_IS_LATE ? 'bad' : 'good', words);
}

function checkCalls({ oldestUncontactedAt }: StorageHealth, time: CenterTime, now: number): Check {
  if (oldestUncontactedAt === null) return found('calls', 'good', 'no family is waiting');
  const age = now - oldestUncontactedAt;
  const state = age > time.promise ? 'bad' : age > time.remindAfter ? 'doubtful' : 'good';
  return found('calls', state, `the oldest request not marked contacted has waited ${spell(age)}`);
}

function spell(time: number) {
  if (time < HOUR) return countOf(Math.round(time / MINUTE), 'minute');
  return time < 48 * HOUR ? countOf(Math.round(time / HOUR), 'hour') : countOf(Math.round(time / (24 * HOUR)), 'day');
}
