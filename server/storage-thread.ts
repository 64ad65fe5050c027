import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { MINUTE, SECOND } from './clock.ts';
import type { Answer, FromWorker, WorkerData } from './storage/messages.ts';

type Parts = {
  data: WorkerData;
  log: FastifyBaseLogger;
  /** The first thread, where it was prepared before. */
  prepared?: Worker;
  /** The code of the thread. */
  file?: URL;
  /** Takes each answer of the thread. */
  onAnswer(answer: Answer): void;
  /** Called each time the thread has ended: what it was asked is lost. */
  onEnd(): void;
};

/** Megabytes that the thread may take: it works through small messages, and V8 would rather grow than clean up. */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

const worker = new URL('./storage/worker.ts', import.meta.url);

/** Starts a thread up to where it waits to be told what to work with: its code loads while this thread loads its own. */
export function prepareStorageThread(file = worker): Worker {
  return new Worker(file, { resourceLimits: MEMORY, stdout: false, stderr: false });
}

/** Starts the thread that owns the database, the outbox and the mailer, and again whenever it ends; `started` is fulfilled once the first one is ready, or throws what kept it from being so. */
export function startStorageThread({ data, log, prepared, file, onAnswer, onEnd }: Parts) {
  let current: Worker | null = null;
  let restarts = 0;
  let restartTimer: NodeJS.Timeout | undefined;
  let isEnding = false;

  const start = (thread: Worker) =>
    new Promise<void>((resolve, reject) => {
      const startedAt = performance.now();
      current = thread;
      thread.on('message', (message: FromWorker) => {
        if (message.type === 'ready') resolve();
        else if (message.type === 'log') log[message.level](message.details, message.text);
        else onAnswer(message);
      });
      thread.on('error', (err) => {
        log.error({ err }, 'the storing thread failed');
        reject(err);
      });
      thread.on('exit', () => {
        if (current === thread) current = null;
        onEnd();
        if (isEnding) return;
        // To be ready proves little: a thread can die of its first task, and would then do so without a pause.
        if (performance.now() - startedAt > MINUTE) restarts = 0;
        const startAgain = () => start(prepareStorageThread(file)).catch(() => {});
        restartTimer = setTimeout(startAgain, Math.min(30, restarts) * SECOND);
        restarts += 1;
      });
      thread.postMessage(data);
    });

  const thread = {
    /** The thread as it runs now; null where it has ended and is not started again yet. */
    current: () => current,
    /** Lets the thread do one last thing, and ends it for good. */
    async end(last: () => Promise<unknown>) {
      isEnding = true;
      clearTimeout(restartTimer);
      if (current) await last();
      await current?.terminate();
    },
  };
  return { thread, started: start(prepared ?? prepareStorageThread(file)) };
}
