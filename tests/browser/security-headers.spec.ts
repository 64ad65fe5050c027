import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../helpers/page/test.ts';
import { everyPath } from '../helpers/paths.ts';
import { testSite } from '../helpers/test-site.ts';

// Unit tests of the server check these headers for every status.
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

// Every test that opens a page reports violations of its policy.
test('every page requires trusted types', async ({ request }) => {
  for (const path of everyPath) {
    const headers = (await request.get(path)).headers();
    expectHeaders(headers);
    expect(headers['content-security-policy'], path).toContain("require-trusted-types-for 'script'");
  }
});

test('the _headers file for static hosts has the same headers', async ({ request }) => {
  const sent = (await request.get('/')).headers();
  const file = readFileSync(join(testSite, '_headers'), 'utf8');
  const [, forAll = ''] = /^\/\*\n((?: {2}.+\n)+)/.exec(file) ?? [];
  for (const name of Object.keys(required)) expect(forAll).toContain(`  ${name}: ${sent[name]}\n`);
});

test('the editor has a policy of its own', async ({ request }) => {
  expect((await request.get('/edit')).headers()['content-security-policy']).toBe("frame-ancestors 'none'");
  expect(readFileSync(join(testSite, '_headers'), 'utf8')).toContain('\n/edit\n  ! content-security-policy\n');
});
