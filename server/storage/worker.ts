import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { MINUTE, SECOND } from '../clock.ts';
import { describeError } from '../log.ts';
import { isDamage, isOfStorage, isPassing } from '../passing-error.ts';
import { openDatabase } from './database.ts';
import { DatabaseReplaced, watchDatabaseFiles } from './database-files.ts';
import { createKeys, readSecret } from './keys.ts';
import type { FromWorker, Incoming, ToWorker, WorkerData } from './messages.ts';
import { openReadBack } from './read-back.ts';
import type { Attempt } from './save.ts';
import { createStorageService } from './storage-service.ts';

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread');
const [{ settings, content, hasStaffPages }] = (await once(port, 'message')) as [WorkerData];

/** Milliseconds that a write waits for another process: families wait with it, and all that comes after them. */
const PATIENCE = 1 * SECOND;

const send = (message: FromWorker) => port.postMessage(message);
const files = watchDatabaseFiles(settings.dataDir);
const db = openDatabase(settings.dataDir, PATIENCE);
const readBack = openReadBack(settings.dataDir);
const storage = createStorageService(db, settings, {
  content,
  hasStaffPages,
  keys: createKeys(readSecret(settings.dataDir)),
  clock: Date.now,
  log: (level, details, text) => send({ type: 'log', level, details, text }),
});
const timers = [setInterval(tick, MINUTE), setInterval(deliver, 5 * SECOND)];
let group: { id: number; incoming: Incoming }[] = [];
/** Why nothing is stored until a check finds the database whole again; it stays open, since to close it would delete the log. */
let damage: unknown = null;

port.on('message', async (message: ToWorker) => {
  if (message.type === 'save') {
    // Whatever has arrived by the next turn shares one transaction, and so one wait for the disk.
    if (group.length === 0) setImmediate(saveGroup);
    group.push(message);
  } else if (message.type === 'status') {
    answer(message.id, storage.status);
  } else if (message.type === 'staff') {
    answer(message.id, () => {
      expectSound();
      return storage.answerStaff(message.question);
    });
  } else {
    timers.forEach(clearInterval);
    // What came just before is still stored.
    saveGroup();
    readBack.close();
    await storage.close();
    send({ type: 'done', id: message.id, value: null });
  }
});

function saveGroup() {
  if (group.length === 0) return;
  const current = group;
  group = [];
  const attempts = attemptToSave(current.map(({ incoming }) => incoming));
  let isAnyStored = false;
  let fatal: unknown;
  for (const [index, { id }] of current.entries()) {
    const attempt = attempts[index];
    if (attempt && 'saved' in attempt) {
      isAnyStored = true;
      send({ type: 'done', id, value: attempt.saved });
      continue;
    }
    fatal = fail(id, attempt?.error) ?? fatal;
  }
  if (isAnyStored) deliver();
  // A fresh thread opens the database anew, which fixes more than going on with this connection would.
  if (fatal)
    setImmediate(() => {
      throw fatal;
    });
}

/** Stores a group, and looks at the files before and after: what went into files that were taken away or damaged in between is not stored. */
function attemptToSave(incoming: readonly Incoming[]): Attempt[] {
  try {
    expectSound();
    const attempts = storage.save(incoming);
    files.check();
    readBack.expect(attempts.flatMap(referenceOf));
    return attempts;
  } catch (error) {
    if (error instanceof DatabaseReplaced) throw error;
    return incoming.map(() => ({ error }));
  }
}

function referenceOf(attempt: Attempt): string[] {
  return 'saved' in attempt && 'reference' in attempt.saved ? [attempt.saved.reference] : [];
}

function expectSound() {
  if (damage) throw damage;
  files.check();
}

/** Answers a question; what a locked, full or damaged database hinders fails alone. */
function answer(id: number, work: () => unknown) {
  try {
    send({ type: 'done', id, value: work() });
  } catch (error) {
    const fatal = fail(id, error);
    if (fatal) throw fatal;
  }
}

/** Says that a question could not be answered; gives the error back where this thread should not go on after it. */
function fail(id: number, error: unknown): unknown {
  send({ type: 'failed', id, code: `SQLite ${(error as { errcode?: number } | undefined)?.errcode}` });
  if (isDamage(error)) rest(error);
  return isOfStorage(error) ? null : error;
}

/** Stops storing, and keeps a copy of the files as they are now. */
function rest(error: unknown) {
  if (damage) return;
  damage = error;
  storage.cannotStore(error as Error);
  try {
    files.keepCopy(Date.now());
  } catch (cause) {
    logError(cause, 'the damaged database could not be copied');
  }
}

function tick() {
  retryLater(() => {
    files.check();
    readBack.checkWhole();
    damage = null;
    storage.tick();
  });
}

function deliver() {
  if (!damage) retryLater(storage.deliver);
}

/** Does work that a locked, full or damaged database may hinder for now; it comes round again. */
function retryLater(work: () => void) {
  try {
    work();
  } catch (error) {
    if (isDamage(error)) return rest(error);
    if (!isPassing(error)) throw error;
    logError(error, 'maintenance has to wait');
  }
}

function logError(error: unknown, text: string) {
  send({ type: 'log', level: 'error', details: describeError(error as Error), text });
}

send({ type: 'ready' });
tick();
