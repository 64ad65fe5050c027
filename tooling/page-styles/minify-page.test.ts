import { expect, test } from 'vitest';
import { minifyPage } from './minify-page.ts';

const tightened = (css: string) => minifyPage(`<style>${css}</style>`);

test('the styles of a page become one, in their order, where the first stood', () => {
  const html =
    '<style>@layer a,b;@layer b{p{color:red}}</style><title>Home</title><style>@layer a{p{color:#00f}}</style>';
  const css = '@layer a{p{color:#00f}}@layer b{p{color:red}}';
  expect(minifyPage(html)).toBe(`<style>${css}</style><title>Home</title>`);
});

test('a page without styles stays as it is', () => {
  expect(minifyPage('<p>Words</p>')).toBe('<p>Words</p>');
});

test('blanks and marks that mean nothing go, and those between words stay', () => {
  const html =
    '<html>\n<head><style>p{color:red}</style></head>\n<body>\n<p>Open<!-- --> <!-- -->now</p> <p>Call</p></body></html>';
  expect(minifyPage(html, '')).toBe(
    '<html><head><style>p{color:red}</style></head><body><p>Open now</p> <p>Call</p></body></html>',
  );
});

test('a data attribute that is on needs no value, and other attributes keep theirs', () => {
  const html = '<style>p{color:red}</style><p data-open="true" data-tone="warm" aria-hidden="true">data-a="true"</p>';
  expect(minifyPage(html, '')).toContain('<p data-open data-tone="warm" aria-hidden="true">data-a="true"</p>');
});

test('a value that is the same everywhere stands where it is used', () => {
  expect(tightened(':root{--text:var(--ink);--ink:#123456}p{color:var(--text)}')).toBe(
    '<style>p{color:#123456}</style>',
  );
});

test.each([
  ['that a part of the page sets anew', ':root{--text:red}[data-dark]{--text:#fff}'],
  ['that paper sets anew', ':root{--text:red}@media print{:root{--text:#000}}'],
  ['that is set for some windows alone', '@media (width>=20rem){:root{--text:red}}'],
  ['made of one that changes', ':root{--ink:red;--text:var(--ink)}[data-dark]{--ink:#fff}'],
])('a value %s stays a custom property', (_case, css) => {
  expect(tightened(`${css}p{color:var(--text)}`)).toContain('p{color:var(--');
});
