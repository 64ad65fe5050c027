import { globSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

test('fonts are at most 32 KB in total', () => {
  const files = globSync('src/fonts/*.woff2');
  expect(files).toHaveLength(2);
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(32 * 1024);
});
