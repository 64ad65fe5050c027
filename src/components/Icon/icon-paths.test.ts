import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconSheet } from './icon-sheet.ts';

// The badges of the footer stand on every page.
const footer = [...readFileSync('src/components/Footer/FooterBadges.tsx', 'utf8').matchAll(/\['(\w+)', /g)];

test.each(globSync('content/*/pages/*.yaml'))('%s shows no icon for two things', (file) => {
  const icons = [...footer, ...readFileSync(file, 'utf8').matchAll(/\bicon: (\w+)/g)].map(([, icon]) => icon);
  expect(icons.filter((icon, index) => icons.indexOf(icon) !== index)).toEqual([]);
});

test('the sheet of icons is up to date', () => {
  expect(readFileSync('src/components/Icon/icons.svg', 'utf8'), 'run: node art/build-icons.ts').toBe(iconSheet());
});
