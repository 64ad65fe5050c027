import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { securityHeaders } from '../tests/helpers/headers.ts';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';
import { postprocess } from './postprocess.ts';

test('compresses files', async () => {
  const text = '<p>hello</p>'.repeat(100);
  const folder = temporaryFolder({ 'index.html': text, 'a.png': 'x'.repeat(1000) });
  await postprocess(folder);
  expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe(text);
  expect(() => readFileSync(join(folder, 'a.png.br'))).toThrow();
});

test('does not compress a file that would grow', async () => {
  const noise = randomBytes(1000);
  const folder = temporaryFolder({ 'index.html': '<p>', 'favicon.ico': noise });
  await postprocess(folder);
  expect(readdirSync(folder)).toEqual(['_headers', '_redirects', 'favicon.ico', 'index.html']);
});

test('moves pages of the server out of the site', async () => {
  const page = '<p>{{heading}}</p>'.repeat(100);
  const files = { 'index.html': '<p>', 'tour-request-problem.html': page, 'es/tour-request-problem.html': page };
  const folder = temporaryFolder(
    Object.fromEntries(Object.entries(files).map(([path, html]) => [`dist/${path}`, html])),
  );
  await postprocess(join(folder, 'dist'));
  const left = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(left.filter((path) => path.includes('problem')).sort()).toEqual([
    'dist-server/es/tour-request-problem.html',
    'dist-server/tour-request-problem.html',
  ]);
});

test('gives each page its own policy', async () => {
  const folder = temporaryFolder({
    'index.html': '<meta charset="utf-8"><script>1</script>',
    'about.html': '<meta charset="utf-8"><script>2</script>',
  });
  await postprocess(folder);
  const policies = ['index', 'about'].map(
    (page) => /script-src '[^']+'/.exec(readFileSync(join(folder, `${page}.html`), 'utf8'))?.[0],
  );
  expect(policies).toEqual([
    "script-src 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
    "script-src 'sha256-1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR+Q2jpmbuwTqzU='",
  ]);
});

test('leaves out the styles that a page does not use', async () => {
  const styles =
    '.used{color:red}.unused{color:blue}.added{top:0}[data-is-open=true]{top:1px}[data-size=small]{top:2px}:focus-visible{top:3px}@media (width<=9rem){.unused{top:4px}}';
  const script = "part.classList.add('added');part.dataset.isOpen=1>0";
  const folder = temporaryFolder({
    'index.html': `<style>@layer a;</style><meta charset="utf-8"><style>${styles}</style><p class="used">x</p><script>${script}</script>`,
  });
  await postprocess(folder);
  expect(readFileSync(join(folder, 'index.html'), 'utf8').match(/<style>.*?<\/style>/gs)).toEqual([
    '<style>@layer a;\n.used{color:red}.added{top:0}[data-is-open=true]{top:1px}:focus-visible{top:3px}</style>',
  ]);
});

test('writes the headers of static hosts', async () => {
  const folder = temporaryFolder({ 'dist/index.html': '<p>' });
  await postprocess(join(folder, 'dist'));
  const lines = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}\n`);
  expect(readFileSync(join(folder, 'dist/_headers'), 'utf8')).toBe(`/*
${lines.join('')}
/_astro/*
  cache-control: public, max-age=31536000, immutable

/version.json
  cache-control: no-store

`);
});

test('names the 404 page of each language for static hosts', async () => {
  const page = '<head></head>';
  const folder = temporaryFolder({ '404.html': page, 'es/404.html': page, 'hmn/404.html': page });
  await postprocess(folder);
  expect(readFileSync(join(folder, '_redirects'), 'utf8')).toBe('/es/* /es/404.html 404\n/hmn/* /hmn/404.html 404\n');
});
