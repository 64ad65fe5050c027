import Fastify, { LogController } from 'fastify';
import { noticeUnreadForwarding, trustOnly } from './http/client-network.ts';
import { answerErrors } from './http/errors.ts';
import { answerBrokenConnection, createHttpServer, guardHttp } from './http/http-guard.ts';
import type { Parts } from './parts.ts';
import { createProblems } from './problem/problem.ts';
import { readSite } from './site/site-files.ts';
import { serveSite } from './site/site-route.ts';
import { serveStaff } from './staff/staff-route.ts';
import { acceptTourRequests } from './tour-request/post-route.ts';

/** Builds the whole application without listening: framing, then the tour requests, the pages for staff, the site, and what is left. */
export function buildApp(parts: Parts) {
  const { content, settings, log, counts } = parts;
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
  acceptTourRequests(app, { ...parts, problems });
  serveStaff(app, { ...parts, problems });
  serveSite(app, files, problems);
  return app;
}
