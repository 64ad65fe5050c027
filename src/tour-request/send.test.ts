import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FIELD_NAMES } from '../../shared/tour-request/fields.ts';
import { ANSWER_TIMEOUT_MS, bodyOf, sendTourRequest } from './send.ts';

const key = '0b5f3c9e-8f0e-4f4e-9d55-0c9a1f2f3a44';
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

test('posts the form with its key and language', async () => {
  const logged = listen();
  let seen: unknown;
  await host(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { 'content-type': type, 'content-language': language, 'idempotency-key': sentKey } = request.headers;
    seen = { method: request.method, path: request.url, type, language, key: sentKey, text };
    response.end();
  });
  expect(await sendTourRequest(body, key, 'en')).toBe(true);
  expect(seen).toEqual({
    method: 'POST',
    path: '/',
    type: 'application/x-www-form-urlencoded',
    language: 'en',
    key,
    text: body,
  });
  expect(logged()).toBe('');
});

test.for([400, 404, 422, 429, 500, 503])('status %i is a failure', async (status) => {
  const logged = listen();
  await host((_request, response) => response.writeHead(status).end('{"received":true}'));
  expect(await sendTourRequest(body, key, 'en')).toBe(false);
  expect(logged()).toContain(String(status));
  expect(logged()).not.toContain('Elena');
});

test('a lost connection is a failure', async () => {
  const logged = listen();
  await host((request) => request.socket.destroy());
  expect(await sendTourRequest(body, key, 'en')).toBe(false);
  expect(logged()).not.toBe('');
  expect(logged()).not.toContain('Elena');
});

test('gives up after 30 seconds without an answer', async () => {
  listen();
  expect(ANSWER_TIMEOUT_MS).toBe(30_000);
  const timer = vi.spyOn(globalThis, 'setTimeout').mockImplementationOnce((work) => setTimeout(work, 300));
  onTestFinished(() => timer.mockRestore());
  await host(() => {});
  expect(await sendTourRequest(body, key, 'en')).toBe(false);
  expect(timer.mock.calls[0]?.[1]).toBe(30_000);
});

test('treats a redirect as a lost connection', async () => {
  const logged = listen();
  await host((request, response) => {
    if (request.url === '/') response.writeHead(302, { location: '/elsewhere' });
    response.end();
  });
  expect(await sendTourRequest(body, key, 'en')).toBe(false);
  expect(logged()).not.toBe('');
});

function form(fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

test('sends the fields in order', () => {
  const data = form({
    ...Object.fromEntries(FIELD_NAMES.toReversed().map((name) => [name, ''])),
    address: 'ñ & =',
    extra: 'x',
  });
  const pairs = FIELD_NAMES.map((name) => `${name}=${name === 'address' ? '%C3%B1+%26+%3D' : ''}`);
  expect(bodyOf(data)).toBe(['form-name=contact', ...pairs].join('&'));
});

test('sends a filled honeypot', () => {
  expect(bodyOf(form({ 'bot-field': 'x' }))).toMatch(/&bot-field=x$/);
});
