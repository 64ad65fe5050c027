import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
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

test('writes the headers of static hosts, with the policy of the server', async () => {
  const files = { 'dist/index.html': '<script>1</script>', 'dist/about.html': '<style>a{}</style>' };
  const folder = temporaryFolder(files);
  await postprocess(join(folder, 'dist'));
  const policy = readFileSync(join(folder, 'dist-server/content-security-policy.txt'), 'utf8');
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; .*; require-trusted-types-for 'script'; /,
  );
  expect(readFileSync(join(folder, 'dist/_headers'), 'utf8')).toBe(`/*
  strict-transport-security: max-age=63072000
  x-content-type-options: nosniff
  x-frame-options: DENY
  referrer-policy: same-origin
  cross-origin-opener-policy: same-origin
  cross-origin-resource-policy: same-origin
  permissions-policy: camera=(), microphone=(), geolocation=()
  content-security-policy: ${policy}

/_astro/*
  cache-control: public, max-age=31536000, immutable

/version.json
  cache-control: no-store

/edit
  ! content-security-policy
  content-security-policy: frame-ancestors 'none'

`);
});

test('names the 404 page of each language for static hosts', async () => {
  const page = '<head></head>';
  const folder = temporaryFolder({ '404.html': page, 'es/404.html': page, 'hmn/404.html': page });
  await postprocess(folder);
  expect(readFileSync(join(folder, '_redirects'), 'utf8')).toBe('/es/* /es/404.html 404\n/hmn/* /hmn/404.html 404\n');
});
