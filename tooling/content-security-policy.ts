import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

const DATA_TYPES = new Set(['application/json', 'application/ld+json']);

/** One Content-Security-Policy for all pages and drawings, which allows only the scripts and styles in them. */
export function contentSecurityPolicy(documents: readonly string[]): string {
  const found = documents.map(findSources).filter(({ hasPolicy }) => !hasPolicy);
  const all = (kind: 'scripts' | 'styles') => [...new Set(found.flatMap((sources) => sources[kind]))];
  return [
    "default-src 'none'",
    ['script-src', ...all('scripts')].join(' '),
    ['style-src', ...all('styles')].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    ...(found.some(({ hasFrames }) => hasFrames) ? ['frame-src https://www.google.com'] : []),
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
  let hasPolicy = false;
  let hasFrames = false;
  let inline: { kind: 'script' | 'style'; text: string } | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const key of Object.keys(attributes)) if (/^(style|on[a-z]+)$/.test(key)) forbidden.add(`<${name} ${key}>`);
      if (attributes['http-equiv']?.toLowerCase() === 'content-security-policy') hasPolicy = true;
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
  return { hasPolicy, scripts: sourcesOf('script'), styles: sourcesOf('style'), hasFrames, forbidden: [...forbidden] };
}

export function hashSource(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
