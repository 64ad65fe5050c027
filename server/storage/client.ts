import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { MINUTE, SECOND } from '../time.ts';
import { DATABASE_REPLACED, isDatabaseError } from './sqlite-errors.ts';
import type { FromWorker, Storage, WorkerData } from './storage.ts';

const TIMEOUT = 10 * SECOND;

/** Calls of 64 KB each fit into the memory of the thread. */
const MAX_PENDING = 500;
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 };

/** The call was not answered; a later attempt may succeed. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

const defaultWorker = new URL('../worker.ts', import.meta.url);

/** Starts the storage thread, forwards calls to it, and restarts it whenever it ends. */
export function startStorage(workerData: WorkerData, log: FastifyBaseLogger, file = defaultWorker) {
  const pending = new Map<number, PromiseWithResolvers<unknown> & { timer: NodeJS.Timeout }>();
  let thread: Worker | null = null;
  let restarts = 0;
  let restartTimer: NodeJS.Timeout | undefined;
  let lastId = 0;
  let isClosing = false;
  // An operator has to look for the requests of the earlier file, so this lasts until the process restarts.
  let wasReplaced = false;

  const take = (id: number) => {
    const call = pending.get(id);
    pending.delete(id);
    clearTimeout(call?.timer);
    return call;
  };
  const fail = (id: number, reason: string) => take(id)?.reject(new StorageUnavailable(reason));

  const start = () =>
    new Promise<void>((resolve, reject) => {
      const startedAt = performance.now();
      thread = new Worker(file, { workerData, resourceLimits: MEMORY });
      thread.on('message', (message: FromWorker) => {
        if (message.type === 'ready') resolve();
        else if (message.type === 'log') log[message.level](message.details, message.text);
        else if (message.type === 'done') take(message.id)?.resolve(message.value);
        else fail(message.id, message.reason);
      });
      thread.on('error', (err: Error & { code?: string }) => {
        wasReplaced ||= err.code === DATABASE_REPLACED;
        log.error({ err }, 'the storage thread failed');
        reject(err);
      });
      thread.on('exit', () => {
        thread = null;
        for (const id of pending.keys()) fail(id, 'thread ended');
        if (isClosing) return;
        // A thread can become ready and still die of its first task, so only a longer life resets the pause.
        if (performance.now() - startedAt > MINUTE) restarts = 0;
        restartTimer = setTimeout(() => start().catch(() => {}), Math.min(30, restarts) * SECOND);
        restarts += 1;
      });
    });

  const call = (method: keyof Storage, args: unknown[]) => {
    if (!thread || isClosing) return Promise.reject(new StorageUnavailable(isClosing ? 'closed' : 'no thread'));
    if (pending.size >= MAX_PENDING) return Promise.reject(new StorageUnavailable('too many calls'));
    lastId += 1;
    const id = lastId;
    const timer = setTimeout(() => fail(id, 'timeout'), TIMEOUT);
    const resolvers = Promise.withResolvers<unknown>();
    pending.set(id, { ...resolvers, timer });
    thread.postMessage({ id, method, args });
    return resolvers.promise;
  };
  const forward = <Method extends keyof Storage>(method: Method) =>
    ((...args: unknown[]) => call(method, args)) as Storage[Method];

  return {
    /** Resolves once the thread is ready, or has found a database that it cannot use for now. */
    opened: start().catch((error) => {
      if (!isDatabaseError(error)) throw error;
    }),
    save: forward('save'),
    answerStaff: forward('answerStaff'),
    health: async () => {
      const health = await forward('health')();
      return { ...health, storing: health.storing && !wasReplaced };
    },
    async close() {
      const closed = call('close', []).catch(() => {});
      isClosing = true;
      clearTimeout(restartTimer);
      await closed;
      await thread?.terminate();
    },
  } satisfies Storage & { opened: Promise<void> };
}
