import { create } from 'fontkit';
import { type Point, readOutline, writeOutline } from './outline.ts';

/**
 * The font with the slash taken out of its zero: Atkinson Hyperlegible Next has no other zero, and blurred eyes read 555-0142
 * as 555-8142. Takes a TrueType font that is cut to one range of weights; throws an error if its zero is drawn in another way.
 */
export function withPlainZero(trueType: Buffer): Buffer {
  const font = Buffer.from(trueType);
  const zero = create(font).glyphForCodePoint(0x30).id;
  const { contours, edges } = readOutline(font, zero);
  const [outside, ...halves] = contours;
  if (!outside || halves.length !== 2)
    throw new Error('The zero of this font has no slash: leave out plainZero in build-fonts.ts.');
  writeOutline(font, zero, { contours: [outside, wholeInside(halves)], edges });
  return font;
}

/** The inside in one contour, from its quarter at the lower left, which the slash does not reach. */
function wholeInside(halves: Point[][]): Point[] {
  const points = halves.flat().filter((point) => point.onCurve);
  const left = points.reduce((best, point) => (point.x < best.x ? point : best));
  const right = points.reduce((best, point) => (point.x > best.x ? point : best));
  const bottom = points.reduce((best, point) => (point.y < best.y ? point : best));
  const top = points.reduce((best, point) => (point.y > best.y ? point : best));

  const half = halves.find(([first]) => first === bottom) ?? [];
  const quarter = half.slice(half.indexOf(left) + 1);
  if (!half.includes(left) || quarter.some((point) => point.onCurve)) {
    throw new Error('No quarter of the zero is without a slash.');
  }
  const toRight = (point: Point) => ({ ...point, x: left.x + right.x - point.x, dx: left.dx + right.dx - point.dx });
  const toTop = (point: Point) => ({ ...point, y: bottom.y + top.y - point.y, dy: bottom.dy + top.dy - point.dy });
  return [
    ...[left, ...quarter],
    ...[bottom, ...quarter.map(toRight).reverse()],
    ...[right, ...quarter.map(toRight).map(toTop)],
    ...[top, ...quarter.map(toTop).reverse()],
  ];
}
