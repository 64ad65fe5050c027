import type { FastifyInstance } from 'fastify';
import type { Problems } from '../problem/problem.ts';
import type { SiteFiles } from '../site/site-files.ts';
import { splitUrl } from '../site/site-route.ts';

/** Answers what no route takes, and what goes wrong inside one, without showing internals. */
export function answerErrors(app: FastifyInstance, files: SiteFiles, problems: Problems) {
  app.setNotFoundHandler((request, reply) => {
    const { path } = splitUrl(request.raw.url ?? '/');
    if (app.hasRoute({ method: 'POST', url: path }))
      return problems.send(request, reply, 'method', { headers: { allow: 'GET, HEAD, POST' } });
    if (files.has(path)) return problems.send(request, reply, 'method', { headers: { allow: 'GET, HEAD' } });
    return problems.send(request, reply, 'not-found');
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    // The visitor is gone or took too long, and that has its own answer.
    if (request.raw.destroyed && !request.raw.complete) return problems.send(request, reply, 'timeout');
    if (error.statusCode === 415) return problems.send(request, reply, 'type');
    if (error.statusCode && error.statusCode < 500) return problems.send(request, reply, 'framing');
    request.log.error({ err: error }, 'a request could not be answered');
    return problems.send(request, reply, 'broken');
  });
}
