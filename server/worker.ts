import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { describeError, type Log } from './describe-error.ts';
import { createService } from './service.ts';
import { openDatabase, ownFolder } from './storage/database.ts';
import { createKeys, readSecret } from './storage/keys.ts';
import { reasonOf } from './storage/sqlite-errors.ts';
import type { Answer, Incoming, LogMessage, OpenedLink, Saved, WorkerData } from './storage/storage.ts';
import { SECOND } from './time.ts';

/** Shorter than for commands, since families wait for the write. */
const BUSY_TIMEOUT_MS = 1 * SECOND;

const data: WorkerData = workerData;
const { dataDir } = data.settings;
const log: Log = (...message) => parentPort?.postMessage(message satisfies LogMessage);
let lock: DatabaseSync | undefined;

const service = createService(
  () => {
    lock?.close();
    lock = undefined;
    lock = ownFolder(dataDir);
    const keys = createKeys(readSecret(dataDir, log));
    return { db: openDatabase(dataDir, BUSY_TIMEOUT_MS), keys };
  },
  data,
  { clock: Date.now, uptime: () => performance.now(), log },
);

// The client calls the exported functions by name, each with one argument.
export const open = () => answer(service.open);
export const openStaffLink = (link: OpenedLink) => answer(() => service.openStaffLink(link));
export const health = () => answer(service.health);
export const tick = () => answer(service.tick);
export const deliver = () => answer(service.deliver);

let group: { incoming: Incoming; resolve: (answer: Answer<Saved>) => void }[] = [];

/** Calls that arrive before the next turn share one transaction, and so one wait for the disk. */
export function save(incoming: Incoming): Promise<Answer<Saved>> {
  const { promise, resolve } = Promise.withResolvers<Answer<Saved>>();
  if (group.length === 0) setImmediate(saveGroup);
  group.push({ incoming, resolve });
  return promise;
}

function saveGroup() {
  if (group.length === 0) return;
  const calls = group;
  group = [];
  const outcome = answer(() => service.save(calls.map(({ incoming }) => incoming)));
  for (const [index, { resolve }] of calls.entries())
    resolve('value' in outcome ? { value: outcome.value[index] as Saved } : outcome);
  deliver();
}

export async function close(): Promise<Answer<void>> {
  saveGroup();
  await service.close();
  lock?.close();
  return { value: undefined };
}

/** Leaves out the message of an error, which can quote a visitor. */
function answer<Value>(work: () => Value): Answer<Value> {
  try {
    return { value: work() };
  } catch (error) {
    const reason = reasonOf(error);
    if (reason !== null) return { reason };
    log('error', { err: describeError(error as Error) }, 'a call of the storage thread failed');
    return { reason: (error as Error).name };
  }
}
