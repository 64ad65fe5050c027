import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { addDays } from '../shared/opening-hours/dates.ts';
import { imageOf, startCaddy } from './helpers/caddy.ts';
import { securityHeaders } from './helpers/headers.ts';
import { needs } from './helpers/needs.ts';
import { FAMILY, query } from './helpers/server.ts';
import { startServerProcess } from './helpers/server-process.ts';
import { testSite } from './helpers/test-site.ts';

beforeEach((context) => void needs(context, 'caddy'));

/** The website as it is online: Caddy, and the server behind it. */
async function startWebsite(settings = {}) {
  const server = await startServerProcess();
  return { server, ...(await startCaddy(server.port, settings)) };
}

const astroFile = `/_astro/${readdirSync(join(testSite, '_astro')).find((name) => name.endsWith('.js'))}`;
const requestTour = (url: string) => fetch(url, { method: 'POST', body: new URLSearchParams(FAMILY) });

test('sends the headers of its kind with each answer, with and without the server', async () => {
  const { server, folder, get, url } = await startWebsite();
  writeFileSync(join(folder, 'update.json'), '{}');
  const files = ['/', '/es', '/edit', astroFile, '/contact.vcf', '/version.json', '/update.json'];
  const answers = await Promise.all([get('/no-such'), requestTour(url)]);
  await server.stop('SIGKILL');
  answers.push(...(await Promise.all([...files.map((path) => get(path)), requestTour(url)])));
  const headers = ['cache-control', 'content-type'];
  expect(answers.map(({ status, headers: sent }) => [status, ...headers.map((name) => sent.get(name))])).toEqual([
    [404, 'no-cache', 'text/html; charset=utf-8'],
    [200, 'no-store', 'application/json; charset=utf-8'],
    [200, 'no-cache', 'text/html; charset=utf-8'],
    [200, 'no-cache', 'text/html; charset=utf-8'],
    [200, 'no-cache', 'text/html; charset=utf-8'],
    [200, 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
    [200, 'public, max-age=3600', 'text/vcard; charset=utf-8'],
    [200, 'no-store', 'application/json'],
    [200, 'no-store', 'application/json'],
    [503, 'no-store', 'text/html; charset=utf-8'],
  ]);
  for (const { headers: sent } of answers) expect(Object.fromEntries(sent)).toMatchObject(securityHeaders);
});

test('lets this site alone show the preview of the editor in a frame', async () => {
  const { get } = await startWebsite();
  const framing = async (path: string) => {
    const { headers } = await get(path);
    return [headers.get('x-frame-options'), headers.get('content-security-policy')];
  };
  expect(await framing('/edit-preview')).toEqual(['SAMEORIGIN', "frame-ancestors 'self'"]);
  expect(await framing('/edit')).toEqual(['DENY', "frame-ancestors 'none'"]);
});

test('passes on the day of a later call', async () => {
  const site = imageOf();
  const file = join(site, 'dist-server/content.json');
  const content = JSON.parse(readFileSync(file, 'utf8'));
  const today = new Date().toISOString().slice(0, 10);
  content.facts.closingDays = Array.from({ length: 10 }, (_, day) => ({ date: addDays(today, day - 1) }));
  writeFileSync(file, JSON.stringify(content));
  const server = await startServerProcess({ settings: { SITE_DIR: join(site, 'dist') } });
  const { url } = await startCaddy(server.port, {}, site);
  const answer = await requestTour(`${url}/es`);
  expect(decodeURIComponent(answer.headers.get('tour-request-by') ?? '')).toContain('cerrados hasta');
});

test('answers without the server with the phone number in both languages', async () => {
  const { server, get, url } = await startWebsite();
  await server.stop('SIGKILL');
  // Other addresses wait for a restart, and a form does not.
  const answers = [get('/staff/list'), requestTour(url)];
  const answer = await Promise.race(answers);
  expect(answer).toBe(await answers[1]);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  const page = await answer.text();
  expect(page).toMatch(/<section lang="en">.*href="tel:.*8:00AM-4:00PM/);
  expect(page).toMatch(/<section lang="es">.*href="tel:.*lunes a viernes/);
  expect((await answers[0])?.status).toBe(503);
});

test('passes what it does not find to the server', async () => {
  const { get, server } = await startWebsite();
  const sent = ['/About/', '/about.html', '/es/about/', '/readyz'];
  const answers = await Promise.all(sent.map((path) => get(path)));
  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
    [308, '/about'],
    [308, '/about'],
    [308, '/es/about'],
    [200, null],
  ]);
  expect(await (await get('/es/no-such')).text()).toContain('<html lang="es"');
  await server.stop();
});

test.each([
  ['the address of the connection', '', 5],
  ['the address that a CDN names', '127.0.0.1', 0],
])('counts visitors by %s', async (_what, CDN, quarantined) => {
  const { server, url } = await startWebsite({ CDN });
  const from = (network: number) =>
    fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ ...FAMILY, message: `${network}` }),
      headers: { 'x-forwarded-for': `10.0.${network}.1` },
    });
  // The limit of a network is 20.
  await Promise.all(Array.from({ length: 25 }, (_, network) => from(network)));
  expect(query(server.dataDir, 'SELECT id FROM tour_request WHERE quarantine IS NOT NULL')).toHaveLength(quarantined);
});

test('serves the files of the version before to pages that are open', async () => {
  const { get, update } = await startWebsite();
  const next = imageOf();
  rmSync(join(next, 'dist', astroFile));
  writeFileSync(join(next, 'dist/version.json'), '{"time":"later"}');
  update(next);
  expect(await (await get('/version.json')).json()).toEqual({ time: 'later' });
  const file = await get(astroFile);
  expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
});

test('redirects the addresses of an earlier website', async () => {
  const { folder, get, update } = await startWebsite();
  writeFileSync(join(folder, 'redirects.caddy'), 'redir /tour.html /contact permanent\n');
  const next = imageOf();
  writeFileSync(join(next, 'dist/version.json'), '{"time":"later"}');
  update(next);
  const answer = await get('/tour.html');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/contact']);
});

test('closes a connection whose header does not end', async () => {
  const { url } = await startWebsite();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: ');
  await once(socket.resume(), 'close');
});

test('sends compressed files', async () => {
  const { url } = await startWebsite();
  const answer = await fetch(`${url}/about`, { headers: { 'accept-encoding': 'gzip, br' } });
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual(['br', 'Accept-Encoding']);
});
