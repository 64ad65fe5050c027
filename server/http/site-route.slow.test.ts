import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { get, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { FAMILY, startServer } from '../../tests/helpers/server.ts';

/** Sends a request without the headers that fetch adds. */
function ask(url: string, headers: Record<string, string>) {
  return new Promise<{ status?: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
  });
}

test('serves a page without its extension', async () => {
  const server = await startServer({ 'es/index.html': 'inicio' });
  expect((await server.get('/about')).status).toBe(200);
  expect(await (await server.get('/es')).text()).toBe('inicio');
});

const SITE = { 'es/index.html': 'inicio', 'es/about.html': 'es', 'services/bus-rides.html': 'bus', 'card.vcf': 'card' };

/** Addresses from print and from the end of a sentence, separated by blanks. */
const MISTYPED = {
  '/': '// /index.html /Index.HTML /, /%20 /) /%E2%80%8B /%E2%80%9D /index.html. /%',
  '/about': `/about/ /about// /about.html /about.htm /about.html/ /About /ABOUT /About.HTML /ABOUT/ /about. /about, /about)
    /about). /about; /about: /about! /about... /about* /about_ /about' /about] /about%22 /about%E2%80%9D /about%E2%80%99.
    /about%C2%BB /about%E2%80%A6 /about%3E /about%3E. /about%7D /about%3F /about%23 /about%60 /about%5C /about%E3%80%82
    /about%20 /about%C2%A0 /about%E2%80%8B /about%EF%BB%BF /about%0A /about%C2%AD /ab%E2%80%8Bout /%20about /%22about%22
    /%E2%80%9Cabout%E2%80%9D /(about) /%3Cabout%3E /.about /About.html). //about ///about /%2Fabout /%5Cabout /about%
    /about%E2%80 /%EF%BD%81bout`,
  '/es': '/ES /Es/ /es/index.html /es, //ES',
  '/es/about': '/ES/About /es//about /es/about. /es%5Cabout /es/%20about /Es/about.html)',
  '/services/bus-rides':
    '/Services/Bus-Rides /services/bus%E2%80%93rides /services/bus%E2%80%91rides /services/bus-%0Arides',
  '/card.vcf': '/Card.VCF /card.vcf.',
};

test('redirects mistyped paths', async () => {
  const server = await startServer(SITE);
  for (const [address, mistyped] of Object.entries(MISTYPED))
    for (const path of mistyped.split(/\s+/)) {
      const answer = await server.get(`${path}?a=1&b=%`);
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 308, `${address}?a=1&b=%`]);
    }
});

test('does not redirect unknown paths', async () => {
  const server = await startServer(SITE);
  const elsewhere = ['//evil.example/', '//evil.example/about', '/%5Cevil.example', '/https://evil.example/about'];
  for (const path of [...elsewhere, '/abouts', '/about/x', '/a bout/us']) {
    const answer = await server.get(path);
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 404, null]);
  }
});

test('does not redirect a POST', async () => {
  const server = await startServer(SITE);
  for (const path of ['/About', '/about.', '//about', '/about/', '/about%'])
    expect((await server.post('x=1', {}, path)).status, path).toBe(404);
});

test('answers 404 for a file that was deleted', async () => {
  const server = await startServer();
  rmSync(join(server.settings.siteDir, 'about.html'));
  const answer = await server.get('/about');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-cache']);
  expect(await answer.text()).toContain('Not here');
  expect((await server.get('/')).status).toBe(200);
});

test('serves the 404 page in the language of the path', async () => {
  const server = await startServer({ 'es/404.html': 'No existe' });
  const [english, spanish, itself] = [
    await server.get('/nope'),
    await server.get('/es/nope'),
    await server.get('/404'),
  ];
  expect([english.status, await english.text()]).toEqual([404, expect.stringContaining('Not here')]);
  expect([spanish.status, await spanish.text()]).toEqual([404, 'No existe']);
  expect(itself.status).toBe(404);
  for (const path of ['/%zz', '/%00x', '/..%2f..%2fetc/passwd', '/_headers', '/_redirects'])
    expect((await server.get(path)).status).toBe(404);
});

test('caches hashed files and revalidates pages', async () => {
  const server = await startServer({ '_astro/app.abc123.js': '1', 'robots.txt': 'x' });
  expect((await server.get('/_astro/app.abc123.js')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  );
  const page = await server.get('/');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const etag = page.headers.get('etag') ?? '';
  for (const known of [etag, `"other", ${etag}`, '*']) {
    const answer = await server.get('/', { 'if-none-match': known });
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', etag]);
  }
  expect((await server.get('/', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('negotiates the encoding, with an ETag for each', async () => {
  const text = '<p>hello</p>'.repeat(100);
  const server = await startServer({
    'p.html': text,
    'p.html.br': brotliCompressSync(text),
    'p.html.gz': gzipSync(text),
  });
  const coding = async (accepted: string) =>
    (await ask(`${server.base}/p`, accepted ? { 'accept-encoding': accepted } : {})).headers;
  expect((await coding('gzip, deflate, br'))['content-encoding']).toBe('br');
  expect((await coding('gzip'))['content-encoding']).toBe('gzip');
  expect((await coding('br;q=0, gzip;q=0.5'))['content-encoding']).toBe('gzip');
  expect((await coding('*'))['content-encoding']).toBe('gzip');
  expect((await coding('BR'))['content-encoding']).toBe('br');
  expect((await coding('gzip;q=1, br;q=0.1'))['content-encoding']).toBe('gzip');
  expect((await coding(''))['content-encoding']).toBeUndefined();
  expect((await coding('identity'))['content-encoding']).toBeUndefined();
  expect(new Set([(await coding('br')).etag, (await coding('gzip')).etag, (await coding('')).etag]).size).toBe(3);
  expect((await coding('br')).vary).toBe('accept-encoding');
});

test('serves a file with a long name', async () => {
  const name = `/_astro/${'long'.repeat(60)}.js`;
  const server = await startServer({ [name]: '1' });
  expect((await server.get(name)).status).toBe(200);
});

test('serves photographs with their media type', async () => {
  const server = await startServer({ '/_astro/a.avif': '1', '/_astro/a.webp': '1', '/_astro/a.jpg': '1' });
  for (const [name, type] of [
    ['a.avif', 'image/avif'],
    ['a.webp', 'image/webp'],
    ['a.jpg', 'image/jpeg'],
  ] as const)
    expect((await server.get(`/_astro/${name}`)).headers.get('content-type')).toBe(type);
});

test('answers HEAD with the headers of GET', async () => {
  const server = await startServer();
  const [head, full] = [await server.get('/about', {}, 'HEAD'), await server.get('/about')];
  expect(await head.text()).toBe('');
  for (const name of ['content-length', 'etag', 'content-type', 'content-security-policy']) {
    expect(head.headers.get(name)).toBe(full.headers.get(name));
  }
});

test('returns 405 with the allowed methods', async () => {
  const server = await startServer();
  for (const [method, path, allow] of [
    ['POST', '/about', 'GET, HEAD'],
    ['OPTIONS', '/about', 'GET, HEAD'],
    ['DELETE', '/', 'GET, HEAD, POST'],
    ['PUT', '/thank-you', 'GET, HEAD, POST'],
  ] as const) {
    const answer = await server.get(path, {}, method);
    expect([method, path, answer.status, answer.headers.get('allow')]).toEqual([method, path, 405, allow]);
  }
  expect((await server.get('/nope', {}, 'POST')).status).toBe(404);
});

test('sends security headers with every response', async () => {
  const policy = "default-src 'none'; script-src 'sha256-x'";
  const server = await startServer({ '../dist-server/content-security-policy.txt': policy });
  const answers = await Promise.all([
    server.get('/'),
    server.get('/About'),
    server.get('/nope'),
    server.post('x=1', { accept: 'text/html' }),
    server.post(FAMILY),
  ]);
  for (const { headers, status } of answers) {
    expect([status, Object.fromEntries(headers)]).toEqual([
      status,
      expect.objectContaining({
        'x-frame-options': 'DENY',
        'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'content-security-policy': expect.stringMatching(/^default-src 'none'(?!.*unsafe)/),
      }),
    ]);
    expect(headers.has('x-powered-by') || headers.has('server')).toBe(false);
  }
  expect(answers[0]?.headers.get('content-security-policy')).toBe(policy);
});

test('returns 400 for two Host headers', async () => {
  const server = await startServer();
  const { port } = new URL(server.base);
  const [response] = await once(
    get({ port, host: '127.0.0.1', headers: ['Host', 'a', 'Host', 'b'] as unknown as OutgoingHttpHeaders }),
    'response',
  );
  expect(response.statusCode).toBe(400);
});

test('returns 404 for a path that looks like a route pattern', async () => {
  const server = await startServer();
  for (const path of ['/:a(', '/*staff/x', '/(((']) expect((await server.get(path, {}, 'PUT')).status).toBe(404);
});

test('answers long paths in linear time', async () => {
  const server = await startServer();
  for (const part of '/ % %2f . ../ a ? %00 ). %E2%80%8B %E2 a. %EF%B7%BA \\'.split(' ')) {
    const path = `/${part.repeat(Math.floor(15_000 / part.length))}a`;
    await ask(server.base + path, {});
    const started = process.cpuUsage();
    await ask(server.base + path, {});
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1000, part).toBeLessThan(80);
  }
});
