import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import { SECOND } from './clock.ts';
import { createCounts } from './counts.ts';
import { createLog } from './log.ts';
import type { Settings } from './settings.ts';
import { openStore } from './tour-requests/store.ts';

/** Starts everything but the listening: `app.routing(request, response)` then answers like the server itself, with or without a built site. */
export async function createCollector(settings: Settings, log: FastifyBaseLogger = createLog()) {
  const store = await openStore(settings, log);
  const counts = createCounts();
  const app = buildApp(settings, { store, clock: Date.now, log, counts });
  await app.ready();
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
        // A connection that dawdles over its request gives way to the others' being finished in time.
        setTimeout(() => server.closeAllConnections(), 2.5 * SECOND),
      ];
      await app.close();
      timers.forEach(clearTimeout);
      await store.close();
    },
  };
}
