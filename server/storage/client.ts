import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import { SECOND } from '../time.ts';
import type { Answer, LogMessage, Storage, WorkerData } from './storage.ts';

const TIMEOUT = 10 * SECOND;

/** Each call can take 64 KB of memory. */
const MAX_CALLS = 250;

/** Without limits the heap of the thread grows to hundreds of megabytes before V8 collects garbage. */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 };

/** The call failed; a later one may succeed. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

const defaultWorker = fileURLToPath(new URL('../worker.ts', import.meta.url));

/** Starts the storage thread, which is replaced whenever it ends. */
export function startStorage(workerData: WorkerData, log: FastifyBaseLogger, filename = defaultWorker) {
  let isClosing = false;
  const pool = new Piscina({
    filename,
    workerData,
    minThreads: 1,
    maxThreads: 1,
    // The thread gets all waiting calls, and saves those that wait together in one transaction.
    concurrentTasksPerWorker: MAX_CALLS,
    maxQueue: MAX_CALLS,
    // With atomics, the thread would block while it has no call, and deliver no mail.
    atomics: 'disabled',
    resourceLimits: MEMORY,
    recordTiming: false,
  });
  pool.on('message', ([level, details, text]: LogMessage) => log[level](details, text));
  pool.on('error', (err) => log.error({ err }, 'the storage thread failed'));
  pool.on('workerDestroy', () => {
    if (!isClosing) log.error('the storage thread ended and is replaced');
  });

  const run = (name: string, task?: unknown): Promise<Answer<unknown>> =>
    // Messages of errors can quote a visitor.
    pool.run(task, { name }).catch(({ name: type, code = type }) => ({ reason: code }));

  const call =
    <Method extends 'open' | keyof Storage>(name: Method) =>
    async (task?: unknown) => {
      if (isClosing) throw new StorageUnavailable('closed');
      const { promise, resolve } = Promise.withResolvers<{ reason: string }>();
      const timer = setTimeout(resolve, TIMEOUT, { reason: 'timeout' });
      const answer = await Promise.race([run(name, task), promise]);
      clearTimeout(timer);
      if ('reason' in answer) throw new StorageUnavailable(answer.reason);
      return answer.value;
    };

  // The main thread asks for each run of the jobs, so that a job that kills the thread is not repeated at once.
  const repeat = async (name: 'tick' | 'deliver', pause: number) => {
    for (;;) {
      await wait(pause, undefined, { ref: false });
      if (isClosing) return;
      await run(name);
    }
  };
  repeat('tick', 30 * SECOND);
  repeat('deliver', 5 * SECOND);

  return {
    /** Resolves to why requests cannot be stored, in one word, or null. */
    opened: call('open')().catch(({ message }: StorageUnavailable) => message) as Promise<string | null>,
    save: call('save') as Storage['save'],
    openStaffLink: call('openStaffLink') as Storage['openStaffLink'],
    health: call('health') as Storage['health'],
    async close() {
      if (isClosing) return;
      const closed = call('close')().catch(() => {});
      isClosing = true;
      await closed;
      await pool.destroy();
    },
  } satisfies Storage & { opened: Promise<string | null> };
}
