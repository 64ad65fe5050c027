import { prefixOf } from '../../shared/language.ts';
import { registry } from '../../src/site/registry.ts';
import { facts, phoneLink } from '../helpers/facts.ts';
import { listLanguages } from '../helpers/languages.ts';
import { expect, test } from '../helpers/page/test.ts';
import { everyPath, listedPaths, missingPath } from '../helpers/paths.ts';

test('titles and descriptions are unique', async ({ request }) => {
  const heads = await Promise.all(
    [...everyPath].map(async (path) => {
      const html = await (await request.get(path)).text();
      const [, title] = html.match(/<title>([^<]+)<\/title>/) ?? [];
      const [, description] = html.match(/<meta name="description" content="([^"]+)"/) ?? [];
      return { path, title, description };
    }),
  );
  const others = heads.filter(({ path }) => path !== missingPath);
  expect(new Set(others.map(({ title }) => title)).size).toBe(others.length);
  expect(new Set(others.map(({ description }) => description)).size).toBe(others.length);
  const [home] = heads;
  expect(heads.at(-1)).toEqual({ ...home, path: missingPath });
});

test('help links have the same order on every page', async ({ request }) => {
  const frames = await Promise.all(
    everyPath.map(async (path) => {
      const html = await (await request.get(path)).text();
      const withoutMain = html.replace(/<main[\s\S]*<\/main>/, '');
      // Not every page exists in every language.
      const links = [...withoutMain.matchAll(/<a [^>]*href="([^"]+)"[^>]*>/g)].filter(
        ([tag]) => !/hreflang/i.test(tag),
      );
      // /contact has the form, so it does not link to it.
      return links.flatMap(([, href = '']) => (href.endsWith('#tour') ? [] : [href])).join(' ');
    }),
  );
  expect(frames[0]).toContain(phoneLink);
  expect(new Set(frames).size).toBe(1);
});

test('the sitemap lists every page', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  const inOtherLanguage = (url: string) =>
    listLanguages().some(
      (language) => prefixOf(language) && `${url}/`.startsWith(`${facts.url}${prefixOf(language)}/`),
    );
  expect(listed.filter((url = '') => !inOtherLanguage(url))).toEqual(listedPaths.map((path) => `${facts.url}${path}`));
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${facts.url}/sitemap.xml`);
  expect(robots).not.toContain('Disallow: /');
});

test('pages have the ids that links may name', async ({ request }) => {
  for (const { path, anchors } of registry.filter((page) => page.anchors.length > 0)) {
    const html = await (await request.get(path)).text();
    for (const anchor of anchors) expect.soft(html, path).toContain(`id="${anchor}"`);
  }
});
