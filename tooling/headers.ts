import { cacheControl, EDITOR_PATH, EDITOR_POLICY, PLAIN_HEADERS, SECURITY_HEADERS } from '../server/http/headers.ts';
import { hashSource } from './content-security-policy.ts';
import { VERSION_PATH } from './version.ts';

type Headers = Readonly<Record<string, string>>;

const CACHED = ['/_astro/*', VERSION_PATH];
const cachingOf = (path: string) => cacheControl(path.replace('*', ''), false);

/** The `_headers` file, from which static hosts such as Netlify send the headers of the site. */
export function staticHeaders(policy: string): string {
  const rule = (path: string, headers: Headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    rule('/*', { ...SECURITY_HEADERS, 'content-security-policy': policy }),
    ...CACHED.map((path) => rule(path, { 'cache-control': cachingOf(path) })),
    // On Netlify the last rule wins. Cloudflare would join both policies without the line that removes the first.
    `${EDITOR_PATH}\n  ! content-security-policy\n  content-security-policy: ${EDITOR_POLICY}`,
    '',
  ].join('\n\n');
}

/** The `_redirects` file, by which Netlify shows the 404 page in the language of the URL. */
export function staticRedirects(pages: readonly string[]): string {
  const folders = pages.flatMap((path) => /^(\/.+)\/404\.html$/.exec(path)?.[1] ?? []);
  return folders.map((folder) => `${folder}/* ${folder}/404.html 404\n`).join('');
}

/** What `deploy/Caddyfile` imports from the version that is online: its names and the headers of what Caddy answers itself. */
export function caddySite(url: string, policy: string, outagePage: string): string {
  const { host } = new URL(url);
  const other = otherName(host);
  const styles = [...outagePage.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => hashSource(text));
  return [
    // These lines belong into a `route`. Elsewhere the header of the shorter path would win.
    '(file-headers) {',
    ...headerLines({
      ...SECURITY_HEADERS,
      'content-security-policy': policy,
      'cache-control': cacheControl('/', true),
    }),
    // Unless a compressed file has it.
    '\theader ?vary accept-encoding',
    // Without a named matcher Caddy would take *.vcf for the name of a header.
    ...matched('file', '*.*', 'cache-control', cacheControl('/', false)),
    ...CACHED.map((path) => `\theader ${path} cache-control \`${cachingOf(path)}\``),
    `\theader ${EDITOR_PATH} content-security-policy \`${EDITOR_POLICY}\``,
    // A machine without a list of types, such as a bare Debian, knows only those of Go.
    ...matched('vcard', '*.vcf', 'content-type', 'text/vcard; charset=utf-8'),
    ...matched('font', '*.woff2', 'content-type', 'font/woff2'),
    ...matched('icon', '*.ico', 'content-type', 'image/x-icon'),
    '}',
    '(outage-headers) {',
    ...headerLines({
      ...PLAIN_HEADERS,
      'content-security-policy': [PLAIN_HEADERS['content-security-policy'], ['style-src', ...styles].join(' ')].join(
        '; ',
      ),
      'retry-after': '30',
    }),
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
