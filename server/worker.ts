import { parentPort, workerData } from 'node:worker_threads';
import { createService } from './service.ts';
import { openDatabase } from './storage/database.ts';
import { createKeys, readSecret } from './storage/keys.ts';
import { isDatabaseError } from './storage/sqlite-errors.ts';
import type { Call, FromWorker, Incoming, WorkerData } from './storage/storage.ts';
import { SECOND } from './time.ts';

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread');
const data: WorkerData = workerData;

/** Shorter than for commands, since families wait for the write. */
const BUSY_TIMEOUT_MS = 1 * SECOND;

const send = (message: FromWorker) => port.postMessage(message);
const service = createService(openDatabase(data.settings.dataDir, BUSY_TIMEOUT_MS), data, {
  keys: createKeys(readSecret(data.settings.dataDir)),
  clock: Date.now,
  uptime: () => performance.now(),
  log: (level, details, text) => send({ type: 'log', level, details, text }),
});
const timers = [setInterval(service.tick, 30 * SECOND), setInterval(service.deliver, 5 * SECOND)];
let group: { id: number; incoming: Incoming }[] = [];

port.on('message', ({ id, method, args }: Call) => {
  if (method === 'health') reply(id, service.health);
  else if (method === 'openStaffLink') reply(id, () => service.openStaffLink(...args));
  else if (method === 'close') reply(id, close);
  else {
    // Calls that arrive before the next turn share one transaction, and so one wait for the disk.
    if (group.length === 0) setImmediate(saveGroup);
    group.push({ id, incoming: args[0] });
  }
});

function saveGroup() {
  if (group.length === 0) return;
  const calls = group;
  group = [];
  const outcomes = service.save(calls.map(({ incoming }) => incoming));
  for (const [index, { id }] of calls.entries()) {
    reply(id, () => {
      const outcome = outcomes[index];
      if (!outcome || 'error' in outcome) throw outcome?.error;
      return outcome.saved;
    });
  }
  service.deliver();
}

async function close() {
  timers.forEach(clearInterval);
  saveGroup();
  await service.close();
}

async function reply(id: number, work: () => unknown) {
  try {
    send({ type: 'done', id, value: await work() });
  } catch (error) {
    const { name, errcode } = error as Error & { errcode?: number };
    send({ type: 'failed', id, reason: errcode === undefined ? name : `SQLite ${errcode}` });
    if (isDatabaseError(error)) return;
    // Ends the thread after the other calls of the group are answered. A new one opens the database.
    setImmediate(() => {
      throw error;
    });
  }
}

send({ type: 'ready' });
service.tick();
