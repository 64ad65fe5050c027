import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readFacts } from '../shared/read-content.ts';
import { type LocalServer, startLocalServer } from '../tooling/local-server.ts';
import { mailSettings, type SmtpPeer, startSmtpPeer } from '../tooling/smtp-peer.ts';
import { copyProject, editYaml, runIn } from './helpers/project-copy.ts';
import { FAMILY } from './helpers/server.ts';

/** A third language with only the files that every language needs. */
const requiredFiles = [
  'interface',
  'mail',
  'next-steps',
  'problems',
  ...['home', 'contact', 'not-found', 'thank-you', 'tour-request-problem'].map((page) => `pages/${page}`),
];

const { url } = readFacts();
let folder = '';
let server: LocalServer;
let peer: SmtpPeer;

function pageAt(path: string): string {
  const files = [`${path}.html`, `${path}/index.html`].map((file) => join(folder, 'dist', file));
  return readFileSync(files.find((file) => existsSync(file)) ?? '', 'utf8');
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
  const links = [...header.matchAll(/<a [^>]*>(?:English|Español|Hmoob)<\/a>/g)];
  return [...new Set(links.flatMap(([link]) => attributesOf(link, 'a').map(({ href = '' }) => href)))];
}

beforeAll(async () => {
  folder = copyProject();
  for (const file of requiredFiles)
    cpSync(join(folder, `content/es/${file}.yaml`), join(folder, `content/hmn/${file}.yaml`));
  editYaml(folder, 'content/hmn/interface.yaml', (texts) => {
    texts.language = 'Hmoob';
  });
  editYaml(folder, 'content/es/interface.yaml', (texts) => {
    texts.interpreterLine = 'Diga “español”.';
  });
  editYaml(folder, 'content/site.yaml', ({ optional }) => {
    Object.assign(optional, { languages: [], interpreter: null });
  });
  editYaml(folder, 'content/statements.yaml', ({ items }) => {
    for (const item of items) if (item.shows === 'interpreterLine') item.confirmed = '2027-01-04';
  });
  for (const file of ['pages/about', 'services/meals-snacks']) rmSync(join(folder, `content/es/${file}.yaml`));
  const { status, output } = runIn(folder, ['node_modules/astro/bin/astro.mjs', 'build']);
  expect(status, output).toBe(0);
  peer = await startSmtpPeer();
  server = await startLocalServer({ project: folder, settings: mailSettings(peer) });
}, 300_000);

afterAll(async () => {
  await server?.stop();
  await peer?.close();
});

test('EDITOR=off builds a site without the editor', () => {
  expect(existsSync(join(folder, 'dist/edit.html'))).toBe(false);
});

test('hreflang links list only languages that have the page', () => {
  for (const path of ['/', '/es', '/hmn'])
    expect(alternatesOf(pageAt(path))).toEqual({ en: '/', es: '/es', hmn: '/hmn', 'x-default': '/' });
  expect(alternatesOf(pageAt('/services'))).toEqual({ en: '/services', es: '/es/services', 'x-default': '/services' });
  expect(alternatesOf(pageAt('/about'))).toEqual({});
});

test('the sitemap has the same hreflang links as the pages', () => {
  const sitemap = readFileSync(join(folder, 'dist/sitemap.xml'), 'utf8');
  const entries = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>(.*?)<\/url>/g)];
  expect(entries.map(([, address]) => address)).toContain(`${url}/es/services`);
  expect(entries.map(([, address]) => address)).not.toContain(`${url}/es/about`);
  for (const [, address = '', links = ''] of entries)
    expect(alternatesOf(links, 'xhtml:link'), address).toEqual(alternatesOf(pageAt(address.replace(url, '') || '/')));
});

test('language links lead to the same page', () => {
  expect(languageLinksOf(pageAt('/'))).toEqual(['/es', '/hmn']);
  expect(languageLinksOf(pageAt('/es/services'))).toEqual(['/services']);
  expect(languageLinksOf(pageAt('/about'))).toEqual([]);
});

test('links to English pages have hreflang', () => {
  for (const page of ['/es', '/hmn', '/hmn/contact', '/hmn/404']) {
    const links = attributesOf(pageAt(page), 'a').filter(({ href = '' }) => /^\/(?!.*\.\w+$)/.test(href));
    for (const { href = '', hreflang = page.split('/')[1] } of links) {
      const [, language = 'en'] = /^\/(es|hmn)(?=[/#?]|$)/.exec(href) ?? [];
      expect(hreflang, `${page} links to ${href}`).toBe(language);
      expect(() => pageAt(href.replace(/[?#].*/, '')), `${page} links to ${href}`).not.toThrow();
    }
  }
});

test('names of untranslated pages are marked as English', () => {
  const html = pageAt('/es');
  const english = attributesOf(html, 'a').flatMap(({ lang, href }) => (lang === 'en' ? [href] : []));
  expect(english).toEqual(expect.arrayContaining(['/about', '/services/meals-snacks']));
  expect(english).not.toContain('/es/services/counseling');
});

test('unknown URLs get a 404 page in their language', async () => {
  for (const path of ['/es/no-such-page', '/es/404', '/es/about']) {
    const answer = await fetch(server.url + path);
    expect(answer.status, path).toBe(404);
    const html = await answer.text();
    expect(html).toContain('<html lang="es"');
    expect(languageLinksOf(html)).toEqual(['/', '/hmn']);
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
});

test('receipts are in the language of the page', async () => {
  await vi.waitFor(() => expect(peer.received.length).toBe(2), { timeout: 15_000, interval: 50 });
  const emails = await Promise.all(peer.received.map(({ raw }) => PostalMime.parse(raw)));
  const [receipt, notice] = emails.sort((one) => (one.to?.[0]?.address === FAMILY.email ? -1 : 1));
  expect(notice?.text).toContain('Spanish');
  expect(receipt?.html).toContain('lang="es"');
  expect(receipt?.text?.replaceAll('\u00A0', ' ')).toMatch(/ [ap]\. m\./);
});

test('hours follow the time format of the language', () => {
  expect(pageAt('/es').replaceAll('\u00A0', ' ')).toMatch(/\d+:\d\d [ap]\. m\. a \d+:\d\d [ap]\. m\./);
});

test('the interpreter line appears once it is confirmed', () => {
  for (const path of ['/es', '/es/contact']) expect(pageAt(path)).toContain('Diga “español”.');
});

test('share pictures fall back to English', () => {
  const pictureOf = (path: string) => /og:image" content="([^"]+\.png)"/.exec(pageAt(path))?.[1];
  expect(pictureOf('/hmn')).toBe(pictureOf('/'));
  expect(pictureOf('/es')).not.toBe(pictureOf('/'));
});
