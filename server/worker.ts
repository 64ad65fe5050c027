import { parentPort, workerData } from 'node:worker_threads';
import { createService } from './service.ts';
import { openDatabase } from './storage/database.ts';
import { createKeys, readSecret } from './storage/keys.ts';
import { isDatabaseError } from './storage/sqlite-errors.ts';
import type { Call, FromWorker, WorkerData } from './storage/storage.ts';
import { SECOND } from './time.ts';

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread');
const data: WorkerData = workerData;

/** Shorter than for commands: families wait as long as the write does. */
const BUSY_TIMEOUT_MS = 1 * SECOND;

const send = (message: FromWorker) => port.postMessage(message);
const service = createService(openDatabase(data.settings.dataDir, BUSY_TIMEOUT_MS), data, {
  keys: createKeys(readSecret(data.settings.dataDir)),
  clock: Date.now,
  log: (level, details, text) => send({ type: 'log', level, details, text }),
});
const timers = [setInterval(service.tick, 30 * SECOND), setInterval(service.deliver, 5 * SECOND)];
let group: Extract<Call, { method: 'save' }>[] = [];

port.on('message', async (call: Call) => {
  if (call.method === 'save') {
    // Calls that arrive before the next turn share one transaction, and so one wait for the disk.
    if (group.length === 0) setImmediate(saveGroup);
    group.push(call);
  } else if (call.method === 'close') {
    timers.forEach(clearInterval);
    saveGroup();
    await service.close();
    reply(call.id, () => null);
  } else if (call.method === 'health') {
    reply(call.id, () => service.health());
  } else {
    reply(call.id, () => service.answerStaff(...call.args));
  }
});

function saveGroup() {
  if (group.length === 0) return;
  const calls = group;
  group = [];
  const attempts = service.save(calls.map(({ args: [incoming] }) => incoming));
  for (const [index, { id }] of calls.entries()) {
    reply(id, () => {
      const attempt = attempts[index];
      if (!attempt || 'error' in attempt) throw attempt?.error;
      return attempt.saved;
    });
  }
  service.deliver();
}

function reply(id: number, work: () => unknown) {
  try {
    send({ type: 'done', id, value: work() });
  } catch (error) {
    const { name, errcode } = error as Error & { errcode?: number };
    send({ type: 'failed', id, reason: errcode === undefined ? name : `SQLite ${errcode}` });
    if (isDatabaseError(error)) return;
    // The thread is restarted and opens the database anew; other calls of the group are answered first.
    setImmediate(() => {
      throw error;
    });
  }
}

send({ type: 'ready' });
service.tick();
