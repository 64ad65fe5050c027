import { createHash } from 'node:crypto';

const DATA_TYPES = new Set(['application/json', 'application/ld+json']);
const CHARSET = /<meta charset="[^"]*">/i;

/** Adds the Content-Security-Policy of a page, which allows only the scripts and styles in it. A page that has one keeps it. */
export function withPolicy(html: string): string {
  const { hasPolicy, hasFrames, scripts, styles } = findSources(html);
  if (hasPolicy) return html;
  const policy = [
    "default-src 'none'",
    ['script-src', ...scripts].join(' '),
    ['style-src', ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    ...(hasFrames ? ['frame-src https://www.google.com'] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join(';');
  // Before everything that it is about.
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="content-security-policy" content="${policy}">`,
  );
}

/** Style attributes and event handlers, such as `<p style>`, which the policy would block. */
export function forbiddenAttributes(html: string): string[] {
  return findSources(html).forbidden;
}

const attributes = `((?:"[^"]*"|'[^']*'|[^"'>])*)`;
/** A comment, a script or style with its text, or the beginning of another element. */
const PART = new RegExp(`<!--.*?-->|<(script|style)\\b${attributes}>(.*?)</\\1>|<([a-z][\\w-]*)${attributes}>`, 'gs');
const ATTRIBUTE = /([^\s="'/]+)(?:="([^"]*)"|='([^']*)'|=([^\s"']+))?/g;

function findSources(html: string) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const forbidden = new Set<string>();
  let hasPolicy = false;
  let hasFrames = false;
  for (const [, inline, inlineSource = '', text = '', other = '', source = inlineSource] of html.matchAll(PART)) {
    const name = inline ?? other;
    const attributes = new Map(
      [...source.matchAll(ATTRIBUTE)].map(([, key = '', ...values]) => [key, values.join('')]),
    );
    for (const key of attributes.keys()) if (/^(style|on[a-z]+)$/.test(key)) forbidden.add(`<${name} ${key}>`);
    if (attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy') hasPolicy = true;
    if (name === 'iframe') hasFrames = true;
    if (name === 'link' && attributes.get('rel') === 'stylesheet') styles.add("'self'");
    if (name === 'style') styles.add(hashSource(text));
    if (name === 'script' && attributes.has('src')) scripts.add("'self'");
    else if (name === 'script' && !DATA_TYPES.has(attributes.get('type') ?? '')) scripts.add(hashSource(text));
  }
  return { hasPolicy, scripts: [...scripts], styles: [...styles], hasFrames, forbidden: [...forbidden] };
}

function hashSource(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
