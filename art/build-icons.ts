// Makes the icons in public/ from the drawing src/illustrations/favicon.svg.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const drawing = fileURLToPath(new URL('../src/illustrations/favicon.svg', import.meta.url));
const target = (name: string) => fileURLToPath(new URL(`../public/${name}`, import.meta.url));
/** Width of the drawing in its own units, of which sharp draws 72 to the inch. */
const drawnWidth = 78;
// The green of the drawing's own ground, so that it has no visible edge on a larger one.
const ground = '#1f5c46';

/** The drawing as a square PNG; `margin` is the width of plain ground around it. */
async function png(size: number, margin = 0): Promise<Buffer> {
  const inner = size - 2 * margin;
  const drawn = sharp(drawing, { density: (72 * inner * 4) / drawnWidth }).resize(inner);
  const whole =
    margin > 0 ? drawn.extend({ top: margin, bottom: margin, left: margin, right: margin, background: ground }) : drawn;
  return (margin > 0 ? whole.flatten({ background: ground }) : whole).png({ compressionLevel: 9 }).toBuffer();
}

/** An .ico file with one PNG in it, which browsers have read since 2009. */
function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(picture.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18); // where the picture starts
  return Buffer.concat([header, picture]);
}

await mkdir(target(''), { recursive: true });
await writeFile(target('favicon.ico'), ico(await png(32), 32));
// Phones round the corners themselves: this one is opaque up to its edges.
await writeFile(target('apple-touch-icon.png'), await png(180, 14));
