import { globSync, readFileSync, statSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';

const files = globSync('src/fonts/*.woff2');
const digits = '0123456789';
const fullFont =
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

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

describe.each([400, 700])('numbers in text of weight %i', (weight) => {
  test('have a zero with one inner contour, so that no slash can turn it into an eight', async () => {
    expect(contours(await textFont(weight), '0')).toBe(2);
  });

  test('are as wide as the digits of the full font', async () => {
    const full = await variation(fullFont, weight);
    expect(digitWidths(await textFont(weight))).toEqual(digitWidths(full));
  });
});

test('numbers in headings have a zero with one inner contour', async () => {
  expect(contours(await unpacked('src/fonts/fraunces-soft-600.woff2'), '0')).toBe(2);
});

const textFont = (weight: number) => variation('src/fonts/atkinson-400-700.woff2', weight);

async function variation(file: string, weight: number): Promise<Font> {
  return (await unpacked(file)).getVariation({ wght: weight });
}

/** fontkit reads weights and outlines of unpacked fonts only. */
async function unpacked(file: string): Promise<Font> {
  return create(await subsetFont(readFileSync(file), digits, { targetFormat: 'sfnt' }));
}

function contours(font: Font, character: string): number {
  return glyph(font, character).path.commands.filter(({ command }) => command === 'moveTo').length;
}

function digitWidths(font: Font): number[] {
  return [...digits].map((digit) => Math.round(glyph(font, digit).advanceWidth));
}

function glyph(font: Font, character: string) {
  return font.glyphForCodePoint(character.codePointAt(0) ?? 0);
}
