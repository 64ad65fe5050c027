import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startServer } from '../../tests/helpers/server.ts';

/** Writes bytes to a connection as they are, and gives the whole answer. */
function send(base: string, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    socket.setTimeout(500, () => socket.end());
    socket.write(bytes);
  });
}

test.each([
  ['two Host headers', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
  ['no Host header', 'GET / HTTP/1.1\r\n\r\n', 400],
  [
    'a length and chunks at once',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc', 400],
  ['a coding besides chunked', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n', 400],
  [
    'two content types',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: a/b\r\nContent-Type: c/d\r\nContent-Length: 0\r\n\r\n',
    400,
  ],
  ['a version that nobody speaks in this way', 'GET / HTTP/2.0\r\nHost: a\r\n\r\n', 400],
  [
    'chunks of a version that has none',
    'POST / HTTP/0.9\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: a-miracle\r\n\r\n', 417],
  ['a tunnel', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
])('%s is answered with its status, the security headers and the phone number', async (_name, bytes, status) => {
  const server = await startServer();
  const answer = await send(server.base, bytes);
  expect(answer.split(' ')[1]).toBe(String(status));
  expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  expect(answer).toContain('(559) 555-0142');
});

test('the whole address in the request line is understood', async () => {
  const server = await startServer();
  expect(await send(server.base, 'GET http://a/about HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toContain(
    '<title>About',
  );
});

test('a connection that asks for too much at once is cut off, and costs next to nothing', async () => {
  const server = await startServer();
  let requests = 0;
  server.app.server.on('request', () => {
    requests += 1;
  });
  await send(server.base, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(500));
  expect(requests).toBeLessThan(10);
  expect(await send(server.base, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toContain('<title>Home');
});

test('a request that does not arrive in time is answered with 408', { timeout: 20_000 }, async () => {
  const server = await startServer();
  server.app.server.headersTimeout = 300;
  server.app.server.requestTimeout = 300;
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(server.base).port), '127.0.0.1', () =>
      socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Le'),
    );
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer.toLowerCase()).toContain('content-security-policy');
});
