import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import { filled } from './draw.mjs';
import { INK } from './paints.mjs';

const bold = '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff';
const font = openSync(fileURLToPath(import.meta.resolve(bold)));

/** Words around x, on the line y, as shapes in the letters of the website: a picture gets no fonts from its page. */
export function words(x, y, text, paint = INK, size = 35) {
  const { glyphs, positions, advanceWidth } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let start = x - (advanceWidth * scale) / 2;
  const shapes = glyphs.map(({ path }, index) => {
    const shape = path.scale(scale, -scale).translate(start, y).toSVG();
    start += positions[index].xAdvance * scale;
    return shape;
  });
  return filled(shapes.join(''), paint);
}
