import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const colorsIn = (text: string) => text.toLowerCase().match(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/g) ?? [];

test('colors outside of CSS are from the palette', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const palette = new Set(colorsIn(tokens.slice(0, tokens.indexOf('}'))));
  const drawn = globSync(['src/illustrations', 'art/marks'].map((folder) => `${folder}/{favicon,logo-mark}.svg`));
  const files = [...globSync('{scripts,server,shared,src,tooling}/**/*.{ts,tsx}'), ...drawn];
  const others = files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const strange = colorsIn(readFileSync(file, 'utf8')).filter((color) => !palette.has(color));
      return strange.map((color) => `${file}: ${color} is not in src/styles/tokens.css`);
    });
  expect(others).toEqual([]);
});
