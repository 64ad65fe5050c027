import { isMainThread } from 'node:worker_threads';

// Loaded into the server by a control: the thread that serves pages does something long now and then.
const OFTEN = 500;
const LONG = 300;

if (isMainThread) {
  setInterval(() => {
    for (const end = performance.now() + LONG; performance.now() < end; );
  }, OFTEN).unref();
}
