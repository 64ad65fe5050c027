import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { cacheControl, contentSecurityPolicy, PLAIN_POLICY, SECURITY_HEADERS } from '../http/headers.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
  '.vcf': 'text/vcard; charset=utf-8',
};
const PRIVATE = new Set(['/_headers', '/_redirects', '/netlify.toml']);

/** A file of the site in every form there is of it, ready to send. */
export type SiteFile = ReturnType<typeof readFile>;

/** The files of the site by the path that a browser asks for. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** Reads a built site into memory, with the headers of each answer finished. */
export function readSite(dir: string): SiteFiles {
  const files = new Map<string, SiteFile>();
  for (const file of listFiles(dir)) {
    const path = `/${relative(dir, file).split(sep).join('/')}`;
    if (PRIVATE.has(path) || /\.(br|gz)$/.test(path)) continue;
    const address = addressOf(path);
    files.set(address, readFile(file, path, /^(\/[^/]+)?\/404$/.test(address) ? 404 : 200));
  }
  return files;
}

/** The address under which a page is shown: no extension, no slash at the end. */
export function addressOf(path: string): string {
  return path.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}

/** Every file below a folder. */
export function listFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  const entries = readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort();
  return entries.map((entry) => join(dir, entry)).filter((file) => statSync(file).isFile());
}

function readFile(file: string, path: string, status: number) {
  const body = readFileSync(file);
  const type = TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
  const isPage = path.endsWith('.html');
  const shared = {
    'content-type': type,
    'cache-control': cacheControl(path, isPage),
    vary: 'accept-encoding',
    ...SECURITY_HEADERS,
    'content-security-policy': isPage || path.endsWith('.svg') ? contentSecurityPolicy(body.toString()) : PLAIN_POLICY,
  };
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12);
  const represent = (content: Buffer, etag: string, coding?: string) => ({
    etag,
    body: content,
    headers: Object.freeze({
      ...shared,
      etag,
      ...(coding ? { 'content-encoding': coding } : {}),
      'content-length': String(content.length),
    }),
  });
  const coded = (coding: string, compressed: string) =>
    existsSync(compressed) ? represent(readFileSync(compressed), `"${hash}-${coding}"`, coding) : null;
  const plain = represent(body, `"${hash}"`);
  return Object.freeze({ status, plain, br: coded('br', `${file}.br`), gzip: coded('gzip', `${file}.gz`) });
}
