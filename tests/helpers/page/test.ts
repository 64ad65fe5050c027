import { test as base, expect, type Page } from '@playwright/test';
import { installTools } from './tools.ts';

export { expect };

/** A test that fails on any console message, and on any request that leaves the site other than the map of /contact. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ context, page, baseURL }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        const { url } = message.location();
        if (!isOwnStatus(message.text(), url, page) && !isMap(url)) noise.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
      page.on('request', (request) => {
        const url = request.url();
        if (!/^https?:/.test(url) || new URL(url).origin === baseURL) return;
        if (!isMap(url) || !/\/contact$/.test(new URL(page.url()).pathname)) noise.push(`third party: ${url}`);
      });
      page.on('requestfailed', (request) => {
        // A page that is left drops its open requests, and no map comes from a network that is not there.
        if (request.failure()?.errorText === 'net::ERR_ABORTED' || isMap(request.url())) return;
        noise.push(`no answer: ${request.url()}`);
      });
      await context.addInitScript(installTools);
      await use(undefined);
      expect(noise, 'console messages and requests to others').toEqual([]);
    },
    { auto: true },
  ],
});

const isMap = (url: string) => url.startsWith('https://www.google.com/maps');

/** Chromium logs the status of a page that is missing, and of one for staff that refuses, where that is right. */
function isOwnStatus(text: string, url: string, page: Page) {
  const status = /status of (\d+) /.exec(text)?.[1] ?? '';
  const isDocument = url === page.url();
  const { pathname } = new URL(url, page.url());
  return isDocument && (status === '404' || (pathname.startsWith('/staff/') && ['409', '422'].includes(status)));
}

/** Opens a page and waits until its fonts are in use and its scripts have run. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName.endsWith('deferred')) animation.finish();
    await new Promise((resolve) => setTimeout(resolve));
  });
}
