import type { APIRequestContext } from '@playwright/test';
import { prefixOf } from '../shared/language.ts';
import { defaultLocale, listLocales } from '../src/content/locales.ts';
import { everyAddress, listedAddresses, missingAddress, serviceAddresses } from './support/addresses.ts';
import { facts, phoneLink, ui } from './support/facts.ts';
import { linksOf, missingPictures, readHead } from './support/page/document.ts';
import { expect, open, test } from './support/page/test.ts';

type Answer = { status: number; isPage: boolean; text: string };
const answers = new Map<string, Answer>();

/** What the server answers; each address is asked for once. */
async function answerOf(request: APIRequestContext, { pathname, search }: URL): Promise<Answer> {
  const known = answers.get(pathname + search);
  if (known) return known;
  const response = await request.get(pathname + search, { maxRedirects: 0 });
  const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false;
  const answer = { status: response.status(), isPage, text: isPage ? await response.text() : '' };
  answers.set(pathname + search, answer);
  return answer;
}

for (const address of everyAddress) {
  const isListed = listedAddresses.includes(address);

  test(`${address} says what it is, has links that lead somewhere and the phone number in plain sight`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, address);
    const head = await readHead(page);
    expect(head.language).toBe(defaultLocale);
    expect(head.title.length, head.title).toBeLessThanOrEqual(60);
    expect(head.description.length, head.description).toBeLessThanOrEqual(155);
    expect(head.canonical).toBe(isListed ? `${facts.url}${address}` : null);
    expect(head.robots).toBe(isListed ? null : 'noindex');

    const levels = head.headings.map(({ level }) => level);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries())
      expect(level, head.headings[index]?.text).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);
    expect(head.picturesWithoutAlt).toEqual([]);
    await expect.poll(() => missingPictures(page), 'pictures that did not arrive').toEqual([]);

    expect(head.structuredData.length > 0).toBe(isListed);
    for (const data of head.structuredData) expect(data).not.toMatch(/rating|review/i);
    if (isListed) expect(head.structuredData[0]).toContain('"openingHoursSpecification":[{');
    const trail = head.structuredData.some((data) => data.includes('"BreadcrumbList"'));
    expect(trail).toBe(serviceAddresses.includes(address));

    expect(head.shareImage).toMatch(new RegExp(`^${RegExp.escape(facts.url)}/`));
    const image = await request.get(new URL(head.shareImage).pathname);
    expect(image.status(), `the share picture ${head.shareImage}`).toBe(200);
    const bytes = await image.body();
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);

    expect(await (await request.get(address)).text()).not.toMatch(/<[^>]+\sstyle=/);

    await expect(page.getByRole('banner')).toContainText(facts.phone);
    await expect(page.getByRole('contentinfo')).toContainText(facts.phone);
    for (const link of (await linksOf(page)).filter(({ leadsToOtherLanguage }) => !leadsToOtherLanguage)) {
      const url = new URL(link.href);
      // Sentences may name other numbers, such as a public helpline; buttons dial the center.
      if (url.protocol === 'tel:') expect(link.href).toMatch(link.isInText ? /^tel:(\+1\d{10}|\d{3})$/ : phoneLink);
      else if (url.protocol === 'mailto:') expect(link.href).toBe(`mailto:${facts.email}`);
      else if (url.origin !== new URL(page.url()).origin) expect(url.protocol, link.href).toBe('https:');
      else if (url.hash && url.pathname === new URL(page.url()).pathname)
        await expect(page.locator(url.hash), `target of ${url.hash}`).toHaveCount(1);
      else {
        const { status, isPage, text } = await answerOf(request, url);
        expect(status, `"${link.text}" leads to ${url.pathname}`).toBe(200);
        if (url.hash) expect(text, `"${link.text}" leads to ${link.href}`).toContain(`id="${url.hash.slice(1)}"`);
        if (isPage) expect(listedAddresses).toContain(url.pathname);
      }
      if (link.opensTab) expect(link.text).toContain(ui.newTab);
      const leadsHere = url.href === page.url() && link.inNavigation;
      expect(link.isCurrent, `${link.text} marked as the current page`).toBe(leadsHere);
    }
  });
}

test('no two pages share a title or a description, and the missing page has those of the home page', async ({
  request,
}) => {
  const heads = await Promise.all(
    [...everyAddress].map(async (address) => {
      const html = await (await request.get(address)).text();
      const [, title] = html.match(/<title>([^<]+)<\/title>/) ?? [];
      const [, description] = html.match(/<meta name="description" content="([^"]+)"/) ?? [];
      return { address, title, description };
    }),
  );
  const others = heads.filter(({ address }) => address !== missingAddress);
  expect(new Set(others.map(({ title }) => title)).size).toBe(others.length);
  expect(new Set(others.map(({ description }) => description)).size).toBe(others.length);
  const [home] = heads;
  expect(heads.at(-1)).toEqual({ ...home, address: missingAddress });
});

test('help stands in the same place and order on every page', async ({ request }) => {
  const frames = await Promise.all(
    everyAddress.map(async (address) => {
      const html = await (await request.get(address)).text();
      const withoutMain = html.replace(/<main[\s\S]*<\/main>/, '');
      // Pages are there in some languages each.
      const links = [...withoutMain.matchAll(/<a [^>]*href="([^"]+)"[^>]*>/g)].filter(
        ([tag]) => !/hreflang/i.test(tag),
      );
      return links.map(([, href]) => href).join(' ');
    }),
  );
  expect(frames[0]).toContain(phoneLink);
  expect(new Set(frames).size).toBe(1);
});

test('the sitemap is complete and robots.txt names it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  const inOtherLanguage = (address: string) =>
    listLocales().some((locale) => prefixOf(locale) && `${address}/`.startsWith(`${facts.url}${prefixOf(locale)}/`));
  expect(listed.filter((address = '') => !inOtherLanguage(address))).toEqual(
    listedAddresses.map((address) => `${facts.url}${address}`),
  );
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${facts.url}/sitemap.xml`);
  expect(robots).not.toContain('Disallow: /');
});
