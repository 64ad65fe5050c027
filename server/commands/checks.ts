import { existsSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { createCentreTime } from '../centre-time.ts';
import { HOUR, MINUTE } from '../clock.ts';
import { readFacts } from '../facts.ts';
import { failureWords } from '../mail/failure-words.ts';
import { createMailer, DeliveryError } from '../mail/mailer.ts';
import type { Settings } from '../settings.ts';
import { DATABASE_FILE, openDatabase, pragma } from '../tour-requests/database.ts';
import { PROMISE } from '../tour-requests/requests.ts';
import { createStatusReader, type Status } from '../tour-requests/status.ts';

/** What one check found. */
export type Check = { name: string; state: 'good' | 'doubtful' | 'bad'; words: string };

/** Runs every check; none of them changes anything. */
export async function checkAll(settings: Settings): Promise<Check[]> {
  const now = Date.now();
  const before: Check[] = [
    { name: 'settings', state: 'good', words: 'can be used' },
    checkSite(settings),
    checkServer(await isServing(settings)),
  ];
  const mail = await checkMail(settings);
  // Looked at first: opening the database closes it to others.
  const privacy = checkPrivacy(settings);
  let db: DatabaseSync;
  try {
    db = openDatabase(settings.dataDir);
  } catch (error) {
    return [
      ...before,
      { name: 'database', state: 'bad', words: error instanceof Error ? error.message : String(error) },
      mail,
    ];
  }
  try {
    const status = createStatusReader(db)();
    return [
      ...before,
      checkDatabase(db, status),
      privacy,
      checkDisk(settings),
      mail,
      checkClock(db, now),
      checkNotices(status, now),
      checkCalls(status, now),
    ];
  } finally {
    db.close();
  }
}

function checkSite({ siteDir }: Settings): Check {
  const isBuilt = existsSync(join(siteDir, 'index.html'));
  return {
    name: 'site',
    state: isBuilt ? 'good' : 'bad',
    words: isBuilt ? `built in ${siteDir}` : `not built in ${siteDir}: npm run build`,
  };
}

function checkServer(serving: boolean): Check {
  return serving
    ? { name: 'server', state: 'good', words: 'running' }
    : { name: 'server', state: 'doubtful', words: 'no answer on OPERATIONS_PORT: is it running?' };
}

async function isServing({ operationsPort }: Settings) {
  const answer = await fetch(`http://127.0.0.1:${operationsPort}/healthz`, { signal: AbortSignal.timeout(2000) }).catch(
    () => null,
  );
  return answer?.ok ?? false;
}

function checkDatabase(db: DatabaseSync, { stored, quarantined }: Status): Check {
  const verdict = pragma(db, 'integrity_check');
  if (verdict !== 'ok') return { name: 'database', state: 'bad', words: `damaged (${verdict}): restore a backup` };
  return {
    name: 'database',
    state: 'good',
    words: `whole, ${stored} tour requests, ${quarantined} of them in quarantine`,
  };
}

function checkPrivacy({ dataDir }: Settings): Check {
  const isOpen = [dataDir, join(dataDir, DATABASE_FILE)].every(
    (path) => (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o007,
  );
  return isOpen
    ? { name: 'privacy', state: 'bad', words: `other accounts could read ${dataDir} until now: who did?` }
    : { name: 'privacy', state: 'good', words: 'only this account can read the database' };
}

function checkDisk({ dataDir }: Settings): Check {
  const { bavail, bsize } = statfsSync(dataDir);
  const megabytes = Math.floor((bavail * bsize) / 1e6);
  return {
    name: 'disk',
    state: megabytes < 50 ? 'bad' : megabytes < 500 ? 'doubtful' : 'good',
    words: `${megabytes} MB free`,
  };
}

async function checkMail({ mail }: Settings): Promise<Check> {
  if (!mail) return { name: 'mail', state: 'doubtful', words: 'not set: nobody is told of a new request' };
  try {
    await createMailer(mail).verify();
    return { name: 'mail', state: 'good', words: `the mail server answers; notices go to ${mail.notifyTo.join(', ')}` };
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    return { name: 'mail', state: 'bad', words: failureWords(error) };
  }
}

function checkClock(db: DatabaseSync, now: number): Check {
  const { newest } = db.prepare('SELECT max(received_at) AS newest FROM tour_request').get() as {
    newest: number | null;
  };
  const shown = createCentreTime(readFacts().timeZone).full(now);
  return newest !== null && newest > now + MINUTE
    ? {
        name: 'clock',
        state: 'bad',
        words: `at the centre it is ${shown}, yet a request came later than that: set the clock`,
      }
    : { name: 'clock', state: 'good', words: `at the centre it is ${shown}` };
}

function checkNotices({ oldestNoticeAt, undelivered }: Status, now: number): Check {
  if (oldestNoticeAt === null) return { name: 'notices', state: 'good', words: 'staff have been told of everything' };
  const age = now - oldestNoticeAt;
  return {
    name: 'notices',
    state: age > 5 * MINUTE ? 'bad' : 'good',
    words: `${undelivered} messages wait, the oldest notice for ${spell(age)}`,
  };
}

function checkCalls({ oldestUncontactedAt }: Status, now: number): Check {
  if (oldestUncontactedAt === null) return { name: 'calls', state: 'good', words: 'no family is waiting' };
  const age = now - oldestUncontactedAt;
  const words = `the oldest request not marked contacted has waited ${spell(age)}`;
  return { name: 'calls', state: age > PROMISE ? 'bad' : age > 20 * HOUR ? 'doubtful' : 'good', words };
}

function spell(time: number) {
  if (time < HOUR) return `${Math.round(time / MINUTE)} minutes`;
  return time < 48 * HOUR ? `${Math.round(time / HOUR)} hours` : `${Math.round(time / (24 * HOUR))} days`;
}
