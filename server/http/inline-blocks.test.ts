import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineBlocks } from './inline-blocks.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('inline scripts and styles are named by their hash, each once', () => {
  const html =
    '<style>a{}</style><script>1 < 2</script><script type="module">2</script><script>1 < 2</script><style media="print">b{}</style>';
  expect(inlineBlocks(html)).toMatchObject({ scripts: [hash('1 < 2'), hash('2')], styles: [hash('a{}'), hash('b{}')] });
});

test('speculation rules count as a script; data and files of their own do not', () => {
  const html =
    '<script type="speculationrules">{}</script><script type="application/ld+json">{"a":1}</script><script src="/a.js"></script>';
  expect(inlineBlocks(html).scripts).toEqual([hash('{}')]);
});

test('style attributes and event handlers are found, and texts that only look like them are not', () => {
  const html = `<p style="a">x</p><a href=x onclick='y()'>z</a><p title="> style=1">style="no" onclick=no</p><!-- <p style="a"> --><script>"<b style=1>"</script><p data-style="a" data-onclick="b">`;
  expect(inlineBlocks(html).forbidden).toEqual(['<p style>', '<a onclick>']);
});

test('only a page that loads scripts from files says so', () => {
  expect(inlineBlocks('<template><script src="/a.js"></script></template>').scriptFiles).toBe(true);
  expect(inlineBlocks('<script>1</script><script type="application/ld+json">{}</script>').scriptFiles).toBe(false);
});

test('only a page that links to a style sheet says so', () => {
  expect(inlineBlocks('<link rel="stylesheet" media="print" href="/a.css">').styleFiles).toBe(true);
  expect(inlineBlocks('<style>a{}</style><link rel="preload" href="/a.woff2">').styleFiles).toBe(false);
});

test('a page with a frame says so', () => {
  expect(inlineBlocks('<iframe src="https://www.google.com/maps"></iframe>').frames).toBe(true);
  expect(inlineBlocks('<p>iframe</p>').frames).toBe(false);
});
