import { VERSION_FILE } from '../server/http/built-site.ts';
import { cacheControl, FRAMED_HEADERS, FRAMED_PAGE, PLAIN_HEADERS, SECURITY_HEADERS } from '../server/http/headers.ts';

type Headers = Readonly<Record<string, string>>;

const CACHED = ['/_astro/*', `/${VERSION_FILE}`];
const cachingOf = (path: string) => cacheControl(path.replace('*', ''), false);

/** The `_headers` file, from which static hosts such as Netlify send the headers of the site. */
export function staticHeaders(): string {
  const rule = (path: string, headers: Headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    rule('/*', SECURITY_HEADERS),
    // Of two values for a header, Netlify sends the later one.
    rule(FRAMED_PAGE, FRAMED_HEADERS),
    ...CACHED.map((path) => rule(path, { 'cache-control': cachingOf(path) })),
    '',
  ].join('\n\n');
}

/** The `_redirects` file, by which Netlify shows the 404 page in the language of the URL. */
export function staticRedirects(pages: readonly string[]): string {
  const folders = pages.flatMap((path) => /^(\/.+)\/404\.html$/.exec(path)?.[1] ?? []);
  return folders.map((folder) => `${folder}/* ${folder}/404.html 404\n`).join('');
}

/** What `deploy/Caddyfile` imports from the version that is online: its names and the headers of what Caddy answers itself. */
export function caddySite(url: string): string {
  const { host } = new URL(url);
  const other = otherName(host);
  return [
    // These lines belong into a `route`. Elsewhere the header of the shorter path would win.
    '(file-headers) {',
    ...headerLines({ ...SECURITY_HEADERS, 'cache-control': cacheControl('/', true) }),
    // Unless a compressed file has it.
    '\theader ?vary accept-encoding',
    // Without a named matcher Caddy would take *.vcf for the name of a header.
    ...matched('file', '*.*', 'cache-control', cacheControl('/', false)),
    ...Object.entries(FRAMED_HEADERS).map(([name, value]) => `\theader ${FRAMED_PAGE} ${name} \`${value}\``),
    ...CACHED.map((path) => `\theader ${path} cache-control \`${cachingOf(path)}\``),
    // A machine without a list of types, such as a bare Debian, knows only those of Go.
    ...matched('vcard', '*.vcf', 'content-type', 'text/vcard; charset=utf-8'),
    ...matched('font', '*.woff2', 'content-type', 'font/woff2'),
    ...matched('icon', '*.ico', 'content-type', 'image/x-icon'),
    '}',
    '(outage-headers) {',
    ...headerLines({ ...PLAIN_HEADERS, 'retry-after': '30' }),
    '}',
    `{$HOST_NAMES:${[host, ...other].join(', ')}} {`,
    ...other.flatMap((name) => [`\t@other host ${name}`, `\tredir @other ${url}{uri} permanent`]),
    '\timport site\n}',
    '',
  ].join('\n');
}

/** The same name with or without "www". */
function otherName(host: string): string[] {
  if (host.startsWith('www.')) return [host.slice('www.'.length)];
  return host.split('.').length === 2 ? [`www.${host}`] : [];
}

function headerLines(headers: Headers): string[] {
  return ['\theader {', ...Object.entries(headers).map(([name, value]) => `\t\t${name} \`${value}\``), '\t}'];
}

function matched(name: string, path: string, header: string, value: string): string[] {
  return [`\t@${name} path ${path}`, `\theader @${name} ${header} \`${value}\``];
}
