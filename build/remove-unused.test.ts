import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeUnused } from './remove-unused.ts';

function site(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), content);
  }
  return dir;
}

test('an untouched photograph that no page shows does not go online', () => {
  const dir = site({
    'index.html': '<img src="/_astro/patio.small.webp">',
    '_astro/patio.small.webp': 'small',
    '_astro/patio.jpg': 'original with the place it was taken',
  });
  removeUnused(dir);
  expect(existsSync(join(dir, '_astro/patio.jpg'))).toBe(false);
  expect(existsSync(join(dir, '_astro/patio.small.webp'))).toBe(true);
});

test('a script that only an unused script names goes with it, one that a page names stays', () => {
  const dir = site({
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
