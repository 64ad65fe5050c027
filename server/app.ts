import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { Content } from '../shared/read-content.ts';
import type { Clock } from './clock.ts';
import { noticeUnreadForwarding, trustOnly } from './http/client-network.ts';
import { answerErrors } from './http/errors.ts';
import { answerBrokenConnection, createHttpServer, guardHttp } from './http/http-guard.ts';
import type { Counts } from './operations/counts.ts';
import { createProblems } from './problem/problem.ts';
import type { Settings } from './settings.ts';
import { readSite } from './site/site-files.ts';
import { serveSite } from './site/site-route.ts';
import { serveStaff } from './staff/staff-route.ts';
import type { Store } from './store.ts';
import { acceptTourRequests } from './tour-request/post-route.ts';

/** Everything that the application is built from. */
export type Parts = {
  /** What the server says, and the facts of the business. */
  content: Content;
  /** What can be set from outside. */
  settings: Settings;
  /** Where tour requests are kept. */
  store: Store;
  /** Tells the time. */
  clock: Clock;
  /** Where events are written, without anything a visitor wrote. */
  log: FastifyBaseLogger;
  /** Counts for the metrics. */
  counts: Counts;
};

/** Builds the whole application without listening: framing, then the tour requests, the pages for staff, the site, and what is left. */
export function buildApp({ content, settings, store, clock, log, counts }: Parts) {
  const problems = createProblems(content, settings.siteDir);
  const files = readSite(settings.siteDir);
  const app = Fastify({
    serverFactory: (handle) => createHttpServer(handle, counts),
    trustProxy: trustOnly(settings.trustedProxy),
    loggerInstance: log,
    // A line for each request would hold its address, and an address can hold what somebody typed.
    logController: new LogController({ disableRequestLogging: true }),
    // A request that arrives on an open connection while the server stops is still taken.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answerBrokenConnection(problems, error, socket),
    frameworkErrors: (_error, request, reply) => problems.send(request, reply, 'not-found'),
  });
  guardHttp(app, problems);
  noticeUnreadForwarding(app, settings.trustedProxy, counts);
  answerErrors(app, files, problems);
  acceptTourRequests(app, { content, settings, store, clock, problems, counts });
  serveStaff(app, { content, siteDir: settings.siteDir, store, clock, problems });
  serveSite(app, files, problems);
  return app;
}
