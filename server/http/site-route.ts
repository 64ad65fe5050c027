import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import querystring from 'node:querystring';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cleanPath, listPaths, readPolicy } from './built-site.ts';
import { cacheControl, EDITOR_PATH, EDITOR_POLICY, PLAIN_HEADERS, SECURITY_HEADERS } from './headers.ts';
import { sendPage } from './negotiation.ts';
import type { SendProblem } from './problem.ts';

/** Thousands of visitors may read slowly, so each holds little of a file in memory. */
const STREAM = { acceptRanges: false, highWaterMark: 16 * 1024 };

const FOR_STATIC_HOSTS = /^\/_(headers|redirects)$/;
const COMPRESSED = /\.(br|gz)$/;
const NOT_FOUND_PAGE = /^((?:\/[^/]+)?)\/404\.html$/;

/** The built site: its files, redirects of mistyped paths, and a 404 page in each language. */
export function createSite(siteDir: string, sendProblem: SendProblem) {
  const policy = readPolicy(siteDir);
  const paths = listPaths(siteDir).filter((path) => !FOR_STATIC_HOSTS.test(path) && !COMPRESSED.test(path));
  const files = new Map(paths.filter((path) => !NOT_FOUND_PAGE.test(path)).map((path) => [cleanPath(path), path]));
  const notFoundPages = new Map(
    paths.flatMap((path) => {
      const [, prefix] = NOT_FOUND_PAGE.exec(path) ?? [];
      return prefix === undefined ? [] : [[prefix, readFileSync(join(siteDir, path), 'utf8')] as const];
    }),
  );
  const findPath = createPathFinder([...files.keys()].filter((path) => !path.startsWith('/_astro/')));

  function sendFile(reply: FastifyReply, path: string, file: string) {
    reply.headers({
      ...SECURITY_HEADERS,
      'content-security-policy': path === EDITOR_PATH ? EDITOR_POLICY : policy,
      'cache-control': cacheControl(path, file.endsWith('.html')),
    });
    // "no-cache" asks caches to revalidate. The library would send the whole file instead of 304.
    delete reply.request.raw.headers['cache-control'];
    return reply.sendFile(file, STREAM);
  }

  function sendNotFound(request: FastifyRequest, reply: FastifyReply, path: string) {
    const html = notFoundPages.get(`/${path.split('/')[1]}`) ?? notFoundPages.get('');
    if (html === undefined) return sendProblem(request, reply, 'not-found');
    reply.code(404).headers({ ...SECURITY_HEADERS, 'cache-control': 'no-cache' });
    return sendPage(request, reply, { html, policy });
  }

  function answer(request: FastifyRequest, reply: FastifyReply) {
    const { path, query } = splitUrl(request.raw.url ?? '/');
    const file = files.get(path);
    if (file) return sendFile(reply, path, file);
    const correct = findPath(path);
    if (correct === undefined) return sendNotFound(request, reply, path);
    return reply.headers({ ...PLAIN_HEADERS, 'cache-control': 'no-cache' }).redirect(correct + query, 308);
  }

  return {
    /** Answers a URL with a broken escape, such as a trailing `%`. */
    answerMistyped(request: FastifyRequest, reply: FastifyReply) {
      return request.method === 'GET' ? answer(request, reply) : sendProblem(request, reply, 'not-found');
    },
    addTo(app: FastifyInstance) {
      app.register(staticFiles, {
        root: siteDir,
        serve: false,
        preCompressed: true,
        cacheControl: false,
        // An older release that is put back has older times, so only the ETag tells its files apart.
        lastModified: false,
      });
      app.get('/*', answer);
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
    },
  };
}

/**
 * Finds the intended path for a mistyped one. People type URLs from print and tap links at the end of a sentence,
 * so capitals, invisible characters, dashes and any punctuation around the path make no difference.
 */
function createPathFinder(paths: Iterable<string>): (path: string) => string | undefined {
  const known = new Map([...paths].map((path) => [comparable(path), path]));
  return (path) => known.get(comparable(path));
}

function comparable(path: string): string {
  const plain = path
    .normalize('NFKC')
    .replace(/[\s\p{C}]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\\/]+/g, '/');
  const [trimmed = ''] = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u.exec(plain) ?? [];
  return trimmed
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/(^|\/)index$/, '');
}

/** Splits a request target into its decoded path, and its query with the question mark. */
function splitUrl(url: string): { path: string; query: string } {
  const mark = url.search(/[?#]/);
  const path = mark < 0 ? url : url.slice(0, mark);
  return { path: querystring.unescape(path), query: mark < 0 ? '' : url.slice(mark) };
}
