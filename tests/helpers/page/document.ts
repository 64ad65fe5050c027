import type { Page } from '@playwright/test';

/** What a page tells of itself in its head, headings and pictures. */
export function readHead(page: Page) {
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

/** Every link of a page, also those in closed menus. */
export function linksOf(page: Page) {
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
export function missingPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    return [...document.images].filter((image) => !image.complete || image.naturalWidth === 0).map(({ src }) => src);
  });
}
