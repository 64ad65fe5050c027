import { inlineBlocks } from './inline-blocks.ts';

// No script of the pages makes a Trusted Types policy; a library that does is named here instead of 'none'.
const TRUSTED_TYPES = "'none'";
const FRAME_SOURCE = 'https://www.google.com';

/** Headers that every answer carries, whatever its status. */
export const SECURITY_HEADERS = Object.freeze({
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Every byte here counts: with them the home page has to fit the first round trip.
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
});

/** The policy for an answer that is not a page of the site. */
export const PLAIN_POLICY = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Headers of an answer that is not a page of the site and that nobody keeps. */
export const PLAIN_HEADERS = {
  ...SECURITY_HEADERS,
  'content-security-policy': PLAIN_POLICY,
  'cache-control': 'no-store',
};

/** The Content-Security-Policy that a page carries, or else the one that allows only what its HTML has. */
export function contentSecurityPolicy(html: string): string {
  const carried = /<meta http-equiv="?content-security-policy"? content="([^"]*)"/.exec(html)?.[1];
  if (carried) return `${carried}; frame-ancestors 'none'`;
  const { scripts, scriptFiles, styles, styleFiles, frames } = inlineBlocks(html);
  return [
    "default-src 'none'",
    ['script-src', ...(scriptFiles ? ["'self'"] : []), ...scripts].join(' '),
    ['style-src', ...(styleFiles ? ["'self'"] : []), ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    ...(frames ? [`frame-src ${FRAME_SOURCE}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES}`,
  ].join('; ');
}

/** How long a browser may keep a file without asking again. */
export function cacheControl(path: string, isPage: boolean): string {
  if (isPage) return 'no-cache';
  // The build writes a hash of the content into these names, so the content behind one never changes.
  return path.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}
