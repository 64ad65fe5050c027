import type { FastifyInstance } from 'fastify';
import type { StorageHealth } from '../storage/storage.ts';
import { NOTICE_IS_LATE, SECOND } from '../time.ts';
import { PLAIN_HEADERS } from './headers.ts';
import type { RouteDeps } from './problem.ts';

/** Answers uptime services: whether the process runs, and whether requests are stored and staff are told. */
export function serveHealth(app: FastifyInstance, { settings, store, clock }: RouteDeps) {
  let health: Promise<StorageHealth | null> = Promise.resolve(null);
  let readAt = Number.NEGATIVE_INFINITY;
  // Read once a second, however often strangers ask.
  const readHealth = () => {
    if (Math.abs(clock() - readAt) >= SECOND) {
      readAt = clock();
      health = store.health().catch(() => null);
    }
    return health;
  };
  app.get('/healthz', (_request, reply) => reply.headers(PLAIN_HEADERS).type('text/plain').send('healthy'));
  app.get('/readyz', async (_request, reply) => {
    const { storing = false, failing = 0, oldestNoticeAt = null } = (await readHealth()) ?? {};
    const isLate = oldestNoticeAt !== null && clock() - oldestNoticeAt > NOTICE_IS_LATE;
    const isReady = storing && (settings.mail === null || (failing === 0 && !isLate));
    const answer = reply.code(isReady ? 200 : 503).headers(PLAIN_HEADERS);
    return answer.type('text/plain').send(isReady ? 'ready' : 'failing');
  });
}
