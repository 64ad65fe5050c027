import { globSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { testSite } from './helpers/test-site.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

test.each(globSync('**/*.html', { cwd: testSite }))('%s is valid HTML', async (page) => {
  const { results } = await validator.validateFile(join(testSite, page));
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
});
