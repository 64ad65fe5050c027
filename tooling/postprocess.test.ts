import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { listPaths } from '../server/http/built-site.ts';
import { securityHeaders } from '../tests/helpers/headers.ts';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';
import { postprocess } from './postprocess.ts';

/** A site after the last step of its build. */
async function finish(files: Record<string, string | Buffer>) {
  const built = Object.entries({ 'index.html': '<p>', ...files });
  const folder = temporaryFolder(Object.fromEntries(built.map(([path, content]) => [`dist/${path}`, content])));
  await postprocess(join(folder, 'dist'));
  const read = (path: string) => readFileSync(join(folder, path));
  return { paths: listPaths(folder).map((path) => path.slice(1)), read, page: (path: string) => String(read(path)) };
}

test('compresses text', async () => {
  const text = '<p>hello</p>'.repeat(100);
  const { paths, read } = await finish({ 'index.html': text, 'a.png': 'x'.repeat(1000) });
  expect(String(brotliDecompressSync(read('dist/index.html.br')))).toBe(text);
  expect(String(gunzipSync(read('dist/index.html.gz')))).toBe(text);
  expect(paths).not.toContain('dist/a.png.br');
});

test('does not compress a file that would grow', async () => {
  const { paths } = await finish({ 'favicon.ico': randomBytes(1000) });
  expect(paths.filter((path) => /\.(br|gz)$/.test(path))).toEqual([]);
});

test('moves pages of the server out of the site', async () => {
  const page = '<p>{{heading}}</p>'.repeat(100);
  const { paths } = await finish({ 'tour-request-problem.html': page, 'es/tour-request-problem.html': page });
  expect(paths.filter((path) => path.includes('problem')).sort()).toEqual([
    'dist-server/es/tour-request-problem.html',
    'dist-server/tour-request-problem.html',
  ]);
});

test('gives each page its own policy', async () => {
  const pageWith = (script: string) => `<meta charset="utf-8"><script>${script}</script>`;
  const { page } = await finish({ 'index.html': pageWith('1'), 'about.html': pageWith('2') });
  expect(page('dist/index.html')).toContain("script-src 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=';");
  expect(page('dist/about.html')).toContain("script-src 'sha256-1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR+Q2jpmbuwTqzU=';");
});

test('joins inline modules, whose names may be the same', async () => {
  const modules = '<script type="module">var a=1;</script><p>x</p><script type="module">var a=2</script>';
  const { page } = await finish({ 'index.html': modules });
  expect(page('dist/index.html')).toBe('<p>x</p><script type="module">(()=>{var a=1;})();(()=>{var a=2})();</script>');
});

test('leaves out the styles that a page does not use', async () => {
  const styles =
    '.used{color:red}.unused{color:blue}.added{top:0}[data-is-open=true]{top:1px}[data-size=small]{top:2px}:focus-visible{top:3px}@media (width<=9rem){.unused{top:4px}}';
  const script = "part.classList.add('added');part.dataset.isOpen=1>0";
  const { page } = await finish({
    'index.html': `<style>@layer a;</style><meta charset="utf-8"><style>${styles}</style><p class="used">x</p><script>${script}</script>`,
  });
  expect(page('dist/index.html').match(/<style>.*?<\/style>/gs)).toEqual([
    '<style>@layer a;\n.used{color:red}.added{top:0}[data-is-open=true]{top:1px}:focus-visible{top:3px}</style>',
  ]);
});

test('writes the headers of static hosts', async () => {
  const { page } = await finish({});
  const lines = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}\n`);
  expect(page('dist/_headers')).toBe(`/*
${lines.join('')}
/edit-preview
  x-frame-options: SAMEORIGIN
  content-security-policy: frame-ancestors 'self'

/_astro/*
  cache-control: public, max-age=31536000, immutable

/version.json
  cache-control: no-store

`);
});

test('names the 404 page of each language for static hosts', async () => {
  const { page } = await finish({ '404.html': '<p>', 'es/404.html': '<p>', 'hmn/404.html': '<p>' });
  expect(page('dist/_redirects')).toBe('/es/* /es/404.html 404\n/hmn/* /hmn/404.html 404\n');
});
