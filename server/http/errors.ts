import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problems } from '../problem/problem.ts';
import type { SiteFiles } from '../site/site-files.ts';
import { splitUrl } from '../site/site-route.ts';

/** Answers what no route takes, and what goes wrong inside one, without showing internals. */
export function answerErrors(app: FastifyInstance, files: SiteFiles, problems: Problems) {
  /** Says which methods an address takes, or that nothing is there. */
  function answerUntaken(request: FastifyRequest, reply: FastifyReply) {
    const { path } = splitUrl(request.raw.url ?? '/');
    const allow = allowedAt(path);
    return allow
      ? problems.send(request, reply, 'method', { headers: { allow } })
      : problems.send(request, reply, 'not-found');
  }

  /** The methods that an address takes, or null where nothing is. */
  function allowedAt(path: string) {
    if (app.hasRoute({ method: 'POST', url: path })) return 'GET, HEAD, POST';
    return files.has(path) || app.hasRoute({ method: 'GET', url: path }) ? 'GET, HEAD' : null;
  }

  app.setNotFoundHandler(answerUntaken);

  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    // The visitor is gone or took too long, and that has its own answer.
    if (request.raw.destroyed && !request.raw.complete) return problems.send(request, reply, 'timeout');
    // Fastify asks this of a QUERY alone, which nothing here takes.
    if (error.code === 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE') return answerUntaken(request, reply);
    if (error.statusCode === 415) return problems.send(request, reply, 'type');
    if (error.statusCode && error.statusCode < 500) return problems.send(request, reply, 'framing');
    request.log.error({ err: error }, 'a request could not be answered');
    return problems.send(request, reply, 'broken');
  });
}
