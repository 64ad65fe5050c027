import { parentPort, workerData } from 'node:worker_threads';
import type { Settings } from '../settings.ts';
import { openDatabase } from './database.ts';
import type { Incoming } from './incoming.ts';
import { createKeeper } from './keeper.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

// SQLite's codes for a locked and for a full database: both pass, every other error may be in this thread.
const PASSING = new Set([5, 13]);

const settings = workerData as Settings;
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread');

const tell = (message: FromWorker) => port.postMessage(message);
const keeper = createKeeper(openDatabase(settings.dataDir), settings);
let group: { id: number; incoming: Incoming }[] = [];

port.on('message', async (message: ToWorker) => {
  if (message.type === 'save') {
    // Whatever has arrived by the next turn shares one transaction, and so one wait for the disk.
    if (group.length === 0) setImmediate(saveGroup);
    group.push(message);
  } else if (message.type === 'status') {
    tell({ type: 'done', id: message.id, value: keeper.status() });
  } else {
    await keeper.close();
    tell({ type: 'done', id: message.id, value: null });
  }
});

function saveGroup() {
  const current = group;
  group = [];
  const attempts = keeper.save(current.map(({ incoming }) => incoming));
  let fatal: unknown;
  for (const [index, { id }] of current.entries()) {
    const attempt = attempts[index];
    if (attempt && 'saved' in attempt) {
      tell({ type: 'done', id, value: attempt.saved });
      continue;
    }
    const error = attempt?.error as { errcode?: number; code?: string } | undefined;
    const code = error?.errcode ?? -1;
    tell({ type: 'failed', id, code: String(code) });
    if (!PASSING.has(code & 0xff)) fatal = error;
  }
  // A fresh thread opens the database anew, which mends more than going on with this connection would.
  if (fatal)
    setImmediate(() => {
      throw fatal;
    });
}

tell({ type: 'ready' });
