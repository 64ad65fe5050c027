import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import querystring from 'node:querystring';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cleanPath, listPaths } from './built-site.ts';
import { cacheControl, FRAMED_HEADERS, FRAMED_PAGE, PLAIN_HEADERS, SECURITY_HEADERS } from './headers.ts';
import { sendPage } from './negotiation.ts';
import type { SendProblem } from './problem.ts';

/** Files for static hosts, and compressed twins. */
const NOT_SERVED = /^\/_(headers|redirects)$|\.(br|gz)$/;

/** Redirects mistyped paths, and shows a 404 page in each language. Its files are for machines without a web server in front. */
export function serveSite(app: FastifyInstance, siteDir: string, sendProblem: SendProblem) {
  const served = listPaths(siteDir).filter((path) => !NOT_SERVED.test(path));
  const isNotFoundPage = (path: string) => path.endsWith('/404.html');
  const files = new Map(served.filter((path) => !isNotFoundPage(path)).map((path) => [cleanPath(path), path]));
  const notFoundPages = new Map(
    served.filter(isNotFoundPage).map((path) => [path, readFileSync(join(siteDir, path), 'utf8')]),
  );
  const typed = new Map([...files.keys()].map((path) => [comparable(path), path]));

  function sendNotFound(request: FastifyRequest, reply: FastifyReply, path: string) {
    const html = notFoundPages.get(`/${path.split('/')[1]}/404.html`) ?? notFoundPages.get('/404.html');
    if (html === undefined) return sendProblem(request, reply, 'not-found');
    reply.code(404).headers({ ...SECURITY_HEADERS, 'cache-control': 'no-cache' });
    return sendPage(reply, html);
  }

  // Pages and their compressed twins keep the times of the build, so only the ETag tells releases apart.
  app.register(staticFiles, {
    root: siteDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
  });
  app.get('/*', (request, reply) => {
    const { path, query } = splitUrl(request.raw.url ?? '/');
    const file = files.get(path);
    if (file) {
      const framing = path === FRAMED_PAGE && FRAMED_HEADERS;
      reply.headers({ ...SECURITY_HEADERS, ...framing, 'cache-control': cacheControl(path, file.endsWith('.html')) });
      return reply.sendFile(file);
    }
    const correct = typed.get(comparable(path));
    if (correct === undefined) return sendNotFound(request, reply, path);
    return reply.headers({ ...PLAIN_HEADERS, 'cache-control': 'no-cache' }).redirect(correct + query, 308);
  });
  app.setNotFoundHandler((request, reply) => {
    const { path } = splitUrl(request.raw.url ?? '/');
    // A file that was deleted since the start.
    if (request.method === 'GET' || request.method === 'HEAD') return sendNotFound(request, reply, path);
    // Fastify would read other characters as a pattern.
    const takesForms = /^[\w./-]*$/.test(path) && app.hasRoute({ method: 'POST', url: path });
    if (!takesForms && !files.has(path)) return sendProblem(request, reply, 'not-found');
    const allow = takesForms ? 'GET, HEAD, POST' : 'GET, HEAD';
    return sendProblem(request, reply, 'unreadable', { status: 405, headers: { allow } });
  });
}

/** People type paths from print and tap links at the end of a sentence: capitals, slashes, `.html` and one mark at the end do not matter. */
function comparable(path: string): string {
  return path
    .toLowerCase()
    .split('/')
    .filter(Boolean)
    .join('/')
    .replace(/[^\p{L}\p{N}]$/u, '')
    .replace(/\.html?$/, '')
    .replace(/(^|\/)index$/, '');
}

/** Splits a request target into its decoded path, and its query with the question mark. */
function splitUrl(url: string): { path: string; query: string } {
  const mark = url.search(/[?#]/);
  const path = mark < 0 ? url : url.slice(0, mark);
  return { path: querystring.unescape(path), query: mark < 0 ? '' : url.slice(mark) };
}
