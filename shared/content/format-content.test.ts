import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatContent } from './parse-content.ts';

test.each(['content', 'tests/fixture'])('files in %s are in the layout of the editor (npm run fix)', (folder) => {
  const files = globSync(`${folder}/**/*.yaml`);
  expect(files.filter((file) => readFileSync(file, 'utf8') !== formatContent(readFileSync(file, 'utf8')))).toEqual([]);
});
