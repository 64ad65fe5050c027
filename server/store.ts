import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { Content } from '../shared/read-content.ts';
import { MINUTE, SECOND } from './clock.ts';
import { type Settings, SettingsError } from './settings.ts';
import { isPassing } from './storage/database.ts';
import type { Incoming, Saved } from './storage/incoming.ts';
import type { FromWorker, Question, ToWorker, WorkerData } from './storage/messages.ts';
import type { Status } from './storage/status.ts';

/** Keeps tour requests. */
export type Store = {
  /** Stores a request; fulfilled only once it is on disk. */
  save(incoming: Incoming): Promise<Saved>;
  /** How things stand, for health checks. */
  status(): Promise<Status>;
  /** Finishes what is under way and closes. */
  close(): Promise<void>;
};

/** A request could not be stored now; a later attempt may succeed. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

const ANSWER_TIMEOUT = 10 * SECOND;
const MOST_WAITING = 5000;
const worker = new URL('./storage/worker.ts', import.meta.url);

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };

type Parts = {
  content: Content;
  settings: Settings;
  log: FastifyBaseLogger;
  /** The code of the thread. */
  file?: URL;
};

/** Starts the thread that owns the database, the outbox and the mailer; should it end, it is started again. */
export async function openStore({ content, settings, log, file = worker }: Parts): Promise<Store> {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let lastId = 0;
  let restarts = 0;
  let closing = false;
  let restartTimer: NodeJS.Timeout | undefined;

  const settle = (id: number, act: (entry: Waiting) => void) => {
    const entry = waiting.get(id);
    if (!entry) return;
    waiting.delete(id);
    clearTimeout(entry.timer);
    act(entry);
  };

  const start = () =>
    new Promise<void>((resolve, reject) => {
      const started = new Worker(file, {
        workerData: { settings, content } satisfies WorkerData,
        stdout: false,
        stderr: false,
      });
      const startedAt = performance.now();
      thread = started;
      started.on('message', (message: FromWorker) => {
        if (message.type === 'ready') resolve();
        else if (message.type === 'log') log[message.level](message.details, message.text);
        else if (message.type === 'failed')
          settle(message.id, ({ reject }) => reject(new StoreUnavailable(message.code)));
        else settle(message.id, ({ resolve }) => resolve(message.value as never));
      });
      started.on('error', (err) => {
        log.error({ err }, 'the storing thread failed');
        reject(err);
      });
      started.on('exit', () => {
        if (thread === started) thread = null;
        for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(new StoreUnavailable('thread ended')));
        if (closing) return;
        // To be ready proves little: a thread can die of its first chore, and would then do so without a pause.
        if (performance.now() - startedAt > MINUTE) restarts = 0;
        restartTimer = setTimeout(() => start().catch(() => {}), Math.min(30, restarts) * SECOND);
        restarts += 1;
      });
    });

  const ask = <Answer>(question: Question) =>
    new Promise<Answer>((resolve, reject) => {
      if (!thread || waiting.size >= MOST_WAITING)
        return reject(new StoreUnavailable(thread ? 'too many waiting' : 'no thread'));
      lastId += 1;
      const id = lastId;
      const timer = setTimeout(
        () => settle(id, ({ reject }) => reject(new StoreUnavailable('too slow'))),
        ANSWER_TIMEOUT,
      );
      waiting.set(id, { resolve, reject, timer });
      thread.postMessage({ ...question, id } satisfies ToWorker);
    });

  await start().catch((error: Error) => {
    // With a full disk the pages are still worth serving, and the thread is started again until it succeeds.
    if (isPassing(error)) return;
    closing = true;
    clearTimeout(restartTimer);
    throw new SettingsError(`Tour requests cannot be kept in ${settings.dataDir}: ${error.message}`);
  });
  return {
    save: (incoming) => ask<Saved>({ type: 'save', incoming }),
    status: () => ask<Status>({ type: 'status' }),
    async close() {
      closing = true;
      clearTimeout(restartTimer);
      if (thread) await ask({ type: 'close' }).catch(() => {});
      await thread?.terminate();
    },
  };
}
