// A sketch of the way in: it says what there is (parking, a stop, an entrance without a step), not where. The map says that.
import { box, circle, reseed } from '../tools/by-hand.mjs';
import { dot, each, filled, group, line, outlined, place, svg, tube } from '../tools/draw.mjs';
import { words } from '../tools/letters.mjs';
import { PAINT } from '../tools/paints.mjs';
import { heart, orange } from '../tools/props.mjs';

export const size = [480, 326];
export const fineness = 2;
reseed(29);
const OUTLINE = 3.2;
const SIGN = '#2F5E93';

const ground = group(
  filled('M0 0H480V360H0Z', '#EDF6F5'),
  filled('M0 150C60 108 120 120 180 132C250 92 330 96 400 118C430 108 460 108 480 114V240H0Z', '#D3E2CF'),
  filled('M0 206C120 192 360 190 480 204V300H0Z', '#BFD9C4'),
  outlined('M-8 260Q240 252 488 260V304Q240 298 -8 304Z', '#F3E6D2', OUTLINE),
  filled('M-8 306Q240 300 488 306V384H-8Z', '#CFC6B8'),
  line('M150 338Q300 334 476 338', 4, PAINT.white, 'stroke-dasharray="22 18"'),
);
const house = group(
  outlined('M196 260Q192 190 198 132H366Q372 190 368 260Q284 256 196 260Z', PAINT.cream, OUTLINE),
  outlined('M180 138Q232 94 284 58Q334 92 384 138Q284 128 180 138Z', PAINT.terra, OUTLINE),
  outlined('M286 262V172Q308 164 332 172V262Z', PAINT.plum, OUTLINE),
  dot(294, 218, 3.4, PAINT.sun),
  outlined(box(216, 164, 44, 40, 4, 1), PAINT.sky, OUTLINE),
  line('M238 164V204M216 184H260', 2.4),
  place({ x: 284, y: 104, scale: 0.95 }, heart(PAINT.sun)),
);
// A long slope with a rail leads to the door.
const ramp = group(
  outlined('M150 277L286 246H344V275Q240 272 150 277Z', '#E4D5BE', OUTLINE),
  line('M164 272V236M210 262V224M258 252V212', OUTLINE),
  line('M158 238L262 210Q272 208 275 214', 5),
);
const accessible = place(
  { x: 339, y: 196, scale: 0.8 },
  outlined(box(-1, -18, 34, 36, 4, 1), SIGN, 2.8),
  dot(13, -9, 3.4, PAINT.white),
  line('M13 -4V5H21L25 12M13 0H20M8 0C2 5 4 14 12 14C16 14 19 12 20 9', 2.6, PAINT.white),
);
const parking = group(
  tube('M40 276V172', 4, '#CFC9BE'),
  outlined(box(18, 128, 44, 46, 6, 1), SIGN, OUTLINE),
  words(40, 163, 'P', PAINT.white, 34),
);
const car = place(
  { x: 16, y: 311, scale: 0.9 },
  outlined('M4 48C0 30 6 24 22 22C32 4 40 0 62 0C82 0 90 6 98 22C112 24 116 32 112 48Z', PAINT.sky, OUTLINE),
  outlined('M32 22C38 10 44 8 56 8V22ZM64 22V8C78 8 82 12 88 22Z', PAINT.white, 2.4),
  each([30, 88], (x) => group(outlined(circle(x, 48, 12), '#4A403B', OUTLINE), dot(x, 48, 4, '#E9E4DB'))),
);
const stop = place(
  { x: -3, y: 2 },
  tube('M424 284V166', 4, '#CFC9BE'),
  outlined(box(402, 116, 46, 52, 6, 1), PAINT.green, OUTLINE),
  filled(box(411, 126, 28, 26, 4, 1), PAINT.white),
  filled('M414 131H436V141H414ZM414 156h5v-4h-5ZM431 156h5v-4h-5Z', PAINT.green),
  filled('M414 152h5v5h-5ZM431 152h5v5h-5Z', PAINT.white),
  dot(416, 147, 2, PAINT.green),
  dot(434, 147, 2, PAINT.green),
);
const bench = place(
  { x: -12, y: 12 },
  line('M446 276V254M472 276V254', 4),
  outlined('M438 248Q460 244 486 248V256Q460 252 438 256Z', PAINT.wood, OUTLINE),
  outlined('M438 228Q460 224 486 228V237Q460 233 438 237Z', PAINT.wood, OUTLINE),
);
const tree = place(
  { x: 142, y: 186 },
  line('M0 20V62', 7, PAINT.bark),
  outlined(
    'M0 36C-34 42 -50 14 -34 -8C-44 -36 -14 -56 6 -42C34 -52 54 -24 40 -4C52 24 26 44 0 36Z',
    PAINT.leaf,
    OUTLINE,
  ),
  place({ x: -6, y: 2 }, orange(7, PAINT.sun)),
  place({ x: 14, y: -16 }, orange(7, PAINT.sun)),
  place({ x: 16, y: 16 }, orange(7, PAINT.sun)),
);
// From the stop past the parking sign and up to the door.
const path = line(
  'M408 290C330 284 240 298 160 295C134 293 140 288 172 283C220 273 270 261 308 253',
  4.6,
  PAINT.green,
  'stroke-dasharray="0.1 9.4"',
);

export default svg(
  size,
  place({ x: 0, y: -44 }, ground, tree, house, accessible, ramp, parking, path, car, bench, stop),
);
