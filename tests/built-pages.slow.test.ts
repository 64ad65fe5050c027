import { globSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

test.each(globSync('dist/**/*.html'))('%s is valid HTML', async (page) => {
  const { results } = await validator.validateFile(page);
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
});
