import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { ServerContent } from '../shared/server-content.ts';
import { acceptForms } from './http/form.ts';
import { serveHealth } from './http/health.ts';
import type { RenderPage } from './http/page-renderer.ts';
import { answerErrors, createProblemSender } from './http/problem.ts';
import { serveSite } from './http/site-route.ts';
import type { Settings } from './settings.ts';
import { serveStaff } from './staff/staff-route.ts';
import type { Desk } from './storage/desk.ts';
import { type Clock, SECOND } from './time.ts';
import { acceptTourRequests } from './tour-request/post-route.ts';
import { LIMITS } from './tour-request/rate-limit.ts';

type Options = {
  content: ServerContent;
  desk: Desk;
  renderPage: RenderPage;
  clock: Clock;
  log: FastifyBaseLogger;
  limits?: typeof LIMITS;
};

export function buildApp(settings: Settings, { content, desk, renderPage, clock, log, limits = LIMITS }: Options) {
  const sendProblem = createProblemSender(content, renderPage);
  const app = Fastify({
    trustProxy: settings.trustedProxy ?? false,
    loggerInstance: log,
    // URLs can contain typed text.
    logController: new LogController({ disableRequestLogging: true }),
    // While the server stops, it still answers requests on open connections.
    return503OnClosing: false,
    connectionTimeout: 30 * SECOND,
    requestTimeout: 20 * SECOND,
    // Common proxies keep idle connections for a minute, and must not use one that is just being closed.
    keepAliveTimeout: 72 * SECOND,
    http: { headersTimeout: 10 * SECOND, connectionsCheckingInterval: SECOND },
    frameworkErrors: (_error, request, reply) => sendProblem(request, reply, 'not-found'),
  });
  answerErrors(app, sendProblem);
  acceptForms(app);
  const deps = { content, settings, desk, clock, sendProblem, renderPage };
  serveHealth(app, deps);
  acceptTourRequests(app, deps, limits);
  serveStaff(app, deps);
  serveSite(app, settings.siteDir, sendProblem);
  return app;
}
