import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../tests/helpers/caddy.ts';
import { needs } from '../../tests/helpers/needs.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { openContentFolder } from './content-folder.ts';
import { isAtHome } from './door.ts';
import { createHome } from './home.ts';

const before = 'phone: 1\n';

/** A server at home, with the cookies of a browser that opened the address of the terminal. */
async function serve() {
  const folder = temporaryFolder({ 'site.yaml': before });
  const home = createHome({
    folder: openContentFolder(folder),
    url: () => 'https://www.example.org',
    readEditor: () => '<head><title>Website editor</title></head>',
    readOnline: async () => ({ files: {}, news: {} }),
    afterSave() {},
  });
  const server = createServer((incoming, response) => void home.handle(incoming, response, () => response.end('site')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const [, key = ''] = /\/edit\?key=(\S+)/.exec(home.describe('', '')) ?? [];
  const cookie = `key-${port}=${key}`;
  const own = { host: `localhost:${port}`, origin: `http://localhost:${port}`, cookie };
  const ask = (path: string, headers: Record<string, string> = own, method = 'GET', body = '') =>
    send(port, path, headers, method, body);
  /** Saves over the newest files by a request with other headers. */
  const save = async (headers: Record<string, string>, name = 'content/site.yaml') => {
    const { sha: head } = JSON.parse((await ask('/edit/files/head', own, 'POST', 'null')).body);
    const files = [{ path: name, contents: btoa('phone: 2\n') }];
    return ask('/edit/files/commit', { ...own, ...headers }, 'POST', JSON.stringify({ head, message: '', files }));
  };
  const saved = () => readFileSync(join(folder, 'site.yaml'), 'utf8');
  return { port, key, own, ask, save, saved };
}

/** Sends a path as it is, and a Host that no browser would let a page choose. */
async function send(port: number, path: string, headers: Record<string, string>, method = 'GET', body = '') {
  const length = body || method === 'POST' ? { 'content-length': String(Buffer.byteLength(body)) } : {};
  const sent = request({ port, host: '127.0.0.1', path, method, headers: { ...headers, ...length }, setHost: false });
  sent.end(body);
  const [response] = await once(sent, 'response');
  let text = '';
  for await (const part of response) text += part;
  return { status: response.statusCode as number, headers: response.headers as IncomingHttpHeaders, body: text };
}

test('the key in the address of the terminal goes into a cookie only', async () => {
  const { ask, key, own } = await serve();
  const { status, headers } = await ask(`/edit?key=${key}`, { host: own.host });
  expect([status, headers.location, headers['referrer-policy']]).toEqual([303, '/edit', 'same-origin']);
  expect(headers['set-cookie']).toEqual([
    `${own.cookie}; HttpOnly; SameSite=Strict; Path=/edit`,
    `${own.cookie}; HttpOnly; SameSite=Strict; Path=/emails`,
  ]);
  const { body } = await ask('/edit');
  expect(body).toContain('<meta name="editor-host" content="folder">');
  expect(body).not.toContain(key);
});

test('saves for a page of its own', async () => {
  const { save, saved } = await serve();
  expect((await save({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  expect(saved()).toBe('phone: 2\n');
});

test.each([
  ['without the key', { cookie: '' }],
  ['with another key', { cookie: 'key-80=abc' }],
  ['of the page of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['of another port of this computer', { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' }],
  ['without an Origin', { origin: '' }],
  ['of a sandboxed page', { origin: 'null' }],
  ['under a name that leads to this computer', { host: 'evil.example', origin: 'http://evil.example' }],
  ['under a name of this computer and no port', { host: 'localhost', origin: 'http://localhost' }],
])('refuses a save %s', async (_what, headers) => {
  const { save, saved } = await serve();
  expect((await save(headers as Record<string, string>)).status).toBe(403);
  expect(saved()).toBe(before);
});

test.each(['/edit', '/emails', '/emails/1'])('shows %s to no one without the key', async (path) => {
  const { ask, own } = await serve();
  for (const headers of [{ host: own.host }, { ...own, host: 'evil.example' }])
    expect(await ask(path, headers)).toMatchObject({ status: 403, body: expect.stringContaining('terminal') });
});

test.each([
  '/edit/files/commit/../head',
  '/edit/files/%68ead',
  '/edit/files/constructor',
  '/edit%2ffiles/head',
  '/edit/../edit/files/head',
  '//edit/files/head',
])('answers nothing of the folder at %s', async (path) => {
  const { ask, own } = await serve();
  expect((await ask(path, own, 'POST')).body).not.toContain('site.yaml');
});

test.each(['../package.json', 'content/../package.json', 'content/site.yaml', '/etc/passwd', 'content/.env'])(
  'shows no picture %s',
  async (name) => {
    const { ask, own } = await serve();
    expect((await ask('/edit/files/picture', own, 'POST', JSON.stringify(name))).status).toBe(422);
  },
);

test.each(['../site.yaml', 'content/.site.yaml', 'content%2fsite.yaml', 'content/photos/door.webp'])(
  'refuses to save %s, with a reason',
  async (name) => {
    const { save } = await serve();
    expect(await save({}, name)).toMatchObject({
      status: 422,
      body: expect.stringMatching(/cannot be saved|no photograph/),
    });
  },
);

test('refuses a body that is too large or has no length', async () => {
  const { port, own } = await serve();
  const head = Object.entries(own)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  for (const length of ['content-length: 99000000', 'transfer-encoding: chunked']) {
    const socket = connect(port, '127.0.0.1');
    socket.write(`POST /edit/files/commit HTTP/1.1\r\n${head}${length}\r\n\r\n`);
    expect(String((await once(socket, 'data'))[0])).toContain(' 422 ');
    socket.destroy();
  }
});

test.each(['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'])(
  'one request with the header %s ends it until the next start',
  async (header) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { ask, own, save, saved } = await serve();
    expect((await ask('/about', { ...own, [header]: '1.2.3.4' })).body).toBe('site');
    expect((await ask('/edit')).body).toBe('site');
    expect((await ask('/emails')).body).toBe('site');
    await expect(save({})).rejects.toThrow();
    expect(saved()).toBe(before);
    expect(warn.mock.calls).toEqual([[expect.stringContaining(header)]]);
  },
);

test('no key is in a log', async () => {
  const written = (['log', 'warn', 'error', 'info'] as const).map((name) => vi.spyOn(console, name));
  const { ask, key } = await serve();
  await ask(`/edit?key=${key}`);
  await ask(`/edit?key=${key.toLowerCase()}`);
  expect(written.flatMap((spy) => spy.mock.calls)).toEqual([]);
});

test.each([
  ['127.0.0.1', {}, true],
  ['::1', {}, true],
  ['localhost', { TRUSTED_PROXY: 'none' }, true],
  ['0.0.0.0', {}, false],
  ['::', {}, false],
  ['192.168.1.5', {}, false],
  ['127.0.0.1.evil.example', {}, false],
  ['127.0.0.1', { SMTP_URL: 'smtp://mail.example.org' }, false],
  ['127.0.0.1', { TRUSTED_PROXY: '127.0.0.1' }, false],
  ['127.0.0.1', { HOST_NAMES: 'www.example.org' }, false],
])('HOST %s with %j is at home: %s', (host, environment, expected) => {
  for (const name of ['SMTP_URL', 'TRUSTED_PROXY', 'HOST_NAMES']) vi.stubEnv(name, '');
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(isAtHome(host)).toBe(expected);
});

test('nginx with its defaults lets nobody in', async (context) => {
  const nginx = needs(context, 'nginx');
  const { port, key, own, saved } = await serve();
  const proxy = await freePort();
  const folder = temporaryFolder({
    'nginx.conf': `daemon off; pid nginx.pid; error_log stderr; events {}
      http { access_log off; client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path f; uwsgi_temp_path u; scgi_temp_path s;
        server { listen 127.0.0.1:${proxy}; location / { proxy_pass http://127.0.0.1:${port}; } } }`,
  });
  const child = spawn(nginx, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  onTestFinished(() => void child.kill());
  const host = { host: 'www.example.org' };
  await vi.waitUntil(
    () =>
      send(proxy, '/', host).then(
        () => true,
        () => false,
      ),
    60_000,
  );
  // Nginx sends the Host of this server, and no header about itself.
  for (const path of ['/edit', '/emails', '/emails/1', '/edit?key=abc'])
    expect(await send(proxy, path, host), path).toMatchObject({ status: 403 });
  for (const origin of ['http://www.example.org', `http://localhost:${port}`, `http://127.0.0.1:${port}`]) {
    expect((await send(proxy, '/edit/files/head', { ...host, origin }, 'POST')).status).toBe(403);
    expect((await send(proxy, '/edit/files/commit', { ...host, origin }, 'POST')).status).toBe(403);
  }
  // Not even a browser that has the key can save under the public name.
  const withKey = { ...host, origin: 'http://www.example.org', cookie: own.cookie };
  expect((await send(proxy, '/edit/files/head', withKey, 'POST')).status).toBe(403);
  expect(key).not.toBe('');
  expect(saved()).toBe(before);
});
