import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testSite } from './helpers/test-site.ts';

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
