import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SECOND } from '../clock.ts';
import type { Problems } from '../problem/problem.ts';
import type { Problem } from '../problem/problem-words.ts';

/** What the server tells Node's HTTP parser to bear with. */
export const HTTP_OPTIONS = {
  requestTimeout: 20 * SECOND,
  // Longer than the minute for which common proxies keep an idle connection, so that none is cut as it is used again.
  keepAliveTimeout: 72 * SECOND,
  connectionTimeout: 30 * SECOND,
  http: {
    headersTimeout: 10 * SECOND,
    connectionsCheckingInterval: 1 * SECOND,
    maxHeaderSize: 16 * 1024,
    // Node would answer a missing Host by itself, without the security headers.
    requireHostHeader: false,
  },
} as const;

/** Milliseconds for which a refused connection may go on sending. */
const LINGER = 1 * SECOND;

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
  socket.end(problems.raw(problemOf(error.code)));
  const linger = setTimeout(() => socket.destroy(), LINGER);
  socket.once('close', () => clearTimeout(linger));
}

function problemOf(code: string | undefined): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'timeout';
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers-too-large';
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 'too-large';
  return 'framing';
}

function isProper({ rawHeaders, httpVersion }: IncomingMessage) {
  let hosts = 0;
  let types = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase();
    if (name === 'host') hosts += 1;
    else if (name === 'content-type') types += 1;
    // Any other coding would reach the form still coded, and two proxies might not agree where it ends.
    else if (name === 'transfer-encoding' && rawHeaders[index + 1]?.trim().toLowerCase() !== 'chunked') return false;
  }
  return types < 2 && (hosts === 1 || (hosts === 0 && httpVersion === '1.0'));
}
