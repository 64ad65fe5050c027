import { reseed } from '../tools/by-hand.mjs';
import { group, line, outlined, place, svg } from '../tools/draw.mjs';
import { floor, roundBlob } from '../tools/large-props.mjs';
import { lunchTable } from '../tools/lunch-table.mjs';
import { PAINT } from '../tools/paints.mjs';
import { frame, heart, leafPlant } from '../tools/props.mjs';

export const size = [1200, 900];
export const fineness = 2;
reseed(31);
const OUTLINE = 2.8;

const lamp = group(
  line('M300 -70V-14', OUTLINE),
  outlined('M250 34C254 0 280 -14 300 -14C322 -14 346 0 350 34Q300 42 250 34Z', PAINT.terra, OUTLINE),
  outlined('M286 38Q300 50 316 38Z', '#FFF7E0', OUTLINE),
);
const picture = place({ x: 188, y: -16, scale: 0.62 }, frame(70, 60, place({ x: 35, y: 27 }, heart(PAINT.terra))));
export default svg(
  size,
  roundBlob('#DCEEF1'),
  floor('#F0CDB6'),
  place(
    { x: 84, y: 168, scale: 1.72 },
    picture,
    lamp,
    place({ x: 568, y: 334, scale: 0.85 }, leafPlant(PAINT.plum)),
    lunchTable,
  ),
);
