/** The headers of every answer, by their literal values. */
export const securityHeaders = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'content-security-policy': "frame-ancestors 'none'",
};

/** Headers of a kind of answer where they differ. */
export const staffPageHeaders = {
  ...securityHeaders,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'strict-origin',
};
