import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const colorsIn = (text: string) => text.toLowerCase().match(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/g) ?? [];

test('colors outside of CSS are from the palette', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const palette = new Set(colorsIn(tokens.slice(0, tokens.indexOf('}'))));
  const drawn = globSync('src/illustrations/{favicon,logo-mark}.svg');
  const files = [...globSync('{scripts,server,shared,src,tooling}/**/*.{ts,tsx}'), ...drawn];
  const others = files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const strange = colorsIn(readFileSync(file, 'utf8')).filter((color) => !palette.has(color));
      return strange.map((color) => `${file}: ${color} is not in src/styles/tokens.css`);
    });
  expect(others).toEqual([]);
});

/** The color of a token, as the first two rules of the tokens define it. */
function colorOf(name: string): string {
  const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(readFileSync('src/styles/tokens.css', 'utf8')) ?? [];
  return value.startsWith('var') ? colorOf(value.slice(6, -1)) : value;
}

function luminance(name: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colorOf(name).slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// Axe looks at neither placeholders nor borders.
test.each([
  ['text-placeholder', 'surface', 4.5],
  ['line-control', 'surface', 3],
  ['line-control', 'ground-sage', 3],
  ['error', 'surface', 3],
  ['focus', 'focus-gap', 3],
  ['action', 'ground-cream', 3],
  ['action-deep', 'ground-green', 3],
])('the contrast of --%s to --%s is at least %d', (one, other, least) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(least);
});
