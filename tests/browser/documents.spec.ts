import { expect, test } from '../helpers/page/test.ts';
import { everyPath, listedPaths, missingPath } from '../helpers/paths.ts';

test('titles and descriptions are unique', async ({ request }) => {
  const heads = await Promise.all(
    everyPath.map(async (path) => {
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

test('a title that is too long loses the name of the center', async ({ request }) => {
  const html = await (await request.get('/caregivers')).text();
  expect(html).toContain('<title>For Tired Helpers Who Look After Somebody</title>');
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
      // The bar on phones leads to /contact once more, but not there.
      return [...new Set(links.map(([, href]) => href))].filter((href) => !href?.endsWith('#tour')).join(' ');
    }),
  );
  expect(frames[0]).toContain('tel:+15595550142');
  expect(new Set(frames).size).toBe(1);
});

test('the sitemap lists every page', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https:\/\/www\.orchard\.example([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
  expect(listed.filter((path) => !/^\/es(\/|$)/.test(path)).sort()).toEqual(listedPaths.toSorted());
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Sitemap: https://www.orchard.example/sitemap.xml');
  expect(robots).not.toContain('Disallow: /');
});

for (const [path, ids] of [
  ['/about', ['day']],
  ['/services', ['all', 'fit']],
  ['/contact', ['tour', 'schedule', 'next', 'contact-details', 'location']],
] as const)
  test(`${path} has the ids that links may name`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    for (const id of ids) expect(html).toContain(`id="${id}"`);
  });
