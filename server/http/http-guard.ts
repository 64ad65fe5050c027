import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Problem } from '../../shared/problems-schema.ts';
import { SECOND } from '../clock.ts';
import type { Counts } from '../operations/counts.ts';
import type { Problems } from '../problem/problem.ts';

/** Connections at a time; more are dropped as they arrive, before they cost memory. */
const MOST_CONNECTIONS = 4096;

/** Requests that one connection may have under way; browsers send the next one only after an answer. */
const MOST_PIPELINED = 8;

/** Milliseconds for which a refused connection may go on sending. */
const LINGER = 1 * SECOND;

/** Makes the HTTP server, with limits to what one connection can cost; `handle` gets each request that keeps them, and `counts` each answer. */
export function createHttpServer(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  counts: Counts,
): Server {
  const underWay = new WeakMap<Socket, number>();
  const options = {
    requestTimeout: 20 * SECOND,
    headersTimeout: 10 * SECOND,
    // Longer than the minute for which common proxies keep an idle connection, so that none is cut as it is used again.
    keepAliveTimeout: 72 * SECOND,
    connectionsCheckingInterval: 1 * SECOND,
    maxHeaderSize: 16 * 1024,
    // Node would answer a missing Host by itself, without the security headers.
    requireHostHeader: false,
  };
  const server = createServer(options, (request, response) => {
    const { socket } = request;
    const count = (underWay.get(socket) ?? 0) + 1;
    if (count > MOST_PIPELINED) return cutOff(socket);
    underWay.set(socket, count);
    const begun = performance.now();
    // HTTP/1.1 keeps a connection without a word about it: a page has these 48 bytes of its first round trip for itself.
    response.removeHeader('connection');
    response.once('close', () => {
      underWay.set(socket, (underWay.get(socket) ?? 1) - 1);
      if (response.headersSent) counts.answered(response.statusCode, (performance.now() - begun) / 1000);
    });
    // A proxy may ask with the whole address.
    request.url = request.url?.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
    handle(request, response);
  });
  server.setTimeout(30 * SECOND);
  server.maxConnections = MOST_CONNECTIONS;
  return server;
}

/** Answers what is not proper HTTP, before any route sees it. */
export function guardHttp(app: FastifyInstance, problems: Problems) {
  app.addHook('onRequest', (request, reply, done) => {
    if (isProper(request.raw)) return done();
    problems.send(request, reply, 'framing', { headers: { connection: 'close' } });
  });
  const { server } = app;
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.socket?.end(problems.raw('expectation'));
  });
  server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(problems.raw('method', { allow: 'GET, HEAD' }));
  });
}

/** Ends a connection in the middle of what it has sent. */
function cutOff(socket: Socket & { parser?: { onIncoming?: () => number } | null }) {
  // Node would make a request of all that it has read from the connection: 1 000 connections with 200 requests each took
  // 955 MB. For a 2 its parser reads no further. Where a later Node has no such parser, only that is lost.
  if (socket.parser) socket.parser.onIncoming = () => 2;
  socket.destroy();
}

/** Answers a connection whose request Node could not read. */
export function answerBrokenConnection(problems: Problems, error: NodeJS.ErrnoException, socket: Socket) {
  const begun = (socket as Socket & { _httpMessage?: ServerResponse })._httpMessage?.headersSent;
  if (error.code === 'ECONNRESET' || !socket.writable || begun) {
    socket.destroy();
    return;
  }
  // What still arrives is read and dropped: bytes for a closed socket make the system reset the connection, and the
  // reset can overtake the answer.
  socket.removeAllListeners('data').on('data', () => {});
  if (isUnknownMethod(error)) socket.end(problems.raw('method', { allow: 'GET, HEAD, POST' }));
  else socket.end(problems.raw(problemOf(error.code)));
  const linger = setTimeout(() => socket.destroy(), LINGER);
  socket.once('close', () => clearTimeout(linger));
}

function problemOf(code: string | undefined): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'timeout';
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers-too-large';
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 'too-large';
  return 'framing';
}

/** Whether Node could not read a request for its method alone; the line may come in pieces, of which the error holds one. */
function isUnknownMethod({ code, rawPacket }: NodeJS.ErrnoException & { rawPacket?: Buffer }) {
  return code === 'HPE_INVALID_METHOD' && /^[A-Z]{1,20}(?: ?$| \/)/.test(rawPacket?.toString('latin1') ?? '');
}

function isProper({ headersDistinct, httpVersion }: IncomingMessage) {
  const { host = [], 'content-type': types = [], 'transfer-encoding': codings = [] } = headersDistinct;
  const isOld = httpVersion === '1.0';
  // Node reads 0.9 and 2.0 as it reads 1.1, and nobody who speaks them would.
  if (!isOld && httpVersion !== '1.1') return false;
  // Any other coding would reach the form still coded, and two proxies might not agree where it ends, and HTTP/1.0 knows
  // no coding at all.
  const isReadable = codings.every((coding) => coding.trim().toLowerCase() === 'chunked' && !isOld);
  return isReadable && types.length < 2 && (host.length === 1 || (host.length === 0 && isOld));
}
