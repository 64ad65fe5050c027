import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ContentKind } from '../shared/content-kinds.ts';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import { listLanguages, readContent, readFacts } from '../shared/read-content.ts';
import { contentKinds } from '../src/content/content-kinds.ts';
import { ui } from './helpers/facts.ts';
import { type LocalServer, startLocalServer } from './helpers/local-server.ts';
import { copyProject } from './helpers/project-copy.ts';
import { addLanguage, pseudo } from './helpers/pseudo-language.ts';
import { FAMILY } from './helpers/server.ts';
import { mailSettings, type SmtpPeer, startSmtpPeer } from './helpers/smtp-peer.ts';

const service = '/services/transportation';
const untranslatedService = '/services/meals-snacks';
const spanish = { vowels: 'áéíóú', name: 'Español' };
/** Files that every language needs; Spanish has a few others. */
const needed = Object.values(contentKinds).flatMap((kind: ContentKind) =>
  kind.neededIn === 'every language' ? kind.files.map((file) => file.replace('*/', '')) : [],
);
const inSpanish = /^pages\/(services|questions|testimonials)\.|^services\/transportation\.|^testimonials/;

const { url } = readFacts();
let folder = '';
let server: LocalServer;
let peer: SmtpPeer;

/** A page as it was built, by its address. */
function pageAt(address: string): string {
  const file = address.endsWith('/') ? `${address}index` : address;
  const path = join(
    folder,
    'dist',
    `${existsSync(join(folder, 'dist', `${file}.html`)) ? file : `${file}/index`}.html`,
  );
  return readFileSync(path, 'utf8');
}

function attributesOf(html: string, tag: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${tag}\\s([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
    ),
  );
}

/** The versions of a page that its head names, by language. */
function versionsOf(address: string): Record<string, string> {
  const links = attributesOf(pageAt(address), 'link').filter(({ rel }) => rel === 'alternate');
  return Object.fromEntries(links.map(({ hreflang = '', href = '' }) => [hreflang, href.replace(url, '') || '/']));
}

/** Where the links of the header that are names of languages lead. */
function languageLinksOf(html: string): string[] {
  const [header = ''] = /<header[\s\S]*?<\/header>/.exec(html) ?? [];
  const names = [ui.language, spanish.name].join('|');
  const named = [...header.matchAll(new RegExp(`<a [^>]*>(?:${names})</a>`, 'g'))];
  return [...new Set(named.flatMap(([link]) => attributesOf(link, 'a').map(({ href = '' }) => href)))];
}

beforeAll(async () => {
  folder = copyProject();
  const content = join(folder, 'content');
  for (const language of listLanguages(content).filter((code) => code !== DEFAULT_LANGUAGE))
    rmSync(join(content, language), { recursive: true });
  addLanguage(content, 'es', { ...spanish, without: (file) => !needed.includes(file) && !inSpanish.test(file) });
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, EDITOR: 'off', NODE_ENV: 'production', VITEST: undefined },
  });
  expect(status, stdout + stderr).toBe(0);
  peer = await startSmtpPeer();
  server = await startLocalServer({
    project: folder,
    settings: { ...mailSettings(peer), SITE_DIR: join(folder, 'dist') },
  });
}, 180_000);

afterAll(async () => {
  await server?.stop();
  await peer?.close();
});

test('EDITOR=off builds a site without the editor', () => {
  expect(existsSync(join(folder, 'dist/edit.html'))).toBe(false);
});

test('search engines are told of a page in the languages that have it, and of no other', () => {
  for (const path of ['', service]) {
    const versions = { en: path || '/', es: `/es${path}`, 'x-default': path || '/' };
    for (const address of [path || '/', `/es${path}`]) expect(versionsOf(address), address).toEqual(versions);
  }
  expect(versionsOf('/about')).toEqual({});
  expect(versionsOf('/es/thank-you')).toEqual({});
});

test('the sitemap lists each page once, with the same versions as its head', () => {
  const sitemap = readFileSync(join(folder, 'dist/sitemap.xml'), 'utf8');
  const entries = [...sitemap.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(
    ([, address = '', links = '']) => ({
      address: address.replace(url, '') || '/',
      versions: Object.fromEntries(
        attributesOf(links, 'xhtml:link').map(({ hreflang = '', href = '' }) => [
          hreflang,
          href.replace(url, '') || '/',
        ]),
      ),
    }),
  );
  const addresses = entries.map(({ address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toEqual(expect.arrayContaining(['/', '/about', service, '/es', '/es/questions', `/es${service}`]));
  expect(addresses).not.toContain('/es/about');
  for (const { address, versions } of entries) expect(versions, address).toEqual(versionsOf(address));
});

test('the link to another language leads to the same page there, and is left out where there is none', () => {
  expect(languageLinksOf(pageAt('/'))).toEqual(['/es']);
  expect(languageLinksOf(pageAt(`/es${service}`))).toEqual([service]);
  expect(languageLinksOf(pageAt('/about'))).toEqual([]);
});

test('every link of a language leads to its own page, or says that it leads to English', () => {
  for (const address of ['/es', '/es/contact', '/es/thank-you', '/es/404']) {
    const links = attributesOf(pageAt(address), 'a').filter(({ href = '' }) => href.startsWith('/'));
    for (const { href = '', hreflang, lang } of links) {
      const [path = ''] = href.split(/[?#]/);
      if (/\.\w+$/.test(path)) continue;
      expect(() => pageAt(path), `${address} links to ${href}`).not.toThrow();
      const target = /^\/es(\/|$)/.test(path) ? 'es' : 'en';
      expect(hreflang ?? 'es', `${address} links to ${href}`).toBe(target);
      if (lang) expect(lang).toBe(target);
    }
  }
});

test('a page or a service without a translation keeps its English name, marked as English', () => {
  const html = pageAt('/es');
  const english = attributesOf(html, 'a').filter(({ lang }) => lang === 'en');
  expect(english.map(({ href }) => href)).toEqual(expect.arrayContaining(['/about', untranslatedService, '/privacy']));
  expect(english.map(({ href }) => href)).not.toContain(service);
  const cards = html.split(/(?=<li class="sheet)/).filter((part) => part.startsWith('<li'));
  const card = cards.find((part) => part.includes(`href="${untranslatedService}"`)) ?? '';
  expect(card).toMatch(/<div[^>]* lang="en"[^>]*><h3/);
  expect(cards.find((part) => part.includes(`href="/es${service}"`))).not.toContain('lang="en"');
});

test('an address that leads nowhere is answered in its language, with the way home in each language', async () => {
  for (const address of ['/es/no-such-page', '/es/404', '/es/about']) {
    const answer = await fetch(server.address + address);
    expect(answer.status, address).toBe(404);
    const html = await answer.text();
    expect(html).toContain('<html lang="es"');
    expect(attributesOf(html, 'a').map(({ href }) => href)).toContain('/es');
    expect(languageLinksOf(html)).toEqual(['/']);
  }
  expect(languageLinksOf(await (await fetch(`${server.address}/no-such-page`)).text())).toEqual(['/es']);
});

test('claims are in the words of the language', () => {
  const { facts } = readContent(join(folder, 'content'));
  const { licensed, promise } = facts.claims;
  const words = pageAt('/es/contact').replaceAll('&amp;', '&');
  for (const claim of [licensed, promise]) {
    if (!claim) continue;
    expect(words).toContain(pseudo(claim.value, spanish.vowels));
    expect(words).not.toContain(claim.value);
  }
});

test('a family gets thanks and mail in its language, and staff read which one it was', async () => {
  const answer = await fetch(`${server.address}/es/thank-you`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
    },
    body: new URLSearchParams(FAMILY).toString(),
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/es/thank-you']);
  await vi.waitFor(() => expect(peer.received.length).toBe(2), { timeout: 15_000, interval: 50 });
  const letters = await Promise.all(peer.received.map(({ raw }) => PostalMime.parse(raw)));
  const [receipt, notice] = letters.sort((one) => (one.to?.[0]?.address === FAMILY.email ? -1 : 1));
  expect(notice?.text).toContain('Spanish');
  expect(receipt?.html).toContain('lang="es"');
  const { mail } = readContent(join(folder, 'content')).languages.get('en') ?? {};
  expect(receipt?.text).toContain(pseudo(mail?.bring.heading ?? '', spanish.vowels));
});
