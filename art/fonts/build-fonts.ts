// Cuts the site's fonts from the full ones in node_modules and writes the rules that load them
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { faceRules, faces } from './fallback-faces.ts';
import { withPlainZero } from './plain-zero.ts';

const limit = 32 * 1024;
const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const fraunces = 'fraunces/files/fraunces-latin-full-normal.woff2';
const atkinson = 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

type Axes = Record<string, number | { min: number; max: number }>;

/** Where each font comes from, the designs that are cut out of its variable file, and whether its zero loses a slash. */
const sources: Record<string, { from: string; axes: Axes; plainZero?: boolean }> = {
  'fraunces-soft-600.woff2': { from: fraunces, axes: { SOFT: 100, wght: 600, opsz: 48, WONK: 0 } },
  // One file for text and bold: 2 KB less than two, and one request less before the first view is right.
  'atkinson-400-700.woff2': { from: atkinson, axes: { wght: { min: 400, max: 700 } }, plainZero: true },
};

// The characters of English and Spanish. Arrows, ticks and stars are icons.
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const characters = `${ascii}\u00a0áéíóúüñÁÉÍÓÚÜÑ¿¡ªº‘’“”–—…·•©®°½×−`;

// Without `rvrn` Fraunces ignores the WONK axis and shows its wonky ampersand.
const features = ['kern', 'liga', 'rvrn'];

let total = 0;
let css = '/* Generated with the files in src/fonts. */\n\n';
for (const face of faces) {
  const source = sources[face.file];
  if (!source) throw new Error(`No source for ${face.file}`);
  const cut = await subsetFont(await readFile(new URL(source.from, packages)), characters, {
    targetFormat: 'sfnt',
    variationAxes: source.axes,
    keepFeatures: features,
    // Screens that would use hinting instructions are gone, and the fonts carry next to none.
    noHinting: true,
  });
  const drawn = source.plainZero ? withPlainZero(cut) : cut;
  const woff2 = await subsetFont(drawn, characters, { targetFormat: 'woff2', keepFeatures: features });
  // Only the unpacked form can be measured at each weight.
  const rules = faceRules(face, await subsetFont(woff2, characters, { targetFormat: 'sfnt', keepFeatures: features }));
  css += `${rules}\n`;
  total += woff2.byteLength;
  console.log(`${face.file.padEnd(26)}${String(woff2.byteLength).padStart(7)} bytes\n\n${rules}`);
  await writeFile(new URL(`../../src/fonts/${face.file}`, import.meta.url), woff2);
}
await writeFile(new URL('../../src/styles/fonts.css', import.meta.url), `${css.trimEnd()}\n`);

console.log(`Together ${total} of ${limit} bytes.`);
if (total > limit) {
  console.error('The fonts are too heavy: every first visit pays for them. Leave characters or features out.');
  process.exitCode = 1;
}
