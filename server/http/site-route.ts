import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PLAIN_HEADERS } from './headers.ts';
import { chooseCoding } from './negotiation.ts';
import type { SendProblem } from './problem.ts';
import { createPathFinder, readSite, type SiteFile } from './site-files.ts';

/** Serves the built site from memory. */
export function serveSite(app: FastifyInstance, siteDir: string, sendProblem: SendProblem) {
  const files = readSite(siteDir);
  const findPath = createPathFinder([...files.keys()].filter((path) => !path.startsWith('/_astro/')));

  app.get('/*', (request, reply) => {
    const { path, query } = splitUrl(request.raw.url ?? '/');
    const file = files.get(path);
    if (file) return sendFile(file, request, reply);
    const correct = findPath(path);
    if (correct) {
      reply.headers({ ...PLAIN_HEADERS, 'cache-control': 'no-cache' });
      return reply.redirect(correct + query, 308);
    }
    const missing = files.get(`/${path.split('/')[1]}/404`) ?? files.get('/404');
    return missing ? sendFile(missing, request, reply) : sendProblem(request, reply, 'not-found');
  });

  app.setNotFoundHandler((request, reply) => {
    const { path } = splitUrl(request.raw.url ?? '/');
    // Fastify would read other characters as a pattern.
    const takesForms = /^[\w./-]*$/.test(path) && app.hasRoute({ method: 'POST', url: path });
    if (!takesForms && !files.has(path)) return sendProblem(request, reply, 'not-found');
    const allow = takesForms ? 'GET, HEAD, POST' : 'GET, HEAD';
    return sendProblem(request, reply, 'unreadable', { status: 405, headers: { allow } });
  });
}

/** Splits a request target into its decoded path, and its query with the question mark. */
function splitUrl(url: string): { path: string; query: string } {
  const mark = url.search(/[?#]/);
  const path = mark < 0 ? url : url.slice(0, mark);
  return { path: decodeURIComponent(path), query: mark < 0 ? '' : url.slice(mark) };
}

function sendFile({ status, plain, compressed }: SiteFile, request: FastifyRequest, reply: FastifyReply) {
  const coding = chooseCoding(request, [...compressed.keys()]);
  const { body, headers } = (coding && compressed.get(coding)) || plain;
  reply.headers(headers);
  if (status === 200 && matches(request.headers['if-none-match'], headers.etag)) return reply.code(304).send();
  return reply.code(status).send(body);
}

function matches(header: string | undefined, etag: string) {
  if (!header) return false;
  return header.trim() === '*' || header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}
