import { createServer } from 'node:http';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { Content } from '../shared/content/read-content.ts';
import { acceptForms } from './http/form.ts';
import { serveHealth } from './http/health.ts';
import type { RenderPage } from './http/page-renderer.ts';
import { answerErrors, createProblemSender } from './http/problem.ts';
import { createSite } from './http/site-route.ts';
import type { Settings } from './settings.ts';
import { serveStaff } from './staff/staff-route.ts';
import type { Storage } from './storage/storage.ts';
import { type Clock, SECOND } from './time.ts';
import { acceptTourRequests } from './tour-request/post-route.ts';
import { LIMITS } from './tour-request/rate-limit.ts';

type Options = {
  content: Content;
  storage: Storage;
  renderPage: RenderPage;
  clock: Clock;
  log: FastifyBaseLogger;
  limits?: typeof LIMITS;
};

const MAX_CONNECTIONS = 4096;
const HTTP_OPTIONS = {
  requestTimeout: 20 * SECOND,
  headersTimeout: 10 * SECOND,
  // Common proxies keep idle connections for a minute, and must not use one that is just being closed.
  keepAliveTimeout: 72 * SECOND,
  connectionsCheckingInterval: SECOND,
};

export function buildApp(settings: Settings, { content, storage, renderPage, clock, log, limits = LIMITS }: Options) {
  const { siteDir, trustedProxy } = settings;
  const sendProblem = createProblemSender(content, renderPage);
  const site = createSite(siteDir, sendProblem);
  const app = Fastify({
    trustProxy: trustedProxy ?? false,
    loggerInstance: log,
    // URLs can contain typed text.
    logController: new LogController({ disableRequestLogging: true }),
    // While the server stops, it still answers requests on open connections.
    return503OnClosing: false,
    serverFactory: (handle) => createServer(HTTP_OPTIONS, handle).setTimeout(30 * SECOND),
    frameworkErrors: (_error, request, reply) => site.answerMistyped(request, reply),
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  answerErrors(app, sendProblem);
  acceptForms(app);
  const deps = { content, settings, storage, clock, sendProblem, renderPage };
  serveHealth(app, deps);
  acceptTourRequests(app, deps, limits);
  serveStaff(app, deps);
  site.addTo(app);
  return app;
}
