import { globSync, readFileSync, statSync } from 'node:fs';
import { create } from 'fontkit';
import { expect, test } from 'vitest';

const files = globSync('src/fonts/*.woff2');

test.each(files)('%s has every character that the content is written with', (file) => {
  const font = create(readFileSync(file));
  const missing = globSync('content/**/*.yaml').flatMap((path) =>
    [...new Set(readFileSync(path, 'utf8'))]
      .filter((character) => character !== '\n' && !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
      .map((character) => `${character} in ${path}`),
  );
  expect(missing).toEqual([]);
});

test('the fonts together weigh at most 32 KB', () => {
  expect(files).toHaveLength(2);
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(32 * 1024);
});
