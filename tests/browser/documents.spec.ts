import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../helpers/page/test.ts';
import { everyPath, listedPaths } from '../helpers/paths.ts';

/** The last one is the page of a missing path. */
const everyPage = (request: APIRequestContext) =>
  Promise.all(everyPath.map(async (path) => (await request.get(path)).text()));

test('titles and descriptions are unique', { tag: '@differs' }, async ({ request }) => {
  const heads = (await everyPage(request)).map((html) => {
    const [, title] = html.match(/<title>([^<]+)<\/title>/) ?? [];
    const [, description] = html.match(/<meta name="description" content="([^"]+)"/) ?? [];
    return { title, description };
  });
  expect(heads.pop(), 'a missing page has those of home').toEqual(heads[0]);
  for (const part of ['title', 'description'] as const)
    expect(new Set(heads.map((head) => head[part])).size, part).toBe(heads.length);
});

test('a title that is too long loses the name of the center', async ({ request }) => {
  const html = await (await request.get('/caregivers')).text();
  expect(html).toContain('<title>For Tired Helpers Who Look After Somebody</title>');
});

test('help links have the same order on every page', async ({ request }) => {
  const frames = (await everyPage(request)).map((html) => {
    const withoutMain = html.replace(/<main[\s\S]*<\/main>/, '');
    const links = [...withoutMain.matchAll(/<a [^>]*href="([^"]+)"[^>]*>/g)];
    // Not every page exists in every language, and /contact has the form, so no button leads to it.
    return links.flatMap(([tag, href]) => (/hreflang|data-tone="primary"/i.test(tag) ? [] : href)).join(' ');
  });
  expect(frames[0]).toContain('tel:+15595550142');
  expect(new Set(frames).size).toBe(1);
});

test('the sitemap lists every page', { tag: '@differs' }, async ({ request }) => {
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
