import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { shortClassNames } from './class-names.ts';

test('no two classes of the site share a short name', () => {
  const name = shortClassNames();
  const files = globSync('src/**/*.module.css').map((file) => resolve(file));
  const cards = files.filter((file) => file.includes('Card'));
  const names = cards.map((file) => name('card', file));
  expect(new Set(names).size).toBe(cards.length);
  expect(names).toContainEqual(expect.stringMatching(/^[b-z]{2}$/));
});

test('every build gives a class the same name', () => {
  const file = resolve('src/components/Header/Header.module.css');
  expect(shortClassNames()('bar', file)).toBe(shortClassNames()('bar', file));
});

test('a class that no file names keeps its readable name', () => {
  expect(shortClassNames()('unknown', resolve('src/components/Header/Header.module.css'))).toBe('Header-unknown');
});
