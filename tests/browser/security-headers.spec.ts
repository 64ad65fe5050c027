import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../helpers/facts.ts';
import { expect, test } from '../helpers/page/test.ts';
import { everyPath, missingPath, unlistedPaths } from '../helpers/paths.ts';

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
  const rules = new Map<string, Record<string, string>>();
  for (const block of readFileSync(join(root, 'dist/_headers'), 'utf8').split(/\n(?=\/)/)) {
    const [path = '', ...lines] = block.trim().split('\n');
    rules.set(path, Object.fromEntries(lines.filter(Boolean).map((line) => line.trim().split(': ', 2))));
  }
  for (const path of [...everyPath.filter((found) => found !== missingPath), '/404']) {
    const sent = (await request.get(path)).headers();
    const told = { ...rules.get('/*'), ...rules.get(path) };
    for (const name of Object.keys(required)) expect(told[name], `${name} of ${path}`).toBe(sent[name]);
  }
  expect(unlistedPaths.every((path) => path === missingPath || rules.has(path))).toBe(true);
});
