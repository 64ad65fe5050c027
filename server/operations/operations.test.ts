import { get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { fixtureFacts } from '../../tests/helpers/fixture-facts.ts';
import { FAMILY, startServer } from '../../tests/helpers/server.ts';
import { createCounts } from './counts.ts';
import { buildOperations } from './operations.ts';

const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@example.org', NOTIFY_TO: 'desk@example.org' };

/** Asks with any Host, which fetch would not. */
function ask(url: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text(): string; json(): unknown }>(
    (resolve, reject) => {
      get(url, { headers }, async (answer) => {
        const body = Buffer.concat(await answer.toArray()).toString();
        const { statusCode: status = 0, headers } = answer;
        resolve({ status, headers, text: () => body, json: () => JSON.parse(body) });
      }).on('error', reject);
    },
  );
}

async function watch(server: Awaited<ReturnType<typeof startServer>>) {
  const operations = buildOperations(server.settings, {
    facts: fixtureFacts,
    store: server.store,
    counts: server.counts,
    clock: Date.now,
  });
  const base = await operations.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => operations.close());
  return (path: string, headers: Record<string, string> = {}) => ask(base + path, headers);
}

test('a server that stores and has nothing to report is ready', async () => {
  const server = await startServer();
  const ask = await watch(server);
  expect((await ask('/healthz')).status).toBe(200);
  const ready = await ask('/readyz');
  expect([ready.status, await ready.json()]).toEqual([
    200,
    expect.objectContaining({ ready: true, mail: 'off: nobody is told' }),
  ]);
});

test('a mail server that does not answer turns readiness red', async () => {
  const server = await startServer({}, MAIL);
  const ask = await watch(server);
  await server.post(FAMILY);
  await expect.poll(async () => (await ask('/readyz')).status, { timeout: 5000 }).toBe(503);
  expect(await (await ask('/readyz')).json()).toMatchObject({
    ready: false,
    store: 'ok',
    mail: 'failing',
    failure: 'ESOCKET',
  });
});

test('the metrics count answers and hold nothing that a family wrote', async () => {
  const server = await startServer();
  const ask = await watch(server);
  await server.post(FAMILY);
  await server.post({ ...FAMILY, email: 'canary' });
  const text = await (await ask('/metrics')).text();
  expect(text).toContain('tour_request_answers_total{answer="stored"} 1');
  expect(text).toContain('tour_request_answers_total{answer="not-an-email"} 1');
  expect(text).toMatch(/^tour_requests 1$/m);
  expect(text).not.toMatch(/canary|Ana|example\.net/);
});

test('the metrics count every answer by its status and by how long it took', async () => {
  const server = await startServer();
  const ask = await watch(server);
  for (const path of ['/', '/about', '/nothing-here']) await (await server.get(path)).text();
  await expect.poll(async () => (await ask('/metrics')).text()).toContain('http_requests_total{status="2xx"} 2');
  const text = (await ask('/metrics')).text();
  expect(text).toContain('http_requests_total{status="4xx"} 1');
  expect(text).toMatch(/^http_request_duration_seconds_bucket\{le="10"\} 3$/m);
  expect(text).toMatch(/^http_request_duration_seconds_bucket\{le="\+Inf"\} 3$/m);
  expect(text).toMatch(/^http_request_duration_seconds_sum 0\.\d+$/m);
  expect(text).toMatch(/^http_request_duration_seconds_count 3$/m);
});

test('a proxy that the settings do not name is told of, once in the log and until it is named', async () => {
  const server = await startServer();
  const ask = await watch(server);
  expect((await ask('/readyz')).json()).toMatchObject({ proxy: 'ok' });
  for (const name of ['x-forwarded-for', 'forwarded']) await server.get('/', { [name]: '192.0.2.1' });
  expect((await ask('/readyz')).json()).toMatchObject({ ready: true, proxy: 'unread: all visitors count as one' });
  expect((await ask('/metrics')).text()).toMatch(/^forwarding_headers_unread 1$/m);
  expect(server.logged.filter((line) => line.includes('TRUSTED_PROXY'))).toHaveLength(1);
  expect(server.logged.join()).not.toContain('192.0.2.1');

  const named = await startServer({}, { TRUSTED_PROXY: '127.0.0.1' });
  await named.get('/', { 'x-forwarded-for': '192.0.2.1' });
  expect(named.counts.unreadForwarding).toBe(false);
});

test('a store that is gone is reported without a crash', async () => {
  const server = await startServer();
  const gone = { ...server.store, health: () => Promise.reject(new Error('gone')) };
  const operations = buildOperations(server.settings, {
    facts: fixtureFacts,
    store: gone,
    counts: createCounts(),
    clock: Date.now,
  });
  onTestFinished(() => operations.close());
  expect((await operations.inject('/readyz')).json()).toMatchObject({ ready: false, store: 'unavailable' });
  expect((await operations.inject('/metrics')).body).toContain('tour_request_store_up 0');
});

test('only somebody on this machine is answered, so that no website can read the figures through a browser there', async () => {
  const ask = await watch(await startServer());
  for (const host of ['localhost', '127.0.0.1:8081', '[::1]:8081'])
    expect((await ask('/metrics', { host })).status).toBe(200);
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'])
    expect((await ask('/metrics', { host })).status, host).toBe(421);
});

test('every answer carries the security headers, to broken requests too', async () => {
  const server = await startServer();
  const ask = await watch(server);
  for (const path of ['/healthz', '/nothing', '/%zz'])
    expect((await ask(path)).headers['x-content-type-options'], path).toBe('nosniff');
  const operations = buildOperations(server.settings, {
    facts: fixtureFacts,
    store: server.store,
    counts: createCounts(),
    clock: Date.now,
  });
  onTestFinished(() => operations.close());
  const base = new URL(await operations.listen({ host: '127.0.0.1', port: 0 }));
  for (const [bytes, status] of [
    ['NOT HTTP\r\n\r\n', 400],
    ['GET /metrics HTTP/1.1\r\nConnection: close\r\n\r\n', 421],
  ] as const) {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(base.port), base.hostname, () => socket.write(bytes));
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('close', () => resolve(text));
    });
    expect(answer.split(' ')[1]).toBe(String(status));
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
  }
});

test('many who ask at once cost the storing thread one look', async () => {
  const server = await startServer();
  let looks = 0;
  const health = async () => {
    looks += 1;
    await setTimeout(20);
    return server.store.health();
  };
  const operations = buildOperations(server.settings, {
    facts: fixtureFacts,
    store: { ...server.store, health },
    counts: createCounts(),
    clock: Date.now,
  });
  onTestFinished(() => operations.close());
  await Promise.all(Array.from({ length: 20 }, () => operations.inject('/metrics')));
  expect(looks).toBe(1);
});
