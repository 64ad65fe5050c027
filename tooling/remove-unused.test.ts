import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';
import { removeUnused } from './remove-unused.ts';

test('an untouched photograph that no page shows does not go online', () => {
  const dir = temporaryFolder({
    'index.html': '<img src="/_astro/patio.small.webp">',
    '_astro/patio.small.webp': 'small',
    '_astro/patio.jpg': 'original with the place it was taken',
  });
  removeUnused(dir);
  expect(existsSync(join(dir, '_astro/patio.jpg'))).toBe(false);
  expect(existsSync(join(dir, '_astro/patio.small.webp'))).toBe(true);
});

test('a script that only an unused script names goes with it, one that a page names stays', () => {
  const dir = temporaryFolder({
    'contact.html': '<script src="/_astro/form.js"></script>',
    '_astro/form.js': 'import "./react.js"',
    '_astro/react.js': 'react',
    '_astro/old.js': 'import "./older.js"',
    '_astro/older.js': 'older',
  });
  removeUnused(dir);
  const left = ['form', 'react', 'old', 'older'].filter((name) => existsSync(join(dir, `_astro/${name}.js`)));
  expect(left).toEqual(['form', 'react']);
});
