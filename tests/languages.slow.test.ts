import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { beforeAll, expect, test, vi } from 'vitest';
import { type LocalServer, startLocalServer } from '../tooling/local-server.ts';
import { mailSettings, type SmtpPeer, startSmtpPeer } from '../tooling/smtp-peer.ts';
import { FAMILY } from './helpers/server.ts';
import { testSite } from './helpers/test-site.ts';

let server: LocalServer;
let peer: SmtpPeer;

function pageAt(path: string): string {
  const file = join(testSite, path === '/' ? 'index.html' : `${path}.html`);
  return readFileSync(existsSync(file) ? file : join(testSite, path), 'utf8').replaceAll('\u00A0', ' ');
}

/** The targets of links of which the tag or the text matches. */
const hrefsOf = (html: string, pattern: RegExp) => [
  ...new Set(
    [...html.matchAll(/<a\s[^>]*>[^<]*/g)].flatMap(([a]) => (pattern.test(a) ? /href="([^"]*)"/.exec(a)?.[1] : [])),
  ),
];

beforeAll(async () => {
  peer = await startSmtpPeer();
  server = await startLocalServer({ settings: mailSettings(peer) });
  return () => Promise.all([server.stop(), peer.close()]);
});

test.each([
  ['/es', '<link rel="alternate" hreflang="en" href="https://www.orchard.example/">'],
  ['/', '<link rel="alternate" hreflang="es" href="https://www.orchard.example/es">'],
  ['/', '<link rel="alternate" hreflang="x-default" href="https://www.orchard.example/">'],
  [
    'sitemap.xml',
    '<url><loc>https://www.orchard.example/es/services/meals</loc><xhtml:link rel="alternate" hreflang="en" href="https://www.orchard.example/services/meals"/><xhtml:link rel="alternate" hreflang="es" href="https://www.orchard.example/es/services/meals"/><xhtml:link rel="alternate" hreflang="x-default" href="https://www.orchard.example/services/meals"/></url>',
  ],
  ['sitemap.xml', '<url><loc>https://www.orchard.example/services/rides</loc></url>'],
  ['/es', 'lunes a viernes, de 8:00 a. m. a 4:00 p. m.'],
  ['/es', 'Diga “español” para pedir un intérprete'],
  ['/es/contact', 'Diga “español” para pedir un intérprete'],
])('%s has %s', (path, html) => {
  expect(pageAt(path)).toContain(html);
});

test('a page in one language has no hreflang links', () => {
  expect(pageAt('/caregivers')).not.toContain('rel="alternate"');
  expect(pageAt('sitemap.xml')).not.toContain('/es/services/rides');
});

test.each([
  ['/', ['/es']],
  ['/es/services', ['/services']],
  ['/es/thank-you', ['/thank-you']],
  ['/es/404', ['/']],
  ['/caregivers', []],
])('the language links of %s lead to %s', (path, links) => {
  const [header = ''] = /<header[\s\S]*?<\/header>/.exec(pageAt(path)) ?? [];
  expect(hrefsOf(header, />(English|Español)$/)).toEqual(links);
});

test('a Spanish page marks its links to English pages', () => {
  const html = pageAt('/es');
  const english = ['/', '/caregivers', '/services/rides'];
  expect(hrefsOf(html, /lang="en"/).sort()).toEqual(english);
  expect(hrefsOf(html, /hreflang="en"/i).sort()).toEqual(english);
  const others = hrefsOf(html, /href="\/(?!es[/"#?])/).filter((href) => !english.includes(href ?? ''));
  expect(others).toEqual([]);
});

test.each(['/es/no-such-page', '/es/404', '/es/caregivers'])('%s is a Spanish 404 page', async (path) => {
  const answer = await fetch(server.url + path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Este camino termina en un seto');
});

test('a native post is answered in the language of the page', async () => {
  const answer = await fetch(`${server.url}/es/thank-you`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(FAMILY),
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/es\/thank-you\?at=/),
  ]);
  await vi.waitFor(() => expect(peer.received.length).toBe(2), { timeout: 300_000, interval: 50 });
  const emails = await Promise.all(peer.received.map(({ raw }) => PostalMime.parse(raw)));
  const [receipt, notice] = emails.sort((one) => (one.to?.[0]?.address === FAMILY.email ? -1 : 1));
  expect(notice?.text).toContain('Spanish');
  expect(receipt?.subject).toContain('Orchard tiene su solicitud');
});
