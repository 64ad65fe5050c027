import type { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import type { Content } from '../shared/read-content.ts';
import { SECOND } from './clock.ts';
import { isOfStorage } from './passing-error.ts';
import { type Settings, SettingsError } from './settings.ts';
import type { Answer, Incoming, Question, Saved, Status, ToWorker } from './storage/messages.ts';
import type { StaffAnswer, StaffQuestion } from './storage/views.ts';
import { startStorageThread } from './storage-thread.ts';
import { readTemplate } from './templates/template-files.ts';

/** A request could not be stored now; a later attempt may succeed. */
export type Unavailable = { outcome: 'unavailable'; reason: string };

/** Keeps tour requests. */
export type Store = Omit<ReturnType<typeof openStore>, 'opened'>;

const ANSWER_TIMEOUT = 10 * SECOND;
const MOST_WAITING = 5000;

/** Letters of all requests that wait; the storing thread has to hold them at once. */
const MOST_LETTERS = 8_000_000;

/** What came of a question: the answer, or why there is none. */
type Outcome = { value: unknown } | { failure: string };

type Waiting = { resolve: (outcome: Outcome) => void; timer: NodeJS.Timeout; letters: number };

type Parts = {
  content: Content;
  settings: Settings;
  log: FastifyBaseLogger;
  /** The storing thread, where it was prepared before. */
  prepared?: Worker;
  /** The code of the storing thread, where a test brings its own. */
  file?: URL;
};

/** Opens the main thread's handle on the storing thread: each question waits for the answer with its number. */
export function openStore({ content, settings, log, prepared, file }: Parts) {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let letters = 0;
  let isClosed = false;

  const settle = (id: number, outcome: Outcome) => {
    const entry = waiting.get(id);
    if (!entry) return;
    waiting.delete(id);
    clearTimeout(entry.timer);
    letters -= entry.letters;
    entry.resolve(outcome);
  };

  const { thread, started } = startStorageThread({
    data: { content, settings, hasStaffPages: readTemplate(settings.siteDir, DEFAULT_LANGUAGE, 'staff') !== null },
    log,
    prepared,
    file,
    onAnswer(answer: Answer) {
      settle(answer.id, answer.type === 'done' ? { value: answer.value } : { failure: answer.code });
    },
    onEnd() {
      for (const id of waiting.keys()) settle(id, { failure: 'thread ended' });
    },
  });

  const ask = (question: Question, size = 0) =>
    new Promise<Outcome>((resolve) => {
      const worker = thread.current();
      if (!worker) return resolve({ failure: 'no thread' });
      if (waiting.size >= MOST_WAITING || letters + size > MOST_LETTERS)
        return resolve({ failure: 'too many waiting' });
      lastId += 1;
      const id = lastId;
      letters += size;
      const timer = setTimeout(() => settle(id, { failure: 'too slow' }), ANSWER_TIMEOUT);
      waiting.set(id, { resolve, timer, letters: size });
      worker.postMessage({ ...question, id } satisfies ToWorker);
    });

  const opened = started.catch(async (error: Error) => {
    // The pages are worth serving all the same: with a full disk the thread is started again until it succeeds, with a
    // damaged database until somebody has put a backup in its place.
    if (isOfStorage(error)) return;
    await thread.end(async () => {});
    throw new SettingsError(`Tour requests cannot be kept in ${settings.dataDir} (DATA_DIR): ${error.message}`);
  });
  return {
    /** Fulfilled once the thread has tried to open the database; throws a `SettingsError` where the data folder cannot be used. */
    opened,
    /** Stores a request; fulfilled only once it is on disk, or once it is known that it is not. */
    async save(incoming: Incoming): Promise<Saved | Unavailable> {
      const size = Object.values(incoming.fields).reduce((sum, text) => sum + text.length, 0);
      const outcome = isClosed ? { failure: 'closed' } : await ask({ type: 'save', incoming }, size);
      return 'value' in outcome ? (outcome.value as Saved) : { outcome: 'unavailable', reason: outcome.failure };
    },
    /** Answers what a page for staff asks; undefined where the storing thread does not answer. */
    async askStaff(question: StaffQuestion) {
      const outcome = isClosed ? null : await ask({ type: 'staff', question });
      return outcome && 'value' in outcome ? (outcome.value as StaffAnswer) : undefined;
    },
    /** How things stand, for health checks; null where the storing thread does not answer. */
    async status() {
      const outcome = await ask({ type: 'status' });
      return 'value' in outcome ? (outcome.value as Status) : null;
    },
    /** Finishes what is under way and closes. */
    close() {
      isClosed = true;
      return thread.end(() => ask({ type: 'close' }));
    },
  };
}
