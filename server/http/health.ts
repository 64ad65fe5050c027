import type { FastifyInstance } from 'fastify';
import type { StorageHealth } from '../storage/storage.ts';
import { SECOND } from '../time.ts';
import { PLAIN_HEADERS } from './headers.ts';
import type { RouteDeps } from './problem.ts';

/** Answers uptime services: whether the process runs, and whether requests are stored and staff are told. */
export function serveHealth(app: FastifyInstance, { settings, storage, clock }: RouteDeps) {
  let health: Promise<StorageHealth | null> = Promise.resolve(null);
  let readAt = Number.NEGATIVE_INFINITY;
  // Read once a second, however often strangers ask.
  const readHealth = () => {
    if (Math.abs(clock() - readAt) >= SECOND) {
      readAt = clock();
      health = storage.health().catch(() => null);
    }
    return health;
  };
  app.get('/healthz', (_request, reply) => reply.headers(PLAIN_HEADERS).type('text/plain').send('healthy'));
  app.get('/readyz', async (_request, reply) => {
    const { storing = false, failing = 0, overlooked = 0 } = (await readHealth()) ?? {};
    const isReady = storing && (settings.mail === null || failing + overlooked === 0);
    const answer = reply.code(isReady ? 200 : 503).headers(PLAIN_HEADERS);
    return answer.type('text/plain').send(isReady ? 'ready' : 'failing');
  });
}
