import sharp from 'sharp';
import { place } from './draw.mjs';

// Drawings may reach beyond the picture.
const MARGIN = 100;
// Pixels to a unit.
const DENSITY = 2;

/** A picture without its empty edges, and its size then: its lowest point is where people stand. */
export async function cropToPaint(picture, [width, height]) {
  const drawings = picture.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const area = [-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
  const pixels = `width="${area[2] * DENSITY}" height="${area[3] * DENSITY}"`;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" ${pixels} viewBox="${area.join(' ')}">${drawings}</svg>`;
  const { info } = await sharp(Buffer.from(drawn)).trim({ threshold: 1 }).toBuffer({ resolveWithObject: true });
  const [left, top] = [info.trimOffsetLeft, info.trimOffsetTop].map((offset) => Math.floor(-offset / DENSITY) - MARGIN);
  const size = [info.width, info.height].map((length) => Math.round(length / DENSITY));
  const [svgWidth, svgHeight] = size;
  return {
    size,
    picture: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${svgWidth} ${svgHeight}">${place({ x: -left, y: -top }, drawings)}</svg>`,
  };
}
