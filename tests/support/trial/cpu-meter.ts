import { isMainThread } from 'node:worker_threads';

// Loaded into a server: it tells its parent on request how much processor time all its threads have used.
if (isMainThread && process.send) {
  process.on('message', (question) => {
    if (question === 'processor time') process.send?.(process.cpuUsage());
  });
  // Being asked must not keep a server running that is told to stop.
  process.channel?.unref();
}
