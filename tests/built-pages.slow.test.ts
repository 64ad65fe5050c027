import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { testSite } from './helpers/test-site.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

test.each(globSync('**/*.html', { cwd: testSite }))('%s is valid HTML', async (page) => {
  const { results } = await validator.validateFile(join(testSite, page));
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
});

// Every browser test reports what its policy blocks.
test('the policy of the pages trusts no text as a script', () => {
  const policy = readFileSync(`${testSite}-server/content-security-policy.txt`, 'utf8');
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(/^default-src 'none'.*frame-ancestors 'none'/);
  expect(policy).not.toContain('unsafe-');
});
