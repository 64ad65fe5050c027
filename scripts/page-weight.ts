import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

/** Bytes and heights of a page on a phone, without requests to other hosts. */
export async function weighPage(browser: Browser, origin: string, path: string) {
  const address = new URL(path, origin).href;
  const html = await (await fetch(address)).text();
  // Visitors with another language also load the offer.
  const locale = /<html lang="([^"]*)"/.exec(html)?.[1];
  const context = await browser.newContext({ ...phone, ...(locale && { locale }) });
  const page = await context.newPage();
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  const loaded = { script: new Set<string>(), stylesheet: new Set<string>() };
  page.on('request', (request) => {
    const kind = request.resourceType();
    if (kind === 'script' || kind === 'stylesheet') loaded[kind].add(request.url());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const layout = await readLayout(page);
  await context.close();

  const answer = await fetchCompressed(address);
  return {
    path,
    /** HTML with its CSS, render-blocking style sheets and the headers of the response. */
    html: answer.headers + answer.body + (await weighAll(loaded.stylesheet)),
    /** JavaScript that runs before any interaction. */
    script: weighInlineScripts(html) + (await weighAll(loaded.script)),
    ...layout,
  };
}

/** Bytes over the wire, headers included, until the load event; pictures further down come after it. */
export async function weighFirstView(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(address, { waitUntil: 'load' });
  await context.close();
  return bytes;
}

/** Bytes of the inline scripts, brotli; JSON-LD and speculation rules are no scripts. */
export function weighInlineScripts(html: string): number {
  let bytes = 0;
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    const type = /\btype="?([^"\s>]+)/i.exec(attributes)?.[1] ?? 'module';
    if (!/^(module|text\/javascript)$/.test(type) || /\bsrc=/.test(attributes)) continue;
    bytes += brotliCompressSync(code).length;
  }
  return bytes;
}

function readLayout(page: Page) {
  return page.evaluate(() => {
    const field = [...document.querySelectorAll('main :is(input, select, textarea)')].find(
      (candidate) => candidate.checkVisibility() && candidate.getBoundingClientRect().height > 1,
    );
    return {
      height: document.documentElement.scrollHeight,
      /** Top of the first form field, or null. */
      firstField: field ? Math.round(field.getBoundingClientRect().top + scrollY) : null,
    };
  });
}

async function weighAll(addresses: ReadonlySet<string>): Promise<number> {
  const answers = await Promise.all([...addresses].map(fetchCompressed));
  return answers.reduce((sum, { body }) => sum + body, 0);
}

async function fetchCompressed(address: string) {
  const request = get(address, { headers: { 'accept-encoding': 'br' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const { statusCode, statusMessage, rawHeaders } = response;
  if (statusCode !== 200) throw new Error(`${address} answers ${statusCode}`);
  // Each name, each value, the status line and the whole end with two characters.
  const headers = `HTTP/1.1 ${statusCode} ${statusMessage}`.length + rawHeaders.join('  ').length + 2 + 4;
  return { headers, body: Buffer.concat(await response.toArray()).length };
}
