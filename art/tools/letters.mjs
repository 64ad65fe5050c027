import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import { filled } from './draw.mjs';
import { INK } from './paints.mjs';

const bold = '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff';
const textFont = openSync(fileURLToPath(import.meta.resolve(bold)));
const headingFont = openSync(fileURLToPath(new URL('../../src/fonts/fraunces-soft-600.woff2', import.meta.url)));

/** Words centered on x, on the baseline y, as shapes: a picture cannot use the fonts of its page. */
export function words(x, y, text, paint = INK, size = 35) {
  const width = (textFont.layout(text).advanceWidth * size) / textFont.unitsPerEm;
  return shapes(textFont, x - width / 2, y, text, paint, size);
}

/** Words in the font of headings that start at x. */
export function headline(x, y, text, paint, size) {
  return shapes(headingFont, x, y, text, paint, size);
}

function shapes(font, x, y, text, paint, size) {
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let start = x;
  const outlines = glyphs.map(({ path }, index) => {
    const shape = path.scale(scale, -scale).translate(start, y).toSVG();
    start += positions[index].xAdvance * scale;
    return shape;
  });
  return filled(outlines.join(''), paint);
}
