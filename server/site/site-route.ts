import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PLAIN_POLICY, SECURITY_HEADERS } from '../http/headers.ts';
import { chooseCoding } from '../http/negotiation.ts';
import type { Problems } from '../problem/problem.ts';
import { addressOf, type SiteFile, type SiteFiles } from './site-files.ts';

/** Serves the built site from memory. */
export function serveSite(app: FastifyInstance, files: SiteFiles, problems: Problems) {
  app.get('/*', (request, reply) => {
    const { path, query } = splitUrl(request.raw.url ?? '/');
    const file = files.get(path);
    if (file) return sendFile(file, request, reply);
    const address = addressOf(withoutSlashesAtEnd(path));
    if (address !== path && files.has(address)) {
      reply.headers({ ...SECURITY_HEADERS, 'content-security-policy': PLAIN_POLICY, 'cache-control': 'no-cache' });
      return reply.redirect(address + query, 308);
    }
    // A language has a page of its own for this, below its prefix.
    const missing = files.get(`/${path.split('/')[1]}/404`) ?? files.get('/404');
    return missing ? sendFile(missing, request, reply) : problems.send(request, reply, 'not-found');
  });
}

// A pattern such as /\/+$/ takes time that grows with the square of the slashes.
function withoutSlashesAtEnd(path: string) {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The path of a request target, and its query with the question mark. */
export function splitUrl(url: string): { path: string; query: string } {
  const mark = url.indexOf('?');
  const raw = mark < 0 ? url : url.slice(0, mark);
  return { path: raw.includes('%') ? decode(raw) : raw, query: mark < 0 ? '' : url.slice(mark) };
}

function decode(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function sendFile(file: SiteFile, request: FastifyRequest, reply: FastifyReply) {
  const { headers, method } = request.raw;
  const coding = chooseCoding(headers['accept-encoding'], file);
  const form = (coding && file[coding]) || file.plain;
  // Fastify's own way through serialisation and hooks costs more than all the rest of a request for a ready buffer.
  reply.hijack();
  const response = reply.raw;
  if (file.status === 200 && isKnown(headers['if-none-match'], form.etag)) {
    const { 'content-length': _length, 'content-encoding': _coding, 'content-type': _type, ...kept } = form.headers;
    response.writeHead(304, kept).end();
    return;
  }
  response.writeHead(file.status, form.headers);
  if (method === 'HEAD') response.end();
  else response.end(form.body);
}

function isKnown(header: string | undefined, etag: string) {
  if (!header) return false;
  return header.trim() === '*' || header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}
