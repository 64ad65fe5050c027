import { test as base, expect, type Page } from '@playwright/test';
import { installTools } from './tools.ts';

export { expect };

/** Fails on any console message, and on requests to other hosts except the map on /contact. */
export const test = base.extend<{ quiet: undefined; scriptless: Page }>({
  /** A page without JavaScript. */
  scriptless: async ({ browser, baseURL, viewport }, use) => {
    await using page = await browser.newPage({ javaScriptEnabled: false, baseURL, viewport });
    await use(page);
  },
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
        // Leaving a page aborts its requests, and there may be no network for the map.
        if (request.failure()?.errorText === 'net::ERR_ABORTED' || isMap(request.url())) return;
        noise.push(`failed request: ${request.url()}`);
      });
      await context.addInitScript(installTools);
      await use(undefined);
      expect(noise, 'console messages and requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

const isMap = (url: string) => url.startsWith('https://www.google.com/maps');

/** Chromium logs every response with an error status, including the expected ones. */
function isOwnStatus(text: string, url: string, page: Page) {
  const status = /status of (\d+) /.exec(text)?.[1] ?? '';
  const isDocument = url === page.url();
  const { pathname } = new URL(url, page.url());
  return isDocument && (status === '404' || (pathname.startsWith('/staff/') && ['409', '422'].includes(status)));
}

/** Opens a page and waits for fonts and scripts. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Opens a page at a time of the center in winter, with a clock that the test can move. */
export async function openAt(page: Page, time: string, path = '/'): Promise<void> {
  await page.clock.install({ time: new Date(`${time}-08:00`) });
  await page.goto(path);
}

/** Serves pages as an older browser reads them, with each of these texts replaced in all its places, of which there must be some. */
export async function replaceInPages(page: Page, url: string, replacements: [known: RegExp, unknown: string][]) {
  await page.route(url, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    let body = await response.text();
    for (const [known, unknown] of replacements) {
      expect(body).toMatch(known);
      body = body.replace(known, unknown);
    }
    await route.fulfill({ response, body });
  });
}

/** Resizes the window and waits for layout. */
export async function resize(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  await waitForFrames(page);
}

/** Waits until the observers of the page have seen a change of its layout. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
