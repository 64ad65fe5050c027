import { expect, test } from 'vitest';
import { shortenCustomProperties } from './short-custom-properties.ts';

test('a custom property keeps one short name in all styles of a page', () => {
  const html = '<style>:root{--ink:#000;--text:var(--ink)}</style><style>p{color:var(--text)}</style>';
  expect(shortenCustomProperties(html)).toBe(
    '<style>:root{--a:#000;--b:var(--a)}</style><style>p{color:var(--b)}</style>',
  );
});

test('what only looks like a custom property outside of the styles stays as it is', () => {
  const html = '<style>a{--ink:0}</style><p title="--ink">--ink</p><script>"--ink"</script>';
  expect(shortenCustomProperties(html)).toContain('<p title="--ink">--ink</p><script>"--ink"</script>');
});

test('a hundred properties have a hundred names', () => {
  const rules = Array.from({ length: 100 }, (_, index) => `--name-${index}:0`).join(';');
  const names = shortenCustomProperties(`<style>a{${rules}}</style>`).match(/--\w+/g);
  expect(new Set(names).size).toBe(100);
});
