import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';

/** What a page weighs and how high it is, in bytes and in pixels of a phone 390 px wide. */
export type PageWeight = Awaited<ReturnType<typeof weighPage>>;

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

/** Weighs and measures a page as a phone gets it, without what other sites send. */
export async function weighPage(browser: Browser, origin: string, path: string) {
  const address = new URL(path, origin).href;
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const { height, firstField, sections } = await readLayout(page);
  const shown = await page.content();
  await context.close();

  const html = await (await fetch(address)).text();
  const answer = await fetchCompressed(address);
  return {
    path,
    /** HTML with the CSS inside it and the style sheets it waits for, brotli, and the headers of the answer. */
    html: answer.headers + answer.body + (await weighAll(linkedSheets(html, address))),
    /** JavaScript that runs before anybody touches the page, brotli. */
    script: weighInlineScripts(html) + (await weighAll([...scripts])),
    height,
    /** Where the first field of a form begins, or null on a page without one. */
    firstField,
    /** What adds most to `html`, largest first. */
    parts: weighParts(shown, sections),
  };
}

/** Bytes over the wire, headers included, until a phone 390 px wide has shown a page and is quiet. */
export async function weighFirstView(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(address, { waitUntil: 'networkidle' });
  await context.close();
  return bytes;
}

/** Bytes of the scripts inside a page, brotli; data such as JSON-LD and speculation rules are none. */
export function weighInlineScripts(html: string): number {
  let bytes = 0;
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    const type = /\btype="?([^"\s>]+)/i.exec(attributes)?.[1] ?? 'module';
    if (!/^(module|text\/javascript)$/.test(type) || /\bsrc=/.test(attributes)) continue;
    bytes += brotliCompressSync(code).length;
  }
  return bytes;
}

/** Bytes that each section, the styles and the drawings add to a page, largest first. */
export function weighParts(html: string, sections: readonly { name: string; html: string }[]) {
  const whole = brotliCompressSync(html).length;
  const part = (name: string, rest: string) => ({ name, bytes: whole - brotliCompressSync(rest).length });
  return [
    part('the styles', html.replace(/<style[\s\S]*?<\/style>/g, '')),
    part('the drawings inside the page', html.replace(/<svg[\s\S]*?<\/svg>/g, '')),
    ...sections.map((section) => part(section.name, html.replace(section.html, ''))),
  ].sort((one, other) => other.bytes - one.bytes);
}

function readLayout(page: Page) {
  return page.evaluate(() => {
    const sections = [...document.querySelectorAll('body > header, main section, body > footer')];
    const field = [...document.querySelectorAll('main :is(input, select, textarea)')].find(
      (candidate) => candidate.checkVisibility() && candidate.getBoundingClientRect().height > 1,
    );
    return {
      height: document.documentElement.scrollHeight,
      firstField: field ? Math.round(field.getBoundingClientRect().top + scrollY) : null,
      sections: sections.map((section) => ({
        name: section.matches('section')
          ? `"${section.querySelector('h1, h2, h3')?.textContent ?? section.className}"`
          : `the ${section.localName}`,
        html: section.outerHTML,
      })),
    };
  });
}

function linkedSheets(html: string, address: string): string[] {
  const links = html.match(/<link\b[^>]*\brel="?stylesheet[^>]*>/gi) ?? [];
  const awaited = links.filter((link) => !/\bmedia="?print/.test(link));
  return awaited
    .flatMap((link) => /\bhref="([^"]+)"/i.exec(link)?.[1] ?? [])
    .map((href) => new URL(href, address).href);
}

async function weighAll(addresses: readonly string[]): Promise<number> {
  const answers = await Promise.all(addresses.map(fetchCompressed));
  return answers.reduce((sum, { body }) => sum + body, 0);
}

/** Bytes of the headers and the body that the server sends to a browser that takes brotli. */
async function fetchCompressed(address: string) {
  const request = get(address, { headers: { 'accept-encoding': 'br' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const { statusCode, statusMessage, rawHeaders } = response;
  if (statusCode !== 200) throw new Error(`${address} answers ${statusCode}`);
  // Each name and value is followed by two characters, and so are the status line and the whole.
  const headers = `HTTP/1.1 ${statusCode} ${statusMessage}`.length + rawHeaders.join('  ').length + 2 + 4;
  return { headers, body: Buffer.concat(await response.toArray()).length };
}
