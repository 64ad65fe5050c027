import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ANSWER_TIMEOUT_MS, sendTourRequest } from './send.ts';

const body = 'form-name=contact&name=Elena+Morales';

/** A host that answers as told; the page's address is its own, so that `/` leads there. */
async function host(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { fetch } = globalThis;
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, address), init));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    server.closeAllConnections();
    server.close();
  });
}

function listen() {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => error.mockRestore());
  return () => error.mock.calls.flat().join(' ');
}

test.for([400, 404, 422, 429, 500, 503])('status %i is a failure', async (status) => {
  const logged = listen();
  await host((_request, response) => response.writeHead(status).end('{"received":true}'));
  expect(await sendTourRequest(body, 'en')).toBeUndefined();
  expect(logged()).toContain(String(status));
  expect(logged()).not.toContain('Elena');
});

test('gives up after 30 seconds without an answer', async () => {
  listen();
  expect(ANSWER_TIMEOUT_MS).toBe(30_000);
  const timer = vi.spyOn(globalThis, 'setTimeout').mockImplementationOnce((work) => setTimeout(work, 300));
  onTestFinished(() => timer.mockRestore());
  await host(() => {});
  expect(await sendTourRequest(body, 'en')).toBeUndefined();
  expect(timer.mock.calls[0]?.[1]).toBe(30_000);
});

test.for([
  ['/thank-you', true],
  ['/es/thanks.html', true],
  ['/maintenance', false],
] as const)('a redirect to %s counts as accepted: %s', async ([path, isAccepted]) => {
  const logged = listen();
  await host((request, response) => {
    if (request.url === '/') response.writeHead(302, { location: path });
    response.end();
  });
  expect(await sendTourRequest(body, 'en')).toEqual(isAccepted ? {} : undefined);
  expect(logged() === '').toBe(isAccepted);
});
