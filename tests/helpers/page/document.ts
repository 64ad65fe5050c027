import type { APIRequestContext, Page } from '@playwright/test';
import { listedPaths } from '../paths.ts';
import { expect } from './test.ts';

type Answer = { status: number; isPage: boolean; text: string };
const answers = new Map<string, Answer>();

/** Caches responses, so that each URL is requested once. */
export async function answerOf(request: APIRequestContext, { origin, pathname, search }: URL): Promise<Answer> {
  const url = origin + pathname + search;
  const known = answers.get(url);
  if (known) return known;
  const response = await request.get(url, { maxRedirects: 0 });
  const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false;
  const answer = { status: response.status(), isPage, text: isPage ? await response.text() : '' };
  answers.set(url, answer);
  return answer;
}

export async function checkHead(page: Page, request: APIRequestContext, path: string): Promise<void> {
  const isListed = listedPaths.includes(path);
  const html = await (await request.get(path)).text();
  const found = (pattern: RegExp) => pattern.exec(html)?.[1];
  expect.soft(found(/<html lang="(\w+)"/), 'language').toBe('en');
  const canonical = isListed ? `https://www.orchard.example${path}` : undefined;
  expect.soft(found(/<link rel="canonical" href="([^"]+)"/), 'canonical URL').toBe(canonical);
  expect.soft(found(/<meta name="robots" content="(\w+)"/), 'robots').toBe(isListed ? undefined : 'noindex');

  await expect.soft(page.locator('main h1'), 'main heading').toHaveCount(1);
  await expect.soft.poll(() => missingPictures(page), 'images that failed to load').toEqual([]);

  const center = found(/<script type="application\/ld\+json">(.*?)<\/script>/s);
  expect.soft(center !== undefined, 'describes the center').toBe(path === '/');
  if (center) expect.soft(JSON.parse(center), 'opening hours').toHaveProperty('openingHoursSpecification.0');
  expect.soft(center ?? '', 'structured data').not.toMatch(/"(aggregateRating|review)"/);

  const shareImage = new URL(found(/<meta property="og:image" content="([^"]+)"/) ?? '');
  expect.soft(shareImage.origin, 'origin of the share picture').toBe('https://www.orchard.example');
  expect.soft((await request.get(shareImage.pathname)).status(), `share picture ${shareImage}`).toBe(200);
  expect.soft(html, 'inline styles').not.toMatch(/<[^>]+\sstyle=/);
}

/** Checks the target of every link, including those in closed menus. */
export async function checkLinks(page: Page, request: APIRequestContext): Promise<void> {
  await expect.soft(page.getByRole('banner')).toContainText('(559) 555-0142');
  await expect.soft(page.getByRole('contentinfo')).toContainText('(559) 555-0142');
  const here = new URL(page.url());
  for (const link of (await linksOf(page)).filter(({ isTranslation }) => !isTranslation)) {
    const url = new URL(link.href);
    // Text may link to other numbers, such as a public helpline; buttons always call the center.
    if (url.protocol === 'tel:')
      expect.soft(link.href).toMatch(link.isInText ? /^tel:(\+1\d{10}|\d{3})$/ : 'tel:+15595550142');
    else if (url.protocol === 'mailto:') expect.soft(link.href).toBe('mailto:hello@orchard.example');
    else if (url.origin !== here.origin) expect.soft(url.protocol, link.href).toBe('https:');
    else if (url.hash && url.pathname === here.pathname)
      await expect.soft(page.locator(url.hash), `target of ${url.hash}`).toHaveCount(1);
    else {
      const { status, isPage, text } = await answerOf(request, url);
      expect.soft(status, `"${link.text}" links to ${url.pathname}`).toBe(200);
      if (url.hash) expect.soft(text, `"${link.text}" links to ${link.href}`).toContain(`id="${url.hash.slice(1)}"`);
      if (isPage) expect.soft(listedPaths, `"${link.text}"`).toContain(url.pathname);
    }
    if (link.isPrimary) expect.soft(url.pathname, `green button "${link.text}"`).toBe('/contact');
    if (link.opensTab) expect.soft(link.text).toContain('Opens in a new tab');
    const pointsHere = url.href === page.url() && link.inNavigation;
    expect.soft(link.isCurrent, `${link.text} marked as the current page`).toBe(pointsHere);
  }
}

function linksOf(page: Page) {
  return page.evaluate(() =>
    [...document.links].map((link) => ({
      href: link.href,
      text: (link.textContent ?? '').replace(/\s+/g, ' ').trim(),
      isInText: getComputedStyle(link).display.startsWith('inline') && !link.hasAttribute('data-tone'),
      isPrimary: link.matches('[data-tone="primary"]'),
      opensTab: link.target === '_blank',
      isTranslation: link.hasAttribute('hreflang'),
      inNavigation: Boolean(link.closest('nav') || link.getAttribute('aria-label')),
      isCurrent: link.getAttribute('aria-current') === 'page',
    })),
  );
}

/** Images that failed to load, lazy ones included. */
function missingPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    return [...document.images].filter((image) => !image.complete || image.naturalWidth === 0).map(({ src }) => src);
  });
}
