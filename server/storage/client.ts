import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { MINUTE, SECOND } from '../time.ts';
import { DATABASE_REPLACED, isDatabaseError } from './sqlite-errors.ts';
import type { FromWorker, Storage, WorkerData } from './storage.ts';

const TIMEOUT = 10 * SECOND;

/** Each call can take 64 KB of memory. */
const MAX_PENDING = 500;

/** Without limits the heap of the thread grows to hundreds of megabytes before V8 collects garbage. */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 };

/** The call failed; a later one may succeed. */
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
  // Stays true until a restart, since an operator has to recover the requests of the earlier file.
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
        // A thread can crash right after it became ready, so only one that lived longer resets the delay.
        if (performance.now() - startedAt > MINUTE) restarts = 0;
        restartTimer = setTimeout(() => start().catch(() => {}), Math.min(30, restarts) * SECOND);
        restarts += 1;
      });
    });

  const forward =
    <Method extends keyof Storage>(method: Method) =>
    async (...args: Parameters<Storage[Method]>): Promise<Awaited<ReturnType<Storage[Method]>>> => {
      if (!thread || isClosing) throw new StorageUnavailable(isClosing ? 'closed' : 'no thread');
      if (pending.size >= MAX_PENDING) throw new StorageUnavailable('too many calls');
      lastId += 1;
      const id = lastId;
      const call = Promise.withResolvers<unknown>();
      pending.set(id, { ...call, timer: setTimeout(() => fail(id, 'timeout'), TIMEOUT) });
      thread.postMessage({ id, method, args });
      return (await call.promise) as Awaited<ReturnType<Storage[Method]>>;
    };
  const readHealth = forward('health');
  const end = forward('close');

  return {
    /** Resolves when the thread is ready or has failed with a database error that may go away. */
    opened: start().catch((error) => {
      if (!isDatabaseError(error)) throw error;
    }),
    save: forward('save'),
    openStaffLink: forward('openStaffLink'),
    async health() {
      const health = await readHealth();
      return { ...health, storing: health.storing && !wasReplaced };
    },
    async close() {
      const ended = end().catch(() => {});
      isClosing = true;
      clearTimeout(restartTimer);
      await ended;
      await thread?.terminate();
    },
  } satisfies Storage & { opened: Promise<void> };
}
