import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconSheet } from '../../art/icon-sheet.ts';

test('the sheet of icons is up to date', () => {
  expect(readFileSync('src/components/Icon/icons.svg', 'utf8'), 'run: node art/build-icons.ts').toBe(iconSheet());
});
