import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { beforeAll, expect, test, vi } from 'vitest';
import { type LocalServer, startLocalServer } from '../tooling/local-server.ts';
import { mailSettings, type SmtpPeer, startSmtpPeer } from '../tooling/smtp-peer.ts';
import { FAMILY } from './helpers/server.ts';
import { testSite } from './helpers/test-site.ts';

const url = 'https://www.orchard.example';
let server: LocalServer;
let peer: SmtpPeer;

function pageAt(path: string): string {
  const files = [`${path}.html`, `${path}/index.html`].map((file) => join(testSite, file));
  return readFileSync(files.find((file) => existsSync(file)) ?? '', 'utf8').replaceAll('\u00A0', ' ');
}

function attributesOf(html: string, tag: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${tag}\\s([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
    ),
  );
}

/** The paths of hreflang links by language. */
function alternatesOf(html: string, tag = 'link'): Record<string, string> {
  const links = attributesOf(html, tag).filter(({ rel }) => rel === 'alternate');
  return Object.fromEntries(links.map(({ hreflang = '', href = '' }) => [hreflang, href.replace(url, '') || '/']));
}

function languageLinksOf(html: string): string[] {
  const [header = ''] = /<header[\s\S]*?<\/header>/.exec(html) ?? [];
  const links = [...header.matchAll(/<a [^>]*>(?:English|Español)<\/a>/g)];
  return [...new Set(links.flatMap(([link]) => attributesOf(link, 'a').map(({ href = '' }) => href)))];
}

beforeAll(async () => {
  peer = await startSmtpPeer();
  server = await startLocalServer({ settings: mailSettings(peer) });
  return async () => {
    await server.stop();
    await peer.close();
  };
});

test('hreflang links list only languages that have the page', () => {
  for (const path of ['/', '/es']) expect(alternatesOf(pageAt(path))).toEqual({ en: '/', es: '/es', 'x-default': '/' });
  expect(alternatesOf(pageAt('/caregivers'))).toEqual({});
});

test('the sitemap has the same hreflang links as the pages', () => {
  const sitemap = readFileSync(join(testSite, 'sitemap.xml'), 'utf8');
  const entries = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>(.*?)<\/url>/g)];
  expect(entries.map(([, address]) => address)).toContain(`${url}/es/services/meals`);
  expect(entries.map(([, address]) => address)).not.toContain(`${url}/es/services/rides`);
  for (const [, address = '', links = ''] of entries)
    expect(alternatesOf(links, 'xhtml:link'), address).toEqual(alternatesOf(pageAt(address.replace(url, '') || '/')));
});

test.each([
  ['/', ['/es']],
  ['/es/services', ['/services']],
  ['/es/thank-you', ['/thank-you']],
  ['/es/404', ['/']],
  ['/caregivers', []],
])('the language links of %s lead to %s', (path, links) => {
  expect(languageLinksOf(pageAt(path))).toEqual(links);
});

test('links to English pages have hreflang', () => {
  for (const page of ['/es', '/es/contact', '/es/questions', '/es/404']) {
    const links = attributesOf(pageAt(page), 'a').filter(({ href = '' }) => /^\/(?!.*\.\w+$)/.test(href));
    for (const { href = '', hreflang = 'es' } of links) {
      expect(hreflang, `${page} links to ${href}`).toBe(/^\/es(?=[/#?]|$)/.test(href) ? 'es' : 'en');
      expect(() => pageAt(href.replace(/[?#].*/, '')), `${page} links to ${href}`).not.toThrow();
    }
  }
});

test('names of untranslated pages are marked as English', () => {
  const english = attributesOf(pageAt('/es'), 'a').flatMap(({ lang, href }) => (lang === 'en' ? [href] : []));
  expect([...new Set(english)].sort()).toEqual(['/', '/caregivers', '/services/rides']);
});

test('unknown URLs get a 404 page in their language', async () => {
  for (const path of ['/es/no-such-page', '/es/404', '/es/caregivers']) {
    const answer = await fetch(server.url + path);
    expect(answer.status, path).toBe(404);
    expect(await answer.text()).toContain('Este camino termina en un seto');
  }
});

test('a native post is answered in the language of the page', async () => {
  const answer = await fetch(`${server.url}/es/thank-you`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(FAMILY),
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/es/thank-you']);
  await vi.waitFor(() => expect(peer.received.length).toBe(2), { timeout: 300_000, interval: 50 });
  const emails = await Promise.all(peer.received.map(({ raw }) => PostalMime.parse(raw)));
  const [receipt, notice] = emails.sort((one) => (one.to?.[0]?.address === FAMILY.email ? -1 : 1));
  expect(notice?.text).toContain('Spanish');
  expect(receipt?.subject).toContain('Orchard tiene su solicitud');
});

test('hours follow the time format of the language', () => {
  expect(pageAt('/es')).toContain('lunes a viernes');
  expect(pageAt('/es')).toMatch(/8:00 a\. m\. a 4:00 p\. m\./);
});

test('a page in another language says how to get an interpreter', () => {
  for (const path of ['/es', '/es/contact']) expect(pageAt(path)).toContain('Diga “español” para pedir un intérprete');
});
