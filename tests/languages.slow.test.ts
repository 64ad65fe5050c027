import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import type { ContentKind } from '../shared/content-kinds.ts';
import { readContent, readFacts } from '../shared/read-content.ts';
import { contentKinds } from '../src/content/content-kinds.ts';
import { mailSettings, type SmtpPeer, startSmtpPeer } from '../tooling/smtp-peer.ts';
import { ui } from './helpers/facts.ts';
import { type LocalServer, startLocalServer } from './helpers/local-server.ts';
import { copyProject, runIn } from './helpers/project-copy.ts';
import { addLanguage, pseudo, removeLanguages } from './helpers/pseudo-language.ts';
import { FAMILY } from './helpers/server.ts';

const service = '/services/transportation';
const untranslatedService = '/services/meals-snacks';
const spanish = { mark: 'ñ', name: 'Español' };
const spanishTimes = {
  openDays: '{days}, {time}',
  times: 'de {from} a {to}',
  am: '{time} a. m.',
  pm: '{time} p. m.',
};
const interpreterLine = 'Cuando llame, diga “español” para pedir un intérprete.';
/** Welcome; we take care of old people; home. */
const hmong = {
  name: 'Hmoob',
  heading: 'Zoo siab txais tos',
  highlight: 'txais tos',
  lede: 'Peb saib xyuas cov neeg laus.',
  menuLabel: 'Tsev',
};
/** Files that every language needs; Spanish has a few others. */
const needed = Object.values(contentKinds).flatMap((kind: ContentKind) =>
  kind.neededIn === 'every language' ? kind.files.map((file) => file.replace('*/', '')) : [],
);
const inSpanish = /^pages\/(services|questions|testimonials)\.|^services\/transportation\.|^testimonials/;

const { url } = readFacts();
let folder = '';
let server: LocalServer;
let peer: SmtpPeer;

// biome-ignore lint/suspicious/noExplicitAny: a content file may hold any value
function change(path: string, edit: (value: any) => void): void {
  const value = parse(readFileSync(path, 'utf8'));
  edit(value);
  writeFileSync(path, stringify(value));
}

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

function languageLinksOf(html: string): string[] {
  const [header = ''] = /<header[\s\S]*?<\/header>/.exec(html) ?? [];
  const names = [ui.language, spanish.name, hmong.name].join('|');
  const named = [...header.matchAll(new RegExp(`<a [^>]*>(?:${names})</a>`, 'g'))];
  return [...new Set(named.flatMap(([link]) => attributesOf(link, 'a').map(({ href = '' }) => href)))];
}

beforeAll(async () => {
  folder = copyProject();
  const content = join(folder, 'content');
  removeLanguages(content);
  addLanguage(content, 'es', { ...spanish, without: (file) => !needed.includes(file) && !inSpanish.test(file) });
  addLanguage(content, 'hmn', { mark: '', name: hmong.name, without: (file) => !needed.includes(file) });
  change(join(content, 'hmn/pages/home.yaml'), (home) => {
    Object.assign(home.hero, { heading: hmong.heading, headingHighlight: hmong.highlight, lede: hmong.lede });
    home.menuLabel = hmong.menuLabel;
  });
  // Both are shown instead of the interpreter line.
  change(join(content, 'site.yaml'), ({ slots }) => Object.assign(slots, { interpreter: null, languages: [] }));
  change(join(content, 'es/interface.yaml'), (words) => Object.assign(words, spanishTimes, { interpreterLine }));
  change(join(content, 'statements.yaml'), ({ items }) => {
    for (const statement of items) if (statement.shows) statement.confirmed = '2027-01-04';
  });
  const { status, output } = runIn(folder, ['scripts/build.ts']);
  expect(status, output).toBe(0);
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

test('hreflang links list only languages that have the page', () => {
  const home = { en: '/', es: '/es', hmn: '/hmn', 'x-default': '/' };
  for (const address of ['/', '/es', '/hmn']) expect(versionsOf(address), address).toEqual(home);
  const versions = { en: service, es: `/es${service}`, 'x-default': service };
  for (const address of [service, `/es${service}`]) expect(versionsOf(address), address).toEqual(versions);
  expect(versionsOf('/about')).toEqual({});
  expect(versionsOf('/es/thank-you')).toEqual({});
});

test('the sitemap has the same hreflang links as the pages', () => {
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

test('language links lead to the same page', () => {
  expect(languageLinksOf(pageAt('/'))).toEqual(['/es', '/hmn']);
  expect(languageLinksOf(pageAt(`/es${service}`))).toEqual([service]);
  expect(languageLinksOf(pageAt('/about'))).toEqual([]);
});

test('links to English pages have hreflang', () => {
  for (const address of ['/es', '/es/contact', '/es/thank-you', '/es/404']) {
    const links = attributesOf(pageAt(address), 'a').filter(({ href = '' }) => href.startsWith('/'));
    for (const { href = '', hreflang, lang } of links) {
      const [path = ''] = href.split(/[?#]/);
      if (/\.\w+$/.test(path)) continue;
      expect(() => pageAt(path), `${address} links to ${href}`).not.toThrow();
      const target = /^\/(es|hmn)(?=\/|$)/.exec(path)?.[1] ?? 'en';
      expect(hreflang ?? 'es', `${address} links to ${href}`).toBe(target);
      if (lang) expect(lang).toBe(target);
    }
  }
});

test('names of untranslated pages are marked as English', () => {
  const html = pageAt('/es');
  const english = attributesOf(html, 'a').filter(({ lang }) => lang === 'en');
  expect(english.map(({ href }) => href)).toEqual(expect.arrayContaining(['/about', untranslatedService, '/privacy']));
  expect(english.map(({ href }) => href)).not.toContain(service);
  const cards = html.split(/(?=<li class="sheet)/).filter((part) => part.startsWith('<li'));
  const card = cards.find((part) => part.includes(`href="${untranslatedService}"`)) ?? '';
  expect(card).toMatch(/<div[^>]* lang="en"[^>]*><h3/);
  expect(cards.find((part) => part.includes(`href="/es${service}"`))).not.toContain('lang="en"');
});

test('unknown URLs get a 404 page in their language', async () => {
  for (const address of ['/es/no-such-page', '/es/404', '/es/about']) {
    const answer = await fetch(server.address + address);
    expect(answer.status, address).toBe(404);
    const html = await answer.text();
    expect(html).toContain('<html lang="es"');
    expect(attributesOf(html, 'a').map(({ href }) => href)).toContain('/es');
    expect(languageLinksOf(html)).toEqual(['/', '/hmn']);
  }
  expect(languageLinksOf(await (await fetch(`${server.address}/no-such-page`)).text())).toEqual(['/es', '/hmn']);
});

test('claims are translated', () => {
  const { facts } = readContent(join(folder, 'content'));
  const { licensed, promise } = facts.claims;
  const words = pageAt('/es/contact').replaceAll('&amp;', '&');
  for (const claim of [licensed, promise]) {
    if (!claim) continue;
    expect(words).toContain(pseudo(claim.value, spanish.mark));
  }
});

test('receipts are in the language of the page', async () => {
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
  expect(receipt?.text).toContain(pseudo(mail?.bring.heading ?? '', spanish.mark));
});

test('a third language needs only content files', () => {
  const html = pageAt('/hmn');
  expect(html).toContain('<html lang="hmn"');
  const [text = ''] = /<main[\s\S]*<\/main>/.exec(html.replace(/<(?!\/?main)[^>]+>/g, '')) ?? [];
  expect(text).toContain(hmong.heading);
  expect(text).toContain(hmong.lede);
  const about = attributesOf(html, 'a').filter(({ href }) => href === '/about');
  expect(about.length).toBeGreaterThan(0);
  for (const { hreflang } of about) expect(hreflang).toBe('en');
  expect(languageLinksOf(html)).toEqual(['/', '/es']);
});

test('hours follow the time format of the language', () => {
  const html = pageAt('/es');
  const [, clock = ''] = /id="clock"[^>]*>([^<]*)/.exec(html) ?? [];
  expect(html.replaceAll('\u00A0', ' ')).toMatch(/, de \d+:\d\d [ap]\. m\. a \d+:\d\d [ap]\. m\./);
  for (const time of Object.values(JSON.parse(clock).times)) expect(time).toMatch(/^\d+:\d\d\u00A0[ap]\.\u00A0m\.$/);
  const { hours: inMail = '' } = readContent(join(folder, 'content')).languages.get('es') ?? {};
  expect(inMail.replaceAll('\u00A0', ' ')).toContain(' p. m.');
});

test('the interpreter line appears only in translations', () => {
  for (const address of ['/es', '/es/contact']) expect(pageAt(address)).toContain(interpreterLine);
  for (const address of ['/', '/contact', '/hmn/contact']) expect(pageAt(address)).not.toContain(interpreterLine);
});

test('share pictures fall back to English', () => {
  const pictureOf = (address: string) => /og:image" content="([^"]+\.png)"/.exec(pageAt(address))?.[1];
  expect(pictureOf('/hmn')).toBe(pictureOf('/'));
  expect(pictureOf('/es')).not.toBe(pictureOf('/'));
});
