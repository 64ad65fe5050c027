import { test as base, expect, type Page } from '@playwright/test';
import { missingAddress, missingService } from '../addresses.ts';
import { installTools } from './tools.ts';

export { expect };

const map = 'https://www.google.com/maps';
const mapStandIn = '<!doctype html><html lang="en"><title>Map</title><body></body></html>';

/** A test that fails on any console message, and on any request that leaves the site other than the map of /contact. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ context, page, baseURL }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (isOwnStatus(message.text(), message.location().url)) return;
        noise.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
      page.on('requestfailed', (request) => {
        // A page that is left drops what it was still loading.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') noise.push(`no answer: ${request.url()}`);
      });
      await context.route(
        (url) => url.origin !== baseURL,
        (route) => {
          const url = route.request().url();
          const opener = new URL(route.request().frame().parentFrame()?.url() ?? url);
          if (url.startsWith(map) && opener.origin === baseURL && /^(\/[\w-]+)?\/contact$/.test(opener.pathname))
            return route.fulfill({ contentType: 'text/html', body: mapStandIn });
          noise.push(`third party: ${url}`);
          return route.abort();
        },
      );
      await context.addInitScript(installTools);
      await use(undefined);
      expect(noise, 'console messages and requests to others').toEqual([]);
    },
    { auto: true },
  ],
});

/** The browser notes the status of every missing page, and of pages for staff that refuse, also where it is the right one. */
function isOwnStatus(text: string, url: string) {
  const { pathname } = new URL(url);
  if (pathname.startsWith('/staff/')) return /status of (404|409|422) /.test(text);
  return text.includes('404 (Not Found)') && [missingAddress, missingService].includes(pathname);
}

/**
 * Opens a page and waits until its fonts are in use and its scripts, which come after all else, have run. Pictures further
 * down, which leave the line to the first view for a second, come at once.
 */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName === 'later') animation.finish();
    if (matchMedia('(scripting: none)').matches) return;
    const scripts = document.querySelector<HTMLTemplateElement>('#behavior')?.content.querySelectorAll('script') ?? [];
    await Promise.all([...scripts].map(({ src }) => import(src)));
  });
}
