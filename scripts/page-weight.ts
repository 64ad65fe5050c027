import { get } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/** A file as the server sends it to a browser that takes brotli. */
export async function fetchCompressed(address: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = get(address, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      const parts = await response.toArray();
      if (response.statusCode === 200) resolve(Buffer.concat(parts));
      else reject(new Error(`${address} answers ${response.statusCode}`));
    });
    request.once('error', reject);
  });
}

/** Bytes of a page's HTML and of the style sheets it links to, brotli. */
export async function weighHtml(address: string, html: string): Promise<number> {
  const links = html.match(/<link\b[^>]*>/gi) ?? [];
  const sheets = links
    .filter((link) => /\brel="?stylesheet/i.test(link))
    .map((link) => /\bhref="([^"]+)"/i.exec(link)?.[1]);
  const files = [address, ...sheets.filter((sheet) => sheet !== undefined)];
  const sizes = await Promise.all(
    files.map(async (file) => (await fetchCompressed(new URL(file, address).href)).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
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

/** Bytes over the wire, headers included, until a phone 390 px wide has shown a page and is quiet. */
export async function weighFirstView(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
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
