import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconSheet } from './icon-paths.ts';

test('the sheet of icons is up to date', () => {
  expect(readFileSync('src/components/Icon/icons.svg', 'utf8'), 'run: node art/build-icons.ts').toBe(iconSheet());
});
