import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { FIELDS } from '../../shared/tour-request/fields.ts';
import { fixtureContent } from '../../tests/support/fixture-content.ts';
import { FAMILY, startServer, TEMPLATE } from '../../tests/support/server.ts';
import { temporaryFolder } from '../../tests/support/temp-folder.ts';
import { buildApp } from '../app.ts';
import { createLog } from '../log.ts';
import { createCounts } from '../operations/counts.ts';
import { readSettings } from '../settings.ts';

type Server = Awaited<ReturnType<typeof startServer>>;

function rows(server: Server) {
  const db = new DatabaseSync(join(server.settings.dataDir, 'tour-requests.sqlite'), { readOnly: true });
  onTestFinished(() => db.close());
  return db.prepare('SELECT * FROM tour_request ORDER BY id').all();
}

test('a request by fetch is on disk before the answer says so', async () => {
  const server = await startServer();
  const answer = await server.post(FAMILY);
  expect(answer.status).toBe(200);
  const { received, reference } = (await answer.json()) as { received: boolean; reference: string };
  expect(received).toBe(true);
  expect(rows(server)).toMatchObject([
    { reference, name: 'Ana Pérez', message: 'Hello', language: 'en', quarantine: null },
  ]);
});

test('a request without JavaScript ends on the thank-you page, and each is kept with the language of its form', async () => {
  const server = await startServer();
  const english = await server.post(FAMILY, { accept: 'text/html,*/*' }, '/thank-you');
  expect([english.status, english.headers.get('location')]).toEqual([303, '/thank-you']);
  const spanish = await server.post({ ...FAMILY, name: 'B' }, { accept: 'text/html' }, '/es/thank-you');
  expect([spanish.status, spanish.headers.get('location')]).toEqual([303, '/es/thank-you']);
  await server.post({ ...FAMILY, name: 'C' }, { 'content-language': 'es' });
  expect(rows(server).map(({ language }) => language)).toEqual(['en', 'es', 'es']);
});

test('a slash too many does not lose a request', async () => {
  const server = await startServer();
  expect((await server.post(FAMILY, { accept: 'text/html' }, '/thank-you/')).status).toBe(303);
  expect(rows(server)).toHaveLength(1);
});

test('only this account can read the database', async () => {
  const server = await startServer();
  await server.post(FAMILY);
  for (const suffix of ['', '-wal', '-shm']) {
    expect(statSync(join(server.settings.dataDir, `tour-requests.sqlite${suffix}`)).mode & 0o777).toBe(0o600);
  }
});

test.each([
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
  ['no e-mail address', { ...FAMILY, email: 'ana' }, {}, 422],
  ['another form', { ...FAMILY, 'form-name': 'x' }, {}, 422],
])('%s is refused with words and without a row', async (_name, fields, headers, status) => {
  const server = await startServer();
  for (const accept of ['*/*', 'text/html']) {
    const answer = await server.post(fields, { ...headers, accept });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain('(559) 555-0142');
  }
  expect(rows(server)).toHaveLength(0);
});

test.each([100_000, 900_000, 3_000_000])('a body of %d bytes in chunks still gets its answer', async (length) => {
  const server = await startServer();
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(Buffer.alloc(length / 10, 'x'));
      sent += 1;
      if (sent === 10) controller.close();
    },
  });
  let sent = 0;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(server.base, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  expect(answer.status).toBe(413);
});

/** The form with every field as long as it may be, an e-mail address too. */
function longestForm(letter: string, over: Partial<Record<string, number>> = {}) {
  const values = FIELDS.map(({ name, kind, maxLength }) => {
    const length = maxLength + (over[name] ?? 0);
    return [name, kind === 'email' ? `${'a'.repeat(length - 5)}@a.co` : letter.repeat(length)];
  });
  return { 'form-name': 'contact', ...Object.fromEntries(values) };
}

test.each(['x', 'ñ', 'ਪ', '👵'])(
  'a form of nothing but %s is taken whole where every field is as long as it may be',
  async (letter) => {
    const server = await startServer();
    const { 'form-name': _, ...fields } = longestForm(letter);
    expect((await server.post(longestForm(letter))).status).toBe(200);
    expect(rows(server)).toMatchObject([fields]);
  },
);

test.each(FIELDS)(
  'one letter more than $maxLength in the field $name is refused, and nothing of it is cut',
  async ({ name }) => {
    const server = await startServer({ [TEMPLATE]: `<p>{{${name}}}</p>` });
    const form = longestForm('x', { [name]: 1 });
    expect((await server.post(form)).status).toBe(422);
    const answer = await server.post(form, { accept: 'text/html' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(form[name]);
    expect(rows(server)).toHaveLength(0);
  },
);

test('more than 64 KB is refused as such, unless it is our form with each field within its limit', async () => {
  const server = await startServer();
  const statusOf = async (change: Record<string, string>) => (await server.post({ ...FAMILY, ...change })).status;
  expect(await statusOf({ message: 'x'.repeat(66_000) })).toBe(413);
  expect(await statusOf({ message: 'ਪ'.repeat(20_001) })).toBe(413);
  expect(await statusOf({ message: 'ਪ'.repeat(20_000) })).toBe(200);
  expect(await statusOf({ message: 'ਪ'.repeat(20_000), name: '' })).toBe(422);
  expect(await statusOf({ extra: 'x'.repeat(66_000) })).toBe(413);
  expect(await statusOf({ 'bot-field': 'x'.repeat(66_000) })).toBe(413);
  expect(await statusOf({ 'form-name': 'x', message: 'ਪ'.repeat(20_000) })).toBe(413);
});

test('a form with an error comes back with what the family typed, however it is spelled', async () => {
  const template =
    '<h1>{{heading}}</h1><p>{{explanation}}</p><input name="name" value="{{name}}"><textarea>{{message}}</textarea>{{phone}}';
  const server = await startServer({ [TEMPLATE]: template });
  const answer = await server.post(
    { ...FAMILY, phone: '', name: '"><script>{{message}}', message: '\n{{phone}} & $1' },
    { accept: 'text/html' },
  );
  const html = await answer.text();
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;{{message}}"');
  expect(html).toContain('<textarea>\n\n{{phone}} &amp; $1</textarea>');
  expect(html).toContain('<h1>English: missing-field</h1>');
});

test('a retry with the same key makes no second row, and another form under that key is refused', async () => {
  const server = await startServer();
  const key = { 'idempotency-key': randomUUID() };
  const first = await (await server.post(FAMILY, key)).json();
  const again = await server.post(FAMILY, { 'idempotency-key': key['idempotency-key'].toUpperCase() });
  expect([again.status, await again.json()]).toEqual([200, first]);
  expect((await server.post({ ...FAMILY, name: 'Other' }, key)).status).toBe(422);
  expect(rows(server)).toHaveLength(1);
});

test('many retries at the same moment make one row', async () => {
  const server = await startServer({}, { SOFT_LIMIT: '1000' });
  const key = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(Array.from({ length: 40 }, () => server.post(FAMILY, key)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(rows(server)).toHaveLength(1);
});

test('what people wrote is stored as they wrote it', async () => {
  const server = await startServer();
  await server.post({ ...FAMILY, message: 'a\r\nb\rc\0d \u{1F475} =1+1 <b>', name: ' Ana ' });
  expect(rows(server)[0]).toMatchObject({ message: 'a\nb\nc\uFFFDd \u{1F475} =1+1 <b>', name: ' Ana ' });
});

test('a filled honeypot, many links or many requests at once lead to quarantine, never to a refusal', async () => {
  const server = await startServer({}, { SOFT_LIMIT: '3' });
  const changes: Record<string, string>[] = [
    { 'bot-field': 'x' },
    { message: 'http://a http://b http://c' },
    { name: 'C' },
    { name: 'D' },
  ];
  for (const change of changes) {
    expect((await server.post({ ...FAMILY, ...change })).status).toBe(200);
  }
  expect(rows(server).map(({ quarantine }) => quarantine)).toEqual(['honeypot', 'links', null, 'limit']);
});

test('one sign of spam holds nobody back; signs that no person gives do, and so do several together', async () => {
  const server = await startServer();
  const messages: [string, string | null][] = [
    ['My mother is 82. Her doctor is at https://clinic.example and knows her well.', null],
    ['妈妈八十岁,想参观一下', null],
    ['See https://a.example, https://b.example and https://c.example', 'links'],
    ['Cheap watches: bit.ly/watches', 'links'],
    ['We offer SEO and more traffic for your website. Visit ranks.example.com', 'offer'],
  ];
  for (const [message] of messages) await server.post({ ...FAMILY, message });
  expect(rows(server).map(({ quarantine }) => quarantine)).toEqual(messages.map(([, reason]) => reason));
});

test('an offer that came before from another address waits, where the first of it did not look bad enough', async () => {
  const server = await startServer();
  const message = 'I would love to write a guest post for your readers, on a topic that you may choose yourself.';
  for (const email of ['one@example.net', 'two@example.net']) await server.post({ ...FAMILY, email, message });
  expect(rows(server).map(({ quarantine }) => quarantine)).toEqual([null, 'offer']);
});

test('another website is refused, by either header that tells of it, and what was typed goes back', async () => {
  const server = await startServer({ [TEMPLATE]: '<input name="name" value="{{name}}">' });
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

test('a form that somebody was seen to turn to is let through a crowd', async () => {
  const server = await startServer({}, { SOFT_LIMIT: '1' });
  const token = await (await server.get('/tour-request-token')).text();
  await setTimeout(2100);
  await server.post({ ...FAMILY, name: 'first' });
  await server.post({ ...FAMILY, name: 'without' });
  await server.post({ ...FAMILY, name: 'with' }, { 'tour-request-token': token });
  expect(rows(server).map(({ name, quarantine }) => [name, quarantine])).toEqual([
    ['first', null],
    ['without', 'limit'],
    ['with', null],
  ]);
});

test('past the hard limit a client is asked to wait, and only the named proxy can speak for others', async () => {
  const server = await startServer({}, { HARD_LIMIT: '2' });
  const answers = [];
  for (const [index, name] of ['A', 'B', 'C'].entries()) {
    answers.push(await server.post({ ...FAMILY, name }, { 'x-forwarded-for': `192.0.2.${index}` }));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
  const behind = await startServer({}, { HARD_LIMIT: '1', TRUSTED_PROXY: '127.0.0.1' });
  const from = async (address: string, name: string) =>
    (await behind.post({ ...FAMILY, name }, { 'x-forwarded-for': `9.9.9.9, ${address}` })).status;
  expect([await from('192.0.2.1', 'A'), await from('192.0.2.2', 'B'), await from('192.0.2.1', 'C')]).toEqual([
    200, 200, 429,
  ]);
});

test('what is refused counts toward the hard limit too, and past it everything is told to wait', async () => {
  const server = await startServer({ [TEMPLATE]: '<input name="name" value="{{name}}">' }, { HARD_LIMIT: '3' });
  const refused: [object, number][] = [
    [{ 'content-type': 'text/plain' }, 415],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'idempotency-key': 'none' }, 400],
    [{}, 429],
    [{ 'content-type': 'text/plain' }, 429],
  ];
  for (const [headers, status] of refused) expect((await server.post(FAMILY, { ...headers })).status).toBe(status);
  const answer = await server.post(FAMILY, { accept: 'text/html' });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.text()).toContain('value="Ana Pérez"');
});

test('when nothing can be stored nobody is thanked, and the typed words come back', async () => {
  const form = '<input name="name" value="{{name}}">';
  const siteDir = join(temporaryFolder({ 'dist-server/tour-request-problem.html': form }), 'dist');
  const settings = readSettings({ SITE_DIR: siteDir });
  const store = {
    save: async () => ({ outcome: 'unavailable', reason: 'disk full' }) as const,
    status: async () => null,
    close: async () => {},
  };
  const app = buildApp({
    content: fixtureContent,
    settings,
    store,
    clock: Date.now,
    log: createLog({ write: () => {} }),
    counts: createCounts(),
  });
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const answer = await fetch(base, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams(FAMILY),
  });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await answer.text()).toContain('value="Ana Pérez"');
});

test('the log holds references and nothing that a family wrote', async () => {
  const server = await startServer();
  const { reference } = (await (await server.post(FAMILY)).json()) as { reference: string };
  await server.post({ ...FAMILY, email: 'canary' });
  await server.get('/?name=canary');
  await server.get('/canary');
  const log = server.logged.join('');
  expect(log).toContain(reference);
  expect(log).not.toMatch(/canary|Ana|example\.net|555-0199|127\.0\.0\.1:\d+"?,"?port/);
});
