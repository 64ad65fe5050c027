import { parentPort, workerData } from 'node:worker_threads';
import { MINUTE, SECOND } from '../clock.ts';
import { describeError } from '../log.ts';
import { isPassing } from '../passing-error.ts';
import { openDatabase } from './database.ts';
import { createKeys, readSecret } from './keys.ts';
import type { FromWorker, Incoming, ToWorker, WorkerData } from './messages.ts';
import { watchDatabaseFiles } from './proof.ts';
import { createStorageService } from './storage-service.ts';
import type { StaffQuestion } from './views.ts';

const { settings, content, hasStaffPages } = workerData as WorkerData;
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread');

/** Milliseconds that a write waits for another process: families wait with it, and all that comes after them. */
const PATIENCE = 1 * SECOND;

const send = (message: FromWorker) => port.postMessage(message);
const checkFiles = watchDatabaseFiles(settings.dataDir);
const db = openDatabase(settings.dataDir, PATIENCE);
const storage = createStorageService(db, settings, {
  content,
  hasStaffPages,
  keys: createKeys(readSecret(settings.dataDir)),
  clock: Date.now,
  log: (level, details, text) => send({ type: 'log', level, details, text }),
});
const timers = [setInterval(tick, MINUTE), setInterval(() => retryLater(storage.deliver), 5 * SECOND)];
let group: { id: number; incoming: Incoming }[] = [];

port.on('message', async (message: ToWorker) => {
  if (message.type === 'save') {
    // Whatever has arrived by the next turn shares one transaction, and so one wait for the disk.
    if (group.length === 0) setImmediate(saveGroup);
    group.push(message);
  } else if (message.type === 'status') {
    send({ type: 'done', id: message.id, value: storage.status() });
  } else if (message.type === 'staff') {
    answerStaff(message);
  } else {
    timers.forEach(clearInterval);
    // What came just before is still stored.
    saveGroup();
    await storage.close();
    send({ type: 'done', id: message.id, value: null });
  }
});

function saveGroup() {
  if (group.length === 0) return;
  const current = group;
  group = [];
  // Before and after: what went into files that were taken away in between is not stored.
  checkFiles();
  const attempts = storage.save(current.map(({ incoming }) => incoming));
  checkFiles();
  let isAnyStored = false;
  let fatal: unknown;
  for (const [index, { id }] of current.entries()) {
    const attempt = attempts[index];
    if (attempt && 'saved' in attempt) {
      isAnyStored = true;
      send({ type: 'done', id, value: attempt.saved });
      continue;
    }
    const error = attempt?.error;
    send({ type: 'failed', id, code: `SQLite ${(error as { errcode?: number } | undefined)?.errcode}` });
    if (!isPassing(error)) fatal = error;
  }
  if (isAnyStored) retryLater(storage.deliver);
  // A fresh thread opens the database anew, which fixes more than going on with this connection would.
  if (fatal)
    setImmediate(() => {
      throw fatal;
    });
}

/** Answers a page for staff; what a locked or full database hinders fails alone. */
function answerStaff({ id, question }: { id: number; question: StaffQuestion }) {
  try {
    checkFiles();
    send({ type: 'done', id, value: storage.answerStaff(question) });
  } catch (error) {
    send({ type: 'failed', id, code: `SQLite ${(error as { errcode?: number }).errcode}` });
    if (!isPassing(error)) throw error;
  }
}

function tick() {
  checkFiles();
  retryLater(storage.tick);
}

/** Does work that a locked or full database may hinder for now; it comes round again. */
function retryLater(work: () => void) {
  try {
    work();
  } catch (error) {
    if (!isPassing(error)) throw error;
    send({ type: 'log', level: 'error', details: describeError(error as Error), text: 'maintenance has to wait' });
  }
}

send({ type: 'ready' });
tick();
