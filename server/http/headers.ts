export const SECURITY_HEADERS = Object.freeze({
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  /** Each page has the rest of its policy in a meta element, where browsers ignore `frame-ancestors`. */
  'content-security-policy': "frame-ancestors 'none'",
});

/** The one page that another page shows in a frame: the editor shows what it changes. */
export const FRAMED_PAGE = '/edit-preview';
export const FRAMED_HEADERS = Object.freeze({
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy': "frame-ancestors 'self'",
});

export const PLAIN_HEADERS = Object.freeze({
  ...SECURITY_HEADERS,
  'cache-control': 'no-store',
});

export function cacheControl(path: string, isPage: boolean): string {
  if (isPage) return 'no-cache';
  // It says what is online now.
  if (path === '/version.json') return 'no-store';
  // File names below /_astro/ contain a hash of the content.
  return path.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}
