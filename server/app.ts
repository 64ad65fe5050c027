import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { Content } from '../shared/read-content.ts';
import type { Clock } from './clock.ts';
import { noticeUnreadForwarding, trustOnly } from './http/client-network.ts';
import { answerErrors } from './http/errors.ts';
import { answerBrokenConnection, createHttpServer, guardHttp } from './http/http-guard.ts';
import { createCounts } from './operations/counts.ts';
import { createProblems } from './problem/problem.ts';
import type { Settings } from './settings.ts';
import { readSite } from './site/site-files.ts';
import { serveSite } from './site/site-route.ts';
import { serveStaff } from './staff/staff-route.ts';
import type { Storage } from './storage/storage.ts';
import { acceptTourRequests } from './tour-request/post-route.ts';

type Options = { content: Content; store: Storage; clock: Clock; log: FastifyBaseLogger };

/** Builds the application without listening. */
export function buildApp(
  settings: Settings,
  { content, store, clock, log, counts = createCounts() }: Options & { counts?: ReturnType<typeof createCounts> },
) {
  const problems = createProblems(content, settings.siteDir);
  const files = readSite(settings.siteDir);
  const app = Fastify({
    serverFactory: (handle) => createHttpServer(handle, counts),
    trustProxy: trustOnly(settings.trustedProxy),
    loggerInstance: log,
    // A line for each request would hold its address, which can hold what somebody typed.
    logController: new LogController({ disableRequestLogging: true }),
    // Requests on open connections are still answered while the server stops.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answerBrokenConnection(problems, error, socket),
    frameworkErrors: (_error, request, reply) => problems.send(request, reply, 'not-found'),
  });
  guardHttp(app, problems);
  noticeUnreadForwarding(app, settings.trustedProxy, counts);
  answerErrors(app, files, problems);
  acceptTourRequests(app, { content, settings, store, clock, problems, counts });
  serveStaff(app, { content, settings, store, clock, problems });
  serveSite(app, files, problems);
  return app;
}
