import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { NO_MAIL_SERVER, TUESDAY } from '../../tests/helpers/desk.ts';
import { FAMILY, query, startServer } from '../../tests/helpers/server.ts';
import { DATABASE_FILE } from '../storage/database.ts';
import { LIMITS } from './rate-limit.ts';

// On weekdays no call is later than promised.
const server = await startServer({}, { now: TUESDAY });
const PAGE = { accept: 'text/html' };

const startWithLimits = (limits: Partial<typeof LIMITS>, environment = {}) =>
  startServer({ TRUSTED_PROXY: 'none', ...environment }, { limits: { ...LIMITS, ...limits } });

test('stores a request before the response', async () => {
  const answer = await server.post(FAMILY);
  expect(answer.status).toBe(200);
  const { received, reference } = (await answer.json()) as { received: boolean; reference: string };
  expect(received).toBe(true);
  expect(server.rows()).toMatchObject([
    { reference, name: 'Ana Pérez', message: 'Hello', language: 'en', quarantine: null },
  ]);
  for (const suffix of ['', '-wal', '-shm'])
    expect(statSync(join(server.settings.dataDir, DATABASE_FILE + suffix)).mode & 0o777).toBe(0o600);
});

test.each([
  [
    'the day of a later call',
    '2026-12-11T17:00-08:00',
    'We are closed until Monday, so we will call you on Monday morning.',
  ],
  ['no day within the promise', '2026-12-08T10:00-08:00', ''],
])('a header names %s', async (_what, received, words) => {
  const { post } = await startServer({}, { now: Date.parse(received) });
  expect(decodeURIComponent((await post(FAMILY)).headers.get('tour-request-by') ?? '')).toBe(words);
});

test.each(['/thank-you', '/es/thank-you'])('a redirect to %s names the day of a later call', async (path) => {
  const { post } = await startServer({}, { now: Date.parse('2026-12-12T10:00-08:00') });
  expect((await post(FAMILY, PAGE, path)).headers.get('location')).toBe(`${path}#call-1-morning`);
});

test.each([
  ['/thank-you', PAGE, '/thank-you', 'en'],
  ['/thank-you/', { accept: 'text/html,*/*' }, '/thank-you', 'en'],
  ['/es/thank-you', PAGE, '/es/thank-you', 'es'],
  ['/', { ...PAGE, 'content-language': 'es' }, '/es/thank-you', 'es'],
])('redirects a native post to %s with %j to %s', async (path, headers, location, language) => {
  const answer = await server.post({ ...FAMILY, name: path + JSON.stringify(headers) }, { ...headers }, path);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
  expect(server.rows().at(-1)?.language).toBe(language);
});

const TYPE = 'application/x-www-form-urlencoded; charset=';
const LONG = '\u{1F475}'.repeat(1000);

/** A text is the whole body; an expected object is the stored row. */
const bodies: [what: string, change: Record<string, string> | string, headers: object, expected: number | object][] = [
  ['no content type of a form', {}, { 'content-type': 'text/plain' }, 415],
  ['another charset', {}, { 'content-type': `${TYPE}iso-8859-1` }, 415],
  ['a content coding', {}, { 'content-encoding': 'gzip' }, 415],
  ['an empty body', '', {}, 422],
  ['a field given twice', 'form-name=contact&name=a&name=b', {}, 400],
  ['a broken escape', 'form-name=contact&name=%zz', {}, 400],
  ['bytes that are not UTF-8', 'form-name=contact&name=%ff', {}, 400],
  ['half of an emoji', 'form-name=contact&name=%ED%A0%BD', {}, 400],
  ['a message that is too long', { message: 'x'.repeat(66_000) }, {}, 422],
  ['a body that is too large', 'x'.repeat(300_000), {}, 413],
  ['no name', { name: ' ' }, {}, 422],
  ['a name of invisible letters', { name: '\u200B\u2060' }, {}, 422],
  ['no email address', { email: 'ana' }, {}, 422],
  ['a line break in the email address', { email: 'ana@example.net\nBcc: b@example.net' }, {}, 422],
  ['another form', { 'form-name': 'x' }, {}, 422],
  ['a name that is too long', { name: `${LONG}x` }, {}, 422],
  ['the longest values', { name: LONG, address: LONG, message: LONG.repeat(20) }, {}, { message: LONG.repeat(20) }],
  ['line breaks and NUL', { message: 'a\r\nb\rc\0d =1+1 <b>' }, {}, { message: 'a\nb\nc\uFFFDd =1+1 <b>' }],
  ['spaces around a name', { name: ' Ana ' }, {}, { name: ' Ana ' }],
  ['a name of a property', { name: '__proto__', constructor: 'x' }, {}, { name: '__proto__' }],
  ['UTF-8 in capitals', { name: 'A' }, { 'content-type': `${TYPE}UTF-8` }, { name: 'A' }],
  ['UTF-8 without a hyphen', { name: 'B' }, { 'content-type': `${TYPE}"utf8"` }, { name: 'B' }],
];

test('stores only what it can store as sent', async () => {
  const before = server.rows().length;
  const answers: [string, number][] = [];
  for (const [what, change, headers] of bodies) {
    const answer = await server.post(typeof change === 'string' ? change : { ...FAMILY, ...change }, { ...headers });
    answers.push([what, answer.status]);
    if (answer.status !== 200) expect(await answer.text(), what).toContain('(559) 555-0142');
  }
  expect(answers).toEqual(bodies.map(([what, , , expected]) => [what, typeof expected === 'object' ? 200 : expected]));
  expect(server.rows().slice(before)).toMatchObject(bodies.map(([, , , row]) => row).filter(Object.isExtensible));
});

test('returns 503 with the typed values while the database is locked', async () => {
  const own = await startServer();
  using other = new DatabaseSync(join(own.settings.dataDir, DATABASE_FILE), { timeout: 5000 });
  other.exec('BEGIN IMMEDIATE');
  const answer = await own.post({ ...FAMILY, name: 'Rosa Mendoza' }, PAGE);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await answer.text()).toContain('value="Rosa Mendoza"');
  other.exec('COMMIT');
  expect((await own.post(FAMILY)).status).toBe(200);
  expect(own.rows()).toHaveLength(1);
});

test('keeps at most 5,000 open requests in quarantine', async () => {
  const own = await startServer();
  using db = new DatabaseSync(join(own.settings.dataDir, DATABASE_FILE));
  db.exec(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4999)
    INSERT INTO tour_request (reference, received_at, due_at, language, content_hash, mailbox, phone_digits, quarantine)
    SELECT 'n' || i, 0, 0, 'en', x'00', '', '', 'limit' FROM n`);
  const flood = (name: string) => own.post({ ...FAMILY, name, 'bot-field': 'x' });
  expect((await flood('A')).status).toBe(200);
  const answer = await flood('B');
  expect([answer.status, await answer.text()]).toEqual([429, expect.stringContaining('(559) 555-0142')]);
  expect((await own.post(FAMILY)).status).toBe(200);
  db.exec("UPDATE tour_request SET closed_at = 1 WHERE reference = 'n1'");
  expect((await flood('C')).status).toBe(200);
});

test.each([
  [403, { origin: 'https://evil.example' }],
  [403, { origin: 'null' }],
  [403, { 'sec-fetch-site': 'same-site' }],
  [403, { 'sec-fetch-site': 'cross-site', origin: 'https://www.orchard.example' }],
  [303, { origin: server.url }],
  [303, { origin: 'https://www.orchard.example' }],
  [303, { 'sec-fetch-site': 'same-origin' }],
])('answers %i to a form with %j', async (status, headers) => {
  const name = JSON.stringify(headers);
  const answer = await server.post({ ...FAMILY, name }, { ...PAGE, ...headers });
  expect(answer.status).toBe(status);
  if (status === 403) expect(await answer.text()).toContain('value="ana@example.net"');
  expect(server.rows().filter((row) => row.name === name)).toHaveLength(status === 403 ? 0 : 1);
});

test('quarantines for a filled honeypot or a limit, never for words', async () => {
  const { post, rows } = await startWithLimits({ soft: 3 });
  const offer = 'We offer SEO and more traffic for your website. Visit ranks.example.com';
  const changes: Record<string, string>[] = [{ 'bot-field': 'x' }, { message: offer }, { name: 'C' }, { name: 'D' }];
  for (const change of changes) expect((await post({ ...FAMILY, ...change })).status).toBe(200);
  expect(rows().map(({ quarantine }) => quarantine)).toEqual(['honeypot', null, null, 'limit']);
});

test('does not count retries toward the limits', async () => {
  const { post, rows, settings } = await startWithLimits({ soft: 2, hard: 3, receipts: 2 }, NO_MAIL_SERVER);
  const send = (email: string) => post({ ...FAMILY, email }, { 'sec-fetch-site': 'same-origin' });
  for (let retry = 0; retry < 5; retry += 1) expect((await send('ana@example.net')).status).toBe(200);
  await send('berta@example.net');
  expect(rows().map(({ quarantine }) => quarantine)).toEqual([null, null]);
  expect(query(settings.dataDir, "SELECT id FROM outbox WHERE kind = 'receipt'")).toHaveLength(2);
});

test('counts refused requests toward the hard limit', async () => {
  const { post } = await startWithLimits({ hard: 3 });
  const refused: [object, number][] = [
    [{ 'content-encoding': 'gzip' }, 415],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'content-type': `${TYPE}iso-8859-1` }, 415],
    [{}, 429],
    [{ 'content-encoding': 'gzip' }, 429],
  ];
  for (const [headers, status] of refused) expect((await post(FAMILY, { ...headers })).status).toBe(status);
  const answer = await post(FAMILY, PAGE);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.text()).toContain('value="Ana Pérez"');
});

test('believes only the last hop before the trusted proxy', async () => {
  const { post } = await startWithLimits({ hard: 1 }, { TRUSTED_PROXY: '127.0.0.1' });
  const from = async (address: string, name: string) =>
    (await post({ ...FAMILY, name }, { 'x-forwarded-for': `9.9.9.9, ${address}` })).status;
  expect([await from('192.0.2.1', 'A'), await from('198.51.100.2', 'B'), await from('192.0.2.3', 'C')]).toEqual([
    200, 200, 429,
  ]);
});

test('logs references but nothing that a client sent', async () => {
  const sent = { cookie: 'canary', referer: 'http://canary/es/', 'user-agent': 'canary', 'content-language': 'canary' };
  const form = { ...FAMILY, name: 'canary', address: 'canary', message: 'canary', email: 'canary@example.net' };
  const { reference } = (await (await server.post(form, sent, '/?q=canary')).json()) as { reference: string };
  const refused = await Promise.all([
    server.post({ ...form, email: 'canary' }, sent),
    server.post({ ...form, 'form-name': 'canary' }, sent),
    server.post('canary=%zz', sent),
    server.post(form, { ...sent, 'content-type': 'text/canary' }),
    server.get('/canary?canary', sent, 'DELETE'),
    server.get('/staff/request/canary', sent),
  ]);
  for (const answer of refused) expect(await answer.text()).not.toContain('canary');
  const log = server.logged.join('');
  expect(log).toContain(reference);
  expect(log).not.toMatch(/canary|Ana|example\.net|555-0199|remoteAddress|remotePort/);
});

test('sends at most ten receipts per network in ten minutes', async () => {
  const own = await startServer(NO_MAIL_SERVER);
  const send = (index: number, address: string, headers: object = { 'sec-fetch-site': 'same-origin' }) =>
    own.post({ ...FAMILY, email: `n${index}@example.net` }, { ...headers, 'x-forwarded-for': address });
  await send(0, '198.51.100.7', { 'sec-fetch-site': 'none' });
  for (let index = 1; index <= 15; index += 1) await send(index, `192.0.2.${index}`);
  // Safari before 16.4.
  await send(16, '198.51.100.7', { origin: own.url });
  const receipts = query<{ id: number }>(
    own.settings.dataDir,
    "SELECT tour_request_id AS id FROM outbox WHERE kind = 'receipt' ORDER BY id",
  );
  expect(receipts.map(({ id }) => id - 1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16]);
});
