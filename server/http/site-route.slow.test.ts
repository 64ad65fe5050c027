import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { securityHeaders } from '../../tests/helpers/headers.ts';
import { FAMILY, startServer } from '../../tests/helpers/server.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { cleanPath, listPaths } from './built-site.ts';

const LONG_NAME = `/_astro/${'long'.repeat(60)}.js`;

const folder = temporaryFolder({
  'dist/index.html': 'home',
  'dist/about.html': 'about',
  'dist/thank-you.html': 'thanks',
  'dist/404.html': 'Not here',
  'dist/es/index.html': 'inicio',
  'dist/es/about.html': 'es',
  'dist/es/404.html': 'No existe',
  'dist/services/bus-rides.html': 'bus',
  'dist/card.vcf': 'card',
  'dist/gone.html': 'gone',
  'dist/edit-preview.html': 'preview',
  [`dist${LONG_NAME}`]: '1',
});
const server = await startServer({ SITE_DIR: join(folder, 'dist') });

/** Addresses from print and from the end of a sentence, separated by blanks. */
const MISTYPED = {
  '/': '// /index.html /Index.HTML /, /%20 /)',
  '/about': `/about/ /about// //about /about.html /about.htm /about.html/ /About /ABOUT/ /About.HTML /about. /about, /about; /about!
    /about) /about' /about%22 /about%E2%80%9D /about%3E /about%3F /about%20 /about%C2%A0 /about%E2%80%8B /About.html.`,
  '/es': '/ES /Es/ /es/index.html /es, //ES',
  '/es/about': '/ES/About /es//about /es/about. /Es/about.html)',
  '/services/bus-rides': '/Services/Bus-Rides',
  '/card.vcf': '/Card.VCF /card.vcf.',
};

test('redirects mistyped paths', async () => {
  for (const [address, mistyped] of Object.entries(MISTYPED))
    for (const path of mistyped.split(/\s+/)) {
      const answer = await server.get(`${path}?a=1&b=%`);
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 308, `${address}?a=1&b=%`]);
    }
});

/** `allow` is the header of a 405. */
const ANSWERS: [path: string, method: string, status: number, allow?: string][] = [
  ['/about', 'GET', 200],
  ['/es', 'GET', 200],
  ['/about', 'HEAD', 200],
  [LONG_NAME, 'GET', 200],
  ['//evil.example/', 'GET', 404],
  ['//evil.example/about', 'GET', 404],
  ['/%5Cevil.example', 'GET', 404],
  ['/https://evil.example/about', 'GET', 404],
  ['/abouts', 'GET', 404],
  ['/about/x', 'GET', 404],
  ['/a bout/us', 'GET', 404],
  ['/404', 'GET', 404],
  ['/%zz', 'GET', 404],
  ['/%00x', 'GET', 404],
  ['/..%2f..%2fetc/passwd', 'GET', 404],
  ['/_headers', 'GET', 404],
  ['/_redirects', 'GET', 404],
  ['/About', 'POST', 404],
  ['/about%', 'POST', 404],
  ['/nope', 'POST', 404],
  ['/:a(', 'PUT', 404],
  ['/(((', 'PUT', 404],
  ['/about', 'POST', 405, 'GET, HEAD'],
  ['/about', 'OPTIONS', 405, 'GET, HEAD'],
  ['/', 'DELETE', 405, 'GET, HEAD, POST'],
  ['/thank-you', 'PUT', 405, 'GET, HEAD, POST'],
];

test.each(ANSWERS)('answers %s to %s with %i', async (path, method, status, allow) => {
  const answer = await server.get(path, {}, method);
  const { headers } = answer;
  expect([answer.status, headers.get('location'), headers.get('allow')]).toEqual([status, null, allow ?? null]);
});

test.each([
  ['/nope', 'Not here'],
  ['/es/nope', 'No existe'],
])('answers %s with the 404 page of its language', async (path, words) => {
  const answer = await server.get(path);
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(words)]);
});

test('answers 404 for a file that was deleted', async () => {
  rmSync(join(server.settings.siteDir, 'gone.html'));
  const answer = await server.get('/gone');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-cache']);
  expect(await answer.text()).toContain('Not here');
});

test('allows frames of no page but the preview of the editor', async () => {
  const framing = async (path: string) => {
    const { headers } = await server.get(path);
    return [headers.get('x-frame-options'), headers.get('content-security-policy')];
  };
  expect(await framing('/edit-preview')).toEqual(['SAMEORIGIN', "frame-ancestors 'self'"]);
  for (const path of listPaths(server.settings.siteDir))
    if (path !== '/edit-preview.html')
      expect(await framing(cleanPath(path))).toEqual(['DENY', "frame-ancestors 'none'"]);
  expect(await framing('/Edit-Preview')).toEqual(['DENY', "frame-ancestors 'none'"]);
});

test('sends security headers with every response', async () => {
  const answers = await Promise.all([
    server.get('/'),
    server.get('/About'),
    server.get('/nope'),
    server.post('x=1', { accept: 'text/html' }),
    server.post(FAMILY),
  ]);
  for (const { headers } of answers) expect(Object.fromEntries(headers)).toMatchObject(securityHeaders);
});

test.each('/ % %2f . ../ a ? %00 ). %E2%80%8B a.'.split(' '))(
  'answers a long path of %j in linear time',
  async (part) => {
    const path = `/${part.repeat(Math.floor(15_000 / part.length))}a`;
    await server.get(path);
    const started = process.cpuUsage();
    await server.get(path);
    const { user, system } = process.cpuUsage(started);
    // A quadratic pattern takes seconds.
    expect((user + system) / 1000).toBeLessThan(500);
  },
);
