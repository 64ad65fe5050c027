import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, forbiddenAttributes } from './content-security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('allows inline scripts and styles by hash', () => {
  const html =
    '<style>a > b {}</style><script>1 < 2</script><script type="speculationrules">{}</script><script>1 < 2</script><script type="application/ld+json">{"a":1}</script>';
  expect(contentSecurityPolicy([html])).toContain(
    `; script-src ${hash('1 < 2')} ${hash('{}')}; style-src ${hash('a > b {}')};`,
  );
});

test('allows files and frames only if a page has them', () => {
  const html =
    '<template><script src="/a.js"></script></template><link rel="stylesheet" href="/a.css"><iframe></iframe>';
  const policy = contentSecurityPolicy(['<p>', html]);
  expect(policy).toContain("script-src 'self'; style-src 'self';");
  expect(policy).toContain('frame-src https://www.google.com');
  expect(contentSecurityPolicy(['<p>iframe</p><link rel="preload" href="/a.woff2">'])).not.toMatch(
    /frame-src|script-src '|style-src '/,
  );
});

test('leaves out a page with a policy of its own', () => {
  const html = '<meta http-equiv="Content-Security-Policy" content="x"><script>1</script>';
  expect(contentSecurityPolicy([html])).toContain('; script-src; style-src; ');
});

test('finds style attributes and event handlers', () => {
  const html = `<p style="a">x</p><a href=x onclick='y()'>z</a><p title="> style=1">style="no"</p><!-- <p style="a"> --><script>"<b style=1>"</script><p data-style="a">`;
  expect(forbiddenAttributes(html)).toEqual(['<p style>', '<a onclick>']);
});
