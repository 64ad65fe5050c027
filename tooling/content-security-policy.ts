import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

const DATA_TYPES = new Set(['application/json', 'application/ld+json']);

/** The Content-Security-Policy in a meta element of the page, or else one that allows only the scripts and styles in its HTML. */
export function contentSecurityPolicy(html: string): string {
  const { policy, scripts, styles, hasFrames } = findSources(html);
  if (policy) return `${policy.replaceAll(/\s+/g, ' ').replace(/; ?$/, '').trim()}; frame-ancestors 'none'`;
  const map = hasFrames ? ' https://www.google.com' : '';
  return [
    "default-src 'none'",
    ['script-src', ...scripts].join(' '),
    ['style-src', ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${map}`,
    ...(map ? [`frame-src${map}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** Style attributes and event handlers, such as `<p style>`, which the policy would block. */
export function forbiddenAttributes(html: string): string[] {
  return findSources(html).forbidden;
}

function findSources(html: string) {
  const files = { script: false, style: false };
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const forbidden = new Set<string>();
  let policy: string | undefined;
  let hasFrames = false;
  let inline: { kind: 'script' | 'style'; text: string } | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const key of Object.keys(attributes)) if (/^(style|on[a-z]+)$/.test(key)) forbidden.add(`<${name} ${key}>`);
      if (attributes['http-equiv']?.toLowerCase() === 'content-security-policy') policy = attributes.content;
      if (name === 'iframe') hasFrames = true;
      if (name === 'link' && attributes.rel === 'stylesheet') files.style = true;
      if (name === 'script' && 'src' in attributes) files.script = true;
      else if (name === 'script' && !DATA_TYPES.has(attributes.type ?? '')) inline = { kind: name, text: '' };
      if (name === 'style') inline = { kind: name, text: '' };
    },
    ontext(text) {
      if (inline) inline.text += text;
    },
    onclosetag() {
      if (inline) hashes[inline.kind].add(hashSource(inline.text));
      inline = null;
    },
  });
  parser.end(html);
  const sourcesOf = (kind: 'script' | 'style') => [...(files[kind] ? ["'self'"] : []), ...hashes[kind]];
  return { policy, scripts: sourcesOf('script'), styles: sourcesOf('style'), hasFrames, forbidden: [...forbidden] };
}

function hashSource(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
