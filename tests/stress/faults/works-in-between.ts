import { isMainThread } from 'node:worker_threads';

// Blocks the thread that serves pages now and then.
const OFTEN = 500;
const LONG = 300;

if (isMainThread) {
  setInterval(() => {
    for (const end = performance.now() + LONG; performance.now() < end; );
  }, OFTEN).unref();
}
