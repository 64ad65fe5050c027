import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { readPolicies } from './built-site.ts';
import { cacheControl, SECURITY_HEADERS } from './headers.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
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

export type Coding = 'br' | 'gzip';

type Body = { body: Buffer; headers: Record<string, string> & { etag: string } };

export type SiteFile = ReturnType<typeof readFile>;

export function readSite(dir: string): ReadonlyMap<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  const policyOf = readPolicies(dir);
  for (const file of listFiles(dir)) {
    const path = pathIn(dir, file);
    if (/^\/_(headers|redirects)$|\.(br|gz)$/.test(path)) continue;
    files.set(cleanPath(path), readFile(file, path, policyOf(path)));
  }
  return files;
}

/** The URL path of a file in `dir`. */
export function pathIn(dir: string, file: string): string {
  return `/${relative(dir, file).split(sep).join('/')}`;
}

/** The path without `.html` or `index`. */
export function cleanPath(path: string): string {
  return path.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}

/**
 * Finds the path that a mistyped one means. People type URLs from print and tap links at the end of a sentence,
 * so capitals, invisible characters, dashes and any punctuation around the path make no difference.
 */
export function createPathFinder(paths: Iterable<string>): (path: string) => string | undefined {
  const known = new Map([...paths].map((path) => [comparable(path), path]));
  return (path) => known.get(comparable(path));
}

function comparable(path: string): string {
  const plain = path
    .normalize('NFKC')
    .replace(/[\s\p{C}]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\\/]+/g, '/');
  const [trimmed = ''] = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u.exec(plain) ?? [];
  return trimmed
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/(^|\/)index$/, '');
}

export function listFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  const entries = readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort();
  return entries.map((entry) => join(dir, entry)).filter((file) => statSync(file).isFile());
}

function readFile(file: string, path: string, policy: string) {
  const body = readFileSync(file);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12);
  const headers = {
    'content-type': TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream',
    'cache-control': cacheControl(path, path.endsWith('.html')),
    vary: 'accept-encoding',
    ...SECURITY_HEADERS,
    'content-security-policy': policy,
  };
  const compressed = new Map<Coding, Body>();
  for (const [coding, name] of Object.entries({ br: `${file}.br`, gzip: `${file}.gz` }) as [Coding, string][]) {
    const encoding = { etag: `"${hash}-${coding}"`, 'content-encoding': coding };
    if (existsSync(name)) compressed.set(coding, { body: readFileSync(name), headers: { ...headers, ...encoding } });
  }
  return {
    status: /^(\/[^/]+)?\/404\.html$/.test(path) ? 404 : 200,
    plain: { body, headers: { ...headers, etag: `"${hash}"` } } satisfies Body,
    /** In the order of preference. */
    compressed,
  };
}
