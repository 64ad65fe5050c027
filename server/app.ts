import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { Clock } from './clock.ts';
import { type Counts, createCounts } from './counts.ts';
import { answerErrors } from './errors.ts';
import { readFacts } from './facts.ts';
import { answerBrokenConnection, FRAMING_OPTIONS, guardFraming } from './framing.ts';
import { createLog } from './log.ts';
import { createProblems } from './problem.ts';
import type { Settings } from './settings.ts';
import { serveSite } from './site.ts';
import { readSite } from './site-files.ts';
import { collectTourRequests } from './tour-requests/collect.ts';
import type { Store } from './tour-requests/store.ts';

/** What the application needs besides its settings. */
export type Parts = {
  /** Where tour requests are kept. */
  store: Store;
  /** Tells the time. */
  clock: Clock;
  /** Where events are written, without anything a visitor wrote. */
  log?: FastifyBaseLogger;
  /** Counts for the metrics. */
  counts?: Counts;
};

/** Builds the whole application without listening: framing, then the tour requests, then the site, then what is left. */
export function buildApp(settings: Settings, { store, clock, log = createLog(), counts = createCounts() }: Parts) {
  const problems = createProblems(readFacts(), settings.siteDir);
  const files = readSite(settings.siteDir);
  const app = Fastify({
    ...FRAMING_OPTIONS,
    loggerInstance: log,
    // A line for each request would hold its address, and an address can hold what somebody typed.
    logController: new LogController({ disableRequestLogging: true }),
    // A request that arrives on an open connection while the server stops is still taken.
    return503OnClosing: false,
    // A proxy may ask with the whole address.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?#]*\/?/i, '/'),
    clientErrorHandler: (error, socket) => answerBrokenConnection(problems, error, socket),
    frameworkErrors: (_error, request, reply) => problems.send(request, reply, 'not-found'),
  });
  guardFraming(app, problems);
  answerErrors(app, files, problems);
  collectTourRequests(app, { settings, store, clock, problems, counts });
  serveSite(app, files, problems);
  return app;
}
