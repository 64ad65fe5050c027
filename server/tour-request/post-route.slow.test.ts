import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fixtureContent } from '../../tests/helpers/fixture-content.ts';
import { FAMILY, startServer } from '../../tests/helpers/server.ts';
import { DATABASE_FILE } from '../storage/database.ts';
import { LIMITS } from './rate-limit.ts';

test('stores a request before the response', async () => {
  const server = await startServer();
  const answer = await server.post(FAMILY);
  expect(answer.status).toBe(200);
  const { received, reference } = (await answer.json()) as { received: boolean; reference: string };
  expect(received).toBe(true);
  expect(server.rows()).toMatchObject([
    { reference, name: 'Ana Pérez', message: 'Hello', language: 'en', quarantine: null },
  ]);
});

test('redirects a native post to the thank-you page of its language', async () => {
  const server = await startServer();
  const english = await server.post(FAMILY, { accept: 'text/html,*/*' }, '/thank-you');
  expect([english.status, english.headers.get('location')]).toEqual([303, '/thank-you']);
  const spanish = await server.post({ ...FAMILY, name: 'B' }, { accept: 'text/html' }, '/es/thank-you');
  expect([spanish.status, spanish.headers.get('location')]).toEqual([303, '/es/thank-you']);
  await server.post({ ...FAMILY, name: 'C' }, { 'content-language': 'es' });
  expect(server.rows().map(({ language }) => language)).toEqual(['en', 'es', 'es']);
});

test('accepts a form with any spelling of UTF-8', async () => {
  const server = await startServer();
  for (const charset of ['utf-8', 'UTF-8', 'utf8', '"utf8"']) {
    const type = `application/x-www-form-urlencoded; charset=${charset}`;
    expect((await server.post(FAMILY, { 'content-type': type })).status, charset).toBe(200);
  }
});

test('accepts a post with a trailing slash', async () => {
  const server = await startServer();
  expect((await server.post(FAMILY, { accept: 'text/html' }, '/thank-you/')).status).toBe(303);
  expect(server.rows()).toHaveLength(1);
});

test('creates files that only this account can read', async () => {
  const server = await startServer();
  await server.post(FAMILY);
  for (const suffix of ['', '-wal', '-shm']) {
    expect(statSync(join(server.settings.dataDir, `tour-requests.sqlite${suffix}`)).mode & 0o777).toBe(0o600);
  }
});

const refused: [what: string, fields: Record<string, string> | string, headers: object, status: number][] = [
  ['another website', FAMILY, { 'sec-fetch-site': 'cross-site' }, 403],
  ['no content type of a form', FAMILY, { 'content-type': 'text/plain' }, 415],
  ['another charset', FAMILY, { 'content-type': 'application/x-www-form-urlencoded; charset=iso-8859-1' }, 415],
  ['a content coding', FAMILY, { 'content-encoding': 'gzip' }, 415],
  ['a key that is no UUID', FAMILY, { 'idempotency-key': 'abc' }, 400],
  ['a field given twice', 'form-name=contact&name=a&name=b', {}, 400],
  ['a broken escape', 'form-name=contact&name=%zz', {}, 400],
  ['bytes that are not UTF-8', 'form-name=contact&name=%ff', {}, 400],
  ['more than 64 KB', { ...FAMILY, message: 'x'.repeat(66_000) }, {}, 413],
  ['no name', { ...FAMILY, name: ' ' }, {}, 422],
  ['no email address', { ...FAMILY, email: 'ana' }, {}, 422],
  ['another form', { ...FAMILY, 'form-name': 'x' }, {}, 422],
];

test('stores nothing that it refuses', async () => {
  const server = await startServer();
  for (const [what, fields, headers, status] of refused)
    for (const accept of ['*/*', 'text/html']) {
      const answer = await server.post(fields, { ...headers, accept });
      expect(answer.status, what).toBe(status);
      expect(await answer.text(), what).toContain('(559) 555-0142');
    }
  expect(server.rows()).toHaveLength(0);
});

test('returns a refused form with the typed values', async () => {
  const server = await startServer();
  const answer = await server.post(
    { ...FAMILY, phone: '', name: '"><script>{{view}}', message: '\n{{title}} & $1' },
    { accept: 'text/html' },
  );
  const html = await answer.text();
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;{{view}}"');
  expect(html).toContain('>\n\n{{title}} &amp; $1</textarea>');
  expect(html).toContain('<h1>English: missing-field</h1>');
});

test('returns 503 with the typed values while the database is locked', async () => {
  const server = await startServer();
  const other = new DatabaseSync(join(server.settings.dataDir, DATABASE_FILE), { timeout: 5000 });
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  const started = performance.now();
  const names = Array.from({ length: 12 }, (_, index) => `Family ${index}`);
  const answers = await Promise.all(
    names.map(async (name, index) => {
      await setTimeout(index * 20);
      const answer = await server.post({ ...FAMILY, name }, { accept: 'text/html' });
      return [answer.status, answer.headers.get('retry-after'), await answer.text()];
    }),
  );
  // They wait together; one after the other, they would wait for 12 seconds.
  expect(performance.now() - started).toBeLessThan(8000);
  expect(answers).toEqual(names.map((name) => [503, '30', expect.stringContaining(`value="${name}"`)]));
  other.exec('COMMIT');
  expect((await server.post(FAMILY)).status).toBe(200);
  expect(server.rows()).toHaveLength(1);
});

test('stores a retry with the same key once', async () => {
  const server = await startServer();
  const key = { 'idempotency-key': randomUUID() };
  const first = await (await server.post(FAMILY, key)).json();
  const again = await server.post(FAMILY, { 'idempotency-key': key['idempotency-key'].toUpperCase() });
  expect([again.status, await again.json()]).toEqual([200, first]);
  expect((await server.post({ ...FAMILY, name: 'Other' }, key)).status).toBe(422);
  expect(server.rows()).toHaveLength(1);
});

test('does not count retries toward the limits', async () => {
  const server = await startServer({}, {}, { limits: { ...LIMITS, soft: 2, hard: 3 } });
  const key = { 'idempotency-key': randomUUID() };
  for (let retry = 0; retry < 5; retry += 1) await server.post(FAMILY, key);
  await server.post({ ...FAMILY, name: 'Other' });
  expect(server.rows().map(({ quarantine }) => quarantine)).toEqual([null, null]);
});

test('stores simultaneous retries once', async () => {
  const server = await startServer();
  const key = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(Array.from({ length: 40 }, () => server.post(FAMILY, key)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(server.rows()).toHaveLength(1);
});

test('answers a long form with 503 while strangers hold many long ones open', async () => {
  const server = await startServer();
  const { port } = new URL(server.base);
  const head =
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 280000\r\n\r\n';
  const held = Array.from({ length: 250 }, () => connect(Number(port), '127.0.0.1').on('error', () => {}));
  for (const socket of held) socket.write(head);
  const long = { ...FAMILY, message: '\u{1F475}'.repeat(20_000) };
  await vi.waitFor(async () => expect((await server.post(long)).status).toBe(503), 60_000);
  expect((await server.post(FAMILY)).status).toBe(200);
  for (const socket of held) socket.destroy();
  await vi.waitFor(async () => expect((await server.post(long)).status).toBe(200), 60_000);
});

test('stores the longest valid form', async () => {
  const server = await startServer();
  const longest = (length: number) => '\u{1F475}'.repeat(length);
  const form = { ...FAMILY, name: longest(1000), address: longest(1000), message: longest(20_000) };
  expect((await server.post(form)).status).toBe(200);
  expect(server.rows()[0]?.message).toBe(form.message);
});

test('stores text as written', async () => {
  const server = await startServer();
  await server.post({ ...FAMILY, message: 'a\r\nb\rc\0d \u{1F475} =1+1 <b>', name: ' Ana ' });
  expect(server.rows()[0]).toMatchObject({ message: 'a\nb\nc\uFFFDd \u{1F475} =1+1 <b>', name: ' Ana ' });
});

test('returns 403 with the typed values to another website', async () => {
  const server = await startServer();
  const page = { accept: 'text/html' };
  const elsewhere: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of elsewhere) {
    const answer = await server.post(FAMILY, { ...page, ...headers });
    expect(answer.status, JSON.stringify(headers)).toBe(403);
    expect(await answer.text()).toContain('value="Ana Pérez"');
  }
  const ownPages: Record<string, string>[] = [
    { origin: server.base },
    { origin: fixtureContent.facts.url },
    { 'sec-fetch-site': 'same-origin' },
  ];
  for (const headers of ownPages)
    expect((await server.post({ ...FAMILY, name: JSON.stringify(headers) }, headers)).status).toBe(200);
});

test('quarantines for a filled honeypot or a limit, never for words', async () => {
  const server = await startServer({}, {}, { limits: { ...LIMITS, soft: 3 } });
  const offer = 'We offer SEO and more traffic for your website. Visit ranks.example.com';
  const changes: Record<string, string>[] = [{ 'bot-field': 'x' }, { message: offer }, { name: 'C' }, { name: 'D' }];
  for (const change of changes) expect((await server.post({ ...FAMILY, ...change })).status).toBe(200);
  expect(server.rows().map(({ quarantine }) => quarantine)).toEqual(['honeypot', null, null, 'limit']);
});

test('returns 429 past the hard limit', async () => {
  const server = await startServer({}, {}, { limits: { ...LIMITS, hard: 2 } });
  const answers = [];
  for (const [index, name] of ['A', 'B', 'C'].entries()) {
    answers.push(await server.post({ ...FAMILY, name }, { 'x-forwarded-for': `192.0.2.${index}` }));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
  const behind = await startServer({}, { TRUSTED_PROXY: '127.0.0.1' }, { limits: { ...LIMITS, hard: 1 } });
  const from = async (address: string, name: string) =>
    (await behind.post({ ...FAMILY, name }, { 'x-forwarded-for': `9.9.9.9, ${address}` })).status;
  expect([await from('192.0.2.1', 'A'), await from('198.51.100.2', 'B'), await from('192.0.2.3', 'C')]).toEqual([
    200, 200, 429,
  ]);
});

test('counts refused requests toward the hard limit', async () => {
  const server = await startServer({}, {}, { limits: { ...LIMITS, hard: 3 } });
  const refused: [object, number][] = [
    [{ 'content-encoding': 'gzip' }, 415],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'idempotency-key': 'none' }, 400],
    [{}, 429],
    [{ 'content-encoding': 'gzip' }, 429],
  ];
  for (const [headers, status] of refused) expect((await server.post(FAMILY, { ...headers })).status).toBe(status);
  const answer = await server.post(FAMILY, { accept: 'text/html' });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.text()).toContain('value="Ana Pérez"');
});

test('logs references but nothing that a family wrote', async () => {
  const server = await startServer();
  const { reference } = (await (await server.post(FAMILY)).json()) as { reference: string };
  await server.post({ ...FAMILY, email: 'canary' });
  await server.get('/?name=canary');
  await server.get('/canary');
  const log = server.logged.join('');
  expect(log).toContain(reference);
  expect(log).not.toMatch(/canary|Ana|example\.net|555-0199|remoteAddress|remotePort/);
});

test('sends at most ten receipts per network in ten minutes', async () => {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@example.org', NOTIFY_TO: 'desk@example.org' };
  const server = await startServer({}, { ...mail, TRUSTED_PROXY: '127.0.0.1' });
  const send = (index: number, address: string, headers: object = { 'sec-fetch-site': 'same-origin' }) =>
    server.post({ ...FAMILY, email: `n${index}@example.net` }, { ...headers, 'x-forwarded-for': address });
  await send(0, '198.51.100.7', { 'sec-fetch-site': 'none' });
  for (let index = 1; index <= 15; index += 1) await send(index, `192.0.2.${index}`);
  // Safari before 16.4.
  await send(16, '198.51.100.7', { origin: server.base });
  using db = new DatabaseSync(join(server.settings.dataDir, DATABASE_FILE), { readOnly: true });
  const receipts = db.prepare("SELECT tour_request_id AS id FROM outbox WHERE kind = 'receipt' ORDER BY id").all();
  expect(receipts.map(({ id }) => Number(id) - 1)).toEqual([
    ...Array.from({ length: 10 }, (_, index) => index + 1),
    16,
  ]);
});
