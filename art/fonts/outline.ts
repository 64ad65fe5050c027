// The outline of one glyph in a variable TrueType font: its points, and how far each moves until the bolder design.
// https://learn.microsoft.com/typography/opentype/spec/glyf, and …/gvar for the movements
import { ACROSS, ON_CURVE, readMovements, readPlaces, UPWARD, writeMovements, writePlaces } from './packed-points.ts';
import { glyphData, overwrite } from './true-type.ts';

/** A point in the lighter design, in font units, and its movement until the bolder one. */
export interface Point {
  x: number;
  y: number;
  dx: number;
  dy: number;
  onCurve: boolean;
}

/** The data from which a glyph is drawn. */
export interface Outline {
  contours: Point[][];
  /** How far the glyph's four edges move: the bolder design is wider. */
  edges: { dx: number; dy: number }[];
}

const EDGES = 4;
/** Where movements begin when there is one set of them and it has all points. */
const MOVEMENTS = 9;

/** The outline of a glyph. Throws an error if the font has more than two designs, or the glyph is made of other glyphs. */
export function readOutline(font: Buffer, glyph: number): Outline {
  const { outline, variation } = glyphData(font, glyph);
  const contourCount = outline.readInt16BE(0);
  if (contourCount < 0 || variation.readUInt16BE(0) !== 1 || variation.readUInt16BE(2) !== 8 || variation[8] !== 0) {
    throw new Error(`Glyph ${glyph} is not one outline in two designs.`);
  }
  const ends = Array.from({ length: contourCount }, (_, index) => outline.readUInt16BE(10 + 2 * index));
  const count = (ends.at(-1) ?? -1) + 1;
  const instructions = 10 + 2 * contourCount;
  const places = readPlaces(outline.subarray(instructions + 2 + outline.readUInt16BE(instructions)), count);
  const movements = readMovements(variation.subarray(MOVEMENTS), count + EDGES);
  const points = places.map((place, index) => ({ dx: 0, dy: 0, ...place, ...movements[index] }));
  return {
    contours: ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1)),
    edges: movements.slice(count),
  };
}

/** Draws a glyph again, in the font itself. Throws an error if the outline takes more bytes than the old one. */
export function writeOutline(font: Buffer, glyph: number, { contours, edges }: Outline): void {
  const { outline, variation } = glyphData(font, glyph);
  const points = contours.flat();
  const xs = writePlaces(
    points.map(({ x }) => x),
    ACROSS,
  );
  const ys = writePlaces(
    points.map(({ y }) => y),
    UPWARD,
  );
  const flags = points.map(
    ({ onCurve }, index) => (onCurve ? ON_CURVE : 0) + (xs.flags[index] ?? 0) + (ys.flags[index] ?? 0),
  );
  const bounds = outline.subarray(2, 10);
  const ends = contours.flatMap((_, index) => [0, contours.slice(0, index + 1).flat().length - 1]);
  const noInstructions = [0, 0];
  const drawn = [0, contours.length, ...bounds, ...ends, ...noInstructions, ...flags, ...xs.bytes, ...ys.bytes];
  overwrite(outline, Buffer.from(drawn));

  const moving = [...points, ...edges];
  const movements = [...writeMovements(moving.map(({ dx }) => dx)), ...writeMovements(moving.map(({ dy }) => dy))];
  const head = Buffer.from(variation.subarray(0, MOVEMENTS));
  head.writeUInt16BE(movements.length + 1, 4);
  overwrite(variation, Buffer.from([...head, ...movements]));
}
