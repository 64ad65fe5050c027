import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { forbiddenAttributes, withPolicy } from './content-security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policyOf = (html: string) =>
  /<meta charset="utf-8"><meta http-equiv="content-security-policy" content="([^"]*)">/.exec(
    withPolicy(`<head><meta charset="utf-8">${html}`),
  )?.[1];

test('allows inline scripts and styles by hash', () => {
  const html =
    '<style>a > b {}</style><script>1 < 2</script><script type="speculationrules">{}</script><script>1 < 2</script><script type="application/ld+json">{"a":1}</script>';
  expect(policyOf(html)).toMatch(/^default-src 'none';/);
  expect(policyOf(html)).toContain(`;script-src ${hash('1 < 2')} ${hash('{}')};style-src ${hash('a > b {}')};`);
});

test('allows files and frames only if the page has them', () => {
  const files = '<script src="/a.js"></script><link rel="stylesheet" href="/a.css"><iframe></iframe>';
  expect(policyOf(files)).toContain(";script-src 'self';style-src 'self';");
  expect(policyOf(files)).toContain(';frame-src https://www.google.com;');
  expect(policyOf('<p>iframe</p><link rel="preload" href="/a.woff2">')).not.toMatch(
    /frame-src|script-src '|style-src '/,
  );
});

test('leaves the policy of a page as it is', () => {
  const html = '<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="x"><script>1</script>';
  expect(withPolicy(html)).toBe(html);
});

test('finds style attributes and event handlers', () => {
  const html = `<p style="a">x</p><a href=x onclick='y()'>z</a><p title="> style=1">style="no"</p><!-- <p style="a"> --><script>"<b style=1>"</script><p data-style="a">`;
  expect(forbiddenAttributes(html)).toEqual(['<p style>', '<a onclick>']);
});
