import type { Socket } from 'node:net';
import Fastify from 'fastify';
import type { Facts } from '../../shared/facts-schema.ts';
import { createCenterTime, NOTICE_IS_LATE } from '../center-time.ts';
import { type Clock, SECOND } from '../clock.ts';
import { PLAIN_HEADERS } from '../http/headers.ts';
import type { Settings } from '../settings.ts';
import type { Storage, StorageHealth } from '../storage/storage.ts';
import type { Counts } from './counts.ts';
import { metricsText } from './metrics.ts';

type Parts = {
  facts: Facts;
  store: Storage;
  counts: Counts;
  clock: Clock;
  /** Log lines lost so far. */
  droppedLines?: () => number;
};

/** Hosts by which somebody on this machine asks; any other name was made to lead here by a website. */
const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Builds the small server that tells machines how things stand; it listens on loopback only. */
export function buildOperations(settings: Settings, { facts, store, counts, clock, droppedLines = () => 0 }: Parts) {
  const app = Fastify({
    // Node would answer a missing Host by itself, without the security headers.
    http: { requireHostHeader: false },
    frameworkErrors: (_error, request) => answerBroken(request.raw.socket),
    clientErrorHandler: (_error, socket) => answerBroken(socket),
  });
  const readStatus = shareFor(SECOND, clock, () => store.health().catch(() => null));
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(PLAIN_HEADERS);
    if (OWN_HOST.test(request.headers.host ?? '')) return done();
    reply.code(421).send({ message: 'Ask as localhost' });
  });
  app.get('/healthz', () => ({ healthy: true }));
  app.get('/readyz', async (_request, reply) => {
    const readiness = judge(await readStatus(), settings, { now: clock(), unreadForwarding: counts.unreadForwarding });
    return reply.code(readiness.ready ? 200 : 503).send(readiness);
  });
  app.get('/metrics', async (_request, reply) => {
    const status = await readStatus();
    const others = { counts, now: clock(), promise: createCenterTime(facts).promise, droppedLines: droppedLines() };
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metricsText(status, others));
  });
  return app;
}

function answerBroken(socket: Socket) {
  const lines = Object.entries({ ...PLAIN_HEADERS, connection: 'close', 'content-length': '0' });
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
}

/** Gives everybody who asks within some milliseconds the same answer: each look takes time from the thread that stores. */
function shareFor<Answer>(milliseconds: number, clock: Clock, look: () => Promise<Answer>) {
  let answer: Promise<Answer> | undefined;
  let lookedAt = 0;
  return () => {
    if (!answer || clock() - lookedAt >= milliseconds) {
      lookedAt = clock();
      answer = look();
    }
    return answer;
  };
}

/** Whether requests are being stored and staff told of them, and what hinders it. */
export function judge(
  status: StorageHealth | null,
  { mail }: Pick<Settings, 'mail'>,
  { now, unreadForwarding }: { now: number; unreadForwarding: boolean },
) {
  const isLate = status !== null && status.oldestNoticeAt !== null && now - status.oldestNoticeAt > NOTICE_IS_LATE;
  const isFailing = status !== null && (status.failing > 0 || isLate);
  return {
    ready: status?.storing === true && !(mail && isFailing),
    store: !status ? 'unavailable' : status.storing ? 'ok' : 'failing',
    mail: !mail ? 'off: nobody is told' : isFailing ? 'failing' : 'ok',
    failure: status?.failure ?? null,
    undelivered: status?.undelivered ?? null,
    proxy: unreadForwarding ? 'unread: all visitors count as one' : 'ok',
  };
}
