import type { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { Content } from '../shared/read-content.ts';
import { buildApp } from './app.ts';
import { SECOND } from './clock.ts';
import { createCounts } from './operations/counts.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store.ts';

type Parts = {
  content: Content;
  settings: Settings;
  log: FastifyBaseLogger;
  /** The storing thread, where it was prepared before. */
  prepared?: Worker;
};

/** Opens the store and builds the application over it; everything but the listening. */
export async function createServer({ content, settings, log, prepared }: Parts) {
  const store = openStore({ content, settings, log, prepared });
  const counts = createCounts();
  const app = buildApp({ content, settings, store, clock: Date.now, log, counts });
  // Both at once: the storing thread opens the database while this one reads the site.
  await Promise.all([store.opened, app.ready()]);
  return {
    app,
    store,
    counts,
    /** Stops taking connections, finishes what is under way, and closes the database. */
    async close() {
      const { server } = app;
      const closeIdle = server.closeIdleConnections.bind(server);
      // A connection that looks idle may have its next request on the way: for a moment it is still answered, and told to close.
      server.closeIdleConnections = () => {};
      const timers = [
        setTimeout(closeIdle, 0.5 * SECOND),
        // A slow connection is cut, so that all others are finished in time.
        setTimeout(() => server.closeAllConnections(), 2.5 * SECOND),
      ];
      await app.close();
      timers.forEach(clearTimeout);
      await store.close();
    },
  };
}
