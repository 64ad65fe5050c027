import type { FastifyBaseLogger } from 'fastify';
import type { Content } from '../shared/read-content.ts';
import { SECOND } from './clock.ts';
import { isPassing } from './passing-error.ts';
import { type Settings, SettingsError } from './settings.ts';
import type { Incoming, Saved } from './storage/incoming.ts';
import type { Answer, Question, Status } from './storage/messages.ts';
import { startStorageThread } from './storage-thread.ts';

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

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };

type Parts = {
  content: Content;
  settings: Settings;
  log: FastifyBaseLogger;
  /** The code of the storing thread, where a test brings its own. */
  file?: URL;
};

/** Opens the main thread's handle on the storing thread: each question waits for the answer with its number. */
export async function openStore({ content, settings, log, file }: Parts): Promise<Store> {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let isClosed = false;

  const settle = (id: number, act: (entry: Waiting) => void) => {
    const entry = waiting.get(id);
    if (!entry) return;
    waiting.delete(id);
    clearTimeout(entry.timer);
    act(entry);
  };
  const fail = (id: number, reason: string) => settle(id, ({ reject }) => reject(new StoreUnavailable(reason)));

  const { thread, started } = startStorageThread({
    data: { content, settings },
    log,
    file,
    onAnswer(answer: Answer) {
      if (answer.type === 'failed') fail(answer.id, answer.code);
      else settle(answer.id, ({ resolve }) => resolve(answer.value as never));
    },
    onEnd() {
      for (const id of waiting.keys()) fail(id, 'thread ended');
    },
  });

  const ask = <Value>(question: Question) =>
    new Promise<Value>((resolve, reject) => {
      if (waiting.size >= MOST_WAITING) return reject(new StoreUnavailable('too many waiting'));
      lastId += 1;
      const id = lastId;
      waiting.set(id, { resolve, reject, timer: setTimeout(() => fail(id, 'too slow'), ANSWER_TIMEOUT) });
      if (!thread.send({ ...question, id })) fail(id, 'no thread');
    });

  await started.catch(async (error: Error) => {
    // With a full disk the pages are still worth serving, and the thread is started again until it succeeds.
    if (isPassing(error)) return;
    await thread.end(async () => {});
    throw new SettingsError(`Tour requests cannot be kept in ${settings.dataDir}: ${error.message}`);
  });
  return {
    async save(incoming) {
      if (isClosed) throw new StoreUnavailable('closed');
      return ask({ type: 'save', incoming });
    },
    status: () => ask({ type: 'status' }),
    close() {
      isClosed = true;
      return thread.end(() => ask({ type: 'close' }));
    },
  };
}
