import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIResponse } from '@playwright/test';
import { everyAddress, missingAddress, unlistedAddresses } from '../helpers/addresses.ts';
import { root } from '../helpers/facts.ts';
import { expect, open, test } from '../helpers/page/test.ts';

/** Headers that every answer has to carry, with their values. */
const required: Record<string, RegExp> = {
  'strict-transport-security': /max-age=(\d{8,})/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^same-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /^(?=.*camera=\(\))(?=.*geolocation=\(\))(?=.*microphone=\(\))/,
  'content-security-policy': /default-src 'none'.*frame-ancestors 'none'/,
};

function expectHeaders(headers: Record<string, string>) {
  for (const [name, value] of Object.entries(required)) expect(headers[name] ?? 'missing', name).toMatch(value);
  expect(headers['content-security-policy']).not.toContain('unsafe-');
  expect(headers).not.toHaveProperty('x-powered-by');
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const filled = 'form-name=contact&name=Ana&address=C+Street&email=ana%40example.org&phone=559';
type Ask = (address: string, options?: object) => Promise<APIResponse>;

const answers: [status: number, what: string, ask: (fetch: Ask) => Promise<APIResponse>][] = [
  [200, 'a page', (fetch) => fetch('/')],
  [200, 'an image', (fetch) => fetch('/apple-touch-icon.png')],
  [200, 'a fetch request', (fetch) => fetch('/', { method: 'POST', headers: form, data: filled })],
  [
    303,
    'a native form post',
    (fetch) => fetch('/', { method: 'POST', headers: { ...form, accept: 'text/html' }, data: filled }),
  ],
  [
    304,
    'a cached page',
    async (fetch) => fetch('/', { headers: { 'if-none-match': (await fetch('/')).headers().etag } }),
  ],
  [308, 'a URL with a trailing slash', (fetch) => fetch('/about/')],
  [
    400,
    'an invalid idempotency key',
    (fetch) => fetch('/', { method: 'POST', headers: { ...form, 'idempotency-key': '1' }, data: '' }),
  ],
  [404, 'an unknown page', (fetch) => fetch(missingAddress)],
  [404, 'an unknown file', (fetch) => fetch('/_astro/none.js')],
  [405, 'an unsupported method', (fetch) => fetch('/about', { method: 'PUT' })],
  [
    413,
    'a form over the size limit',
    (fetch) => fetch('/', { method: 'POST', headers: form, data: 'x'.repeat(200_000) }),
  ],
  [415, 'a JSON form', (fetch) => fetch('/', { method: 'POST', data: { name: 'Ana' } })],
  [
    422,
    'a form with missing fields',
    (fetch) => fetch('/', { method: 'POST', headers: form, data: 'form-name=contact' }),
  ],
];

for (const [status, what, ask] of answers)
  test(`${what} gets ${status} with all security headers`, async ({ request }) => {
    const answer = await ask((address, options) => request.fetch(address, { maxRedirects: 0, ...options }));
    expect(answer.status()).toBe(status);
    expectHeaders(answer.headers());
  });

// Every test that opens a page finds violations of its policy in the console.
test('every page requires trusted types', async ({ request }) => {
  for (const address of everyAddress) {
    const headers = (await request.get(address)).headers();
    expectHeaders(headers);
    expect(headers['content-security-policy'], address).toContain("require-trusted-types-for 'script'");
  }
});

test('the policy of /contact allows the map', async ({ page }) => {
  await page.route('https://www.google.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await open(page, '/contact');
  const map = page.locator('iframe');
  await map.scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.frames().some((frame) => frame.url().startsWith('https://www.google.com/maps')))
    .toBe(true);
});

test('the _headers file for static hosts has the same headers', async ({ request }) => {
  const rules = new Map<string, Record<string, string>>();
  for (const block of readFileSync(join(root, 'dist/_headers'), 'utf8').split(/\n(?=\/)/)) {
    const [path = '', ...lines] = block.trim().split('\n');
    rules.set(path, Object.fromEntries(lines.filter(Boolean).map((line) => line.trim().split(': ', 2))));
  }
  for (const address of [...everyAddress.filter((found) => found !== missingAddress), '/404']) {
    const sent = (await request.get(address)).headers();
    const told = { ...rules.get('/*'), ...rules.get(address) };
    for (const name of Object.keys(required)) expect(told[name], `${name} of ${address}`).toBe(sent[name]);
  }
  expect(unlistedAddresses.every((address) => address === missingAddress || rules.has(address))).toBe(true);
});
