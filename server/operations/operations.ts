import Fastify from 'fastify';
import type { Clock } from '../clock.ts';
import { NOTICE_IS_LATE } from '../deadlines.ts';
import { SECURITY_HEADERS } from '../http/headers.ts';
import type { Settings } from '../settings.ts';
import type { Status } from '../storage/status.ts';
import type { Store } from '../store.ts';
import type { Counts } from './counts.ts';
import { metricsText } from './metrics.ts';

type Parts = { store: Store; counts: Counts; clock: Clock };

/** Builds the small server that tells machines how things stand; it listens on loopback only. */
export function buildOperations(settings: Settings, { store, counts, clock }: Parts) {
  const app = Fastify();
  const readStatus = () => store.status().catch(() => null);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store' });
    done();
  });
  app.get('/healthz', () => ({ healthy: true }));
  app.get('/readyz', async (_request, reply) => {
    const readiness = judge(await readStatus(), settings, clock());
    return reply.code(readiness.ready ? 200 : 503).send(readiness);
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(metricsText(await readStatus(), counts, clock())),
  );
  return app;
}

/** Whether requests are being stored and staff told of them, and what hinders it. */
export function judge(status: Status | null, { mail }: Pick<Settings, 'mail'>, now: number) {
  const isLate = status !== null && status.oldestNoticeAt !== null && now - status.oldestNoticeAt > NOTICE_IS_LATE;
  const isFailing = status !== null && (status.failing > 0 || isLate);
  return {
    ready: status?.storing === true && !(mail && isFailing),
    store: !status ? 'unavailable' : status.storing ? 'ok' : 'failing',
    mail: !mail ? 'off: nobody is told' : isFailing ? 'failing' : 'ok',
    failure: status?.failure ?? null,
    undelivered: status?.undelivered ?? null,
  };
}
