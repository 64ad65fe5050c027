import type { APIRequestContext, Page } from '@playwright/test';
import { DEFAULT_LANGUAGE } from '../../../shared/language.ts';
import { listedAddresses } from '../addresses.ts';
import { facts, phoneLink, ui } from '../facts.ts';
import { expect } from './test.ts';

type Answer = { status: number; isPage: boolean; text: string };
const answers = new Map<string, Answer>();

/** The answer of the server; each address is requested once. */
async function answerOf(request: APIRequestContext, { pathname, search }: URL): Promise<Answer> {
  const known = answers.get(pathname + search);
  if (known) return known;
  const response = await request.get(pathname + search, { maxRedirects: 0 });
  const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false;
  const answer = { status: response.status(), isPage, text: isPage ? await response.text() : '' };
  answers.set(pathname + search, answer);
  return answer;
}

export async function checkHead(page: Page, request: APIRequestContext, address: string): Promise<void> {
  const isListed = listedAddresses.includes(address);
  const head = await readHead(page);
  expect.soft(head.language, 'language').toBe(DEFAULT_LANGUAGE);
  expect.soft(head.title, 'title').not.toBe('');
  expect.soft(head.description, 'description').not.toBe('');
  expect.soft(head.canonical, 'address for search engines').toBe(isListed ? `${facts.url}${address}` : null);
  expect.soft(head.robots, 'robots').toBe(isListed ? null : 'noindex');

  const levels = head.headings.map(({ level }) => level);
  expect
    .soft(
      levels.filter((level) => level === 1),
      'one main heading',
    )
    .toHaveLength(1);
  for (const [index, level] of levels.entries())
    expect.soft(level, `level of "${head.headings[index]?.text}"`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect.soft(page.getByRole(landmark), `landmark ${landmark}`).toHaveCount(1);
  expect.soft(head.picturesWithoutAlt, 'pictures without a description').toEqual([]);
  await expect.soft.poll(() => missingPictures(page), 'pictures that did not arrive').toEqual([]);

  expect.soft(head.structuredData.length > 0, 'has structured data').toBe(isListed);
  for (const data of head.structuredData) expect.soft(data, 'structured data').not.toMatch(/rating|review/i);
  const describesCenter = head.structuredData.filter((data) => data.includes('"openingHoursSpecification":[{')).length;
  expect.soft(describesCenter, 'descriptions of the center').toBe(['/', '/contact'].includes(address) ? 1 : 0);
  const hasTrail = head.structuredData.some((data) => data.includes('"BreadcrumbList"'));
  expect.soft(hasTrail, 'has a trail of its parents').toBe(isListed && address !== '/');

  expect.soft(head.shareImage, 'share picture').toMatch(new RegExp(`^${RegExp.escape(facts.url)}/`));
  const image = await request.get(new URL(head.shareImage).pathname);
  expect.soft(image.status(), `the share picture ${head.shareImage}`).toBe(200);
  const bytes = await image.body();
  expect.soft(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect.soft([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], 'size of the share picture').toEqual([1200, 630]);
  expect.soft(await (await request.get(address)).text(), 'styles in elements').not.toMatch(/<[^>]+\sstyle=/);
}

/** Checks where every link of a page leads, also those in closed menus. */
export async function checkLinks(page: Page, request: APIRequestContext): Promise<void> {
  await expect.soft(page.getByRole('banner')).toContainText(facts.phone);
  await expect.soft(page.getByRole('contentinfo')).toContainText(facts.phone);
  const here = new URL(page.url());
  for (const link of (await linksOf(page)).filter(({ leadsToOtherLanguage }) => !leadsToOtherLanguage)) {
    const url = new URL(link.href);
    // Sentences may name other numbers, such as a public helpline; buttons dial the center.
    if (url.protocol === 'tel:') expect.soft(link.href).toMatch(link.isInText ? /^tel:(\+1\d{10}|\d{3})$/ : phoneLink);
    else if (url.protocol === 'mailto:') expect.soft(link.href).toBe(`mailto:${facts.email}`);
    else if (url.origin !== here.origin) expect.soft(url.protocol, link.href).toBe('https:');
    else if (url.hash && url.pathname === here.pathname)
      await expect.soft(page.locator(url.hash), `target of ${url.hash}`).toHaveCount(1);
    else {
      const { status, isPage, text } = await answerOf(request, url);
      expect.soft(status, `"${link.text}" leads to ${url.pathname}`).toBe(200);
      if (url.hash) expect.soft(text, `"${link.text}" leads to ${link.href}`).toContain(`id="${url.hash.slice(1)}"`);
      if (isPage) expect.soft(listedAddresses, `"${link.text}"`).toContain(url.pathname);
    }
    if (link.opensTab) expect.soft(link.text).toContain(ui.newTab);
    const leadsHere = url.href === page.url() && link.inNavigation;
    expect.soft(link.isCurrent, `${link.text} marked as the current page`).toBe(leadsHere);
  }
}

function readHead(page: Page) {
  return page.evaluate(() => {
    const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null;
    return {
      language: document.documentElement.lang,
      title: document.title,
      description: attribute('meta[name="description"]', 'content') ?? '',
      canonical: attribute('link[rel="canonical"]', 'href'),
      robots: attribute('meta[name="robots"]', 'content'),
      shareImage: attribute('meta[property="og:image"]', 'content') ?? '',
      headings: [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map((heading) => ({
        level: Number(heading.tagName.charAt(1)),
        text: heading.textContent,
      })),
      picturesWithoutAlt: [...document.images].filter((image) => !image.hasAttribute('alt')).map(({ src }) => src),
      structuredData: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
        JSON.stringify(JSON.parse(script.textContent ?? '')),
      ),
    };
  });
}

function linksOf(page: Page) {
  return page.evaluate(() =>
    [...document.links].map((link) => ({
      href: link.href,
      text: (link.textContent ?? '').replace(/\s+/g, ' ').trim(),
      isInText: getComputedStyle(link).display.startsWith('inline') && !link.hasAttribute('data-tone'),
      opensTab: link.target === '_blank',
      leadsToOtherLanguage: link.hasAttribute('hreflang'),
      inNavigation: Boolean(link.closest('nav') || link.getAttribute('aria-label')),
      isCurrent: link.getAttribute('aria-current') === 'page',
    })),
  );
}

/** Pictures that have not arrived, also those that wait to be scrolled to. */
function missingPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    return [...document.images].filter((image) => !image.complete || image.naturalWidth === 0).map(({ src }) => src);
  });
}
