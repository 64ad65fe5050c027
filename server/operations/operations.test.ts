import { expect, onTestFinished, test } from 'vitest';
import { FAMILY, startServer } from '../../tests/support/server.ts';
import { createCounts } from './counts.ts';
import { buildOperations } from './operations.ts';

const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@example.org', NOTIFY_TO: 'desk@example.org' };

async function watch(server: Awaited<ReturnType<typeof startServer>>) {
  const operations = buildOperations(server.settings, { store: server.store, counts: server.counts, clock: Date.now });
  const base = await operations.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => operations.close());
  return (path: string) => fetch(base + path);
}

test('a server that stores and has nothing to log is ready', async () => {
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

test('a store that is gone is logged without a crash', async () => {
  const server = await startServer();
  const gone = { ...server.store, status: () => Promise.reject(new Error('gone')) };
  const operations = buildOperations(server.settings, { store: gone, counts: createCounts(), clock: Date.now });
  onTestFinished(() => operations.close());
  expect((await operations.inject('/readyz')).json()).toMatchObject({ ready: false, store: 'unavailable' });
  expect((await operations.inject('/metrics')).body).toContain('tour_request_store_up 0');
});
