import { box, reseed } from '../tools/by-hand.mjs';
import { closeHand } from '../tools/close-hands.mjs';
import { each, filled, group, line, outlined, place, svg } from '../tools/draw.mjs';
import { besidePerson } from '../tools/figure.mjs';
import { PAINT, SKIN } from '../tools/paints.mjs';
import { background, leafPlant } from '../tools/props.mjs';

export const size = [600, 400];
export const fineness = 2;
reseed(139);
const OUTLINE = 5;

const board = group(
  outlined(box(96, 22, 252, 420, 16, 2), PAINT.wood, OUTLINE),
  outlined(box(116, 50, 212, 420, 6, 2), PAINT.white, 4),
  outlined('M170 60Q168 40 190 38Q194 16 222 16T254 38Q276 40 274 60Z', PAINT.sun, OUTLINE),
);
const rows = each([92, 140, 188, 304], (y, row) =>
  group(
    outlined(box(136, y - 16, 33, 33, 6, 2), PAINT.cream, 4),
    row < 2 ? line(`M144 ${y}l9 11l18 -27`, 6, PAINT.green) : '',
    line(
      `M190 ${y - 7}Q240 ${y - 10} ${310 - (row % 2) * 24} ${y - 7}M190 ${y + 10}H${246 + (row % 2) * 20}`,
      5,
      '#CDB9A3',
    ),
  ),
);
// The check mark that is being made.
const newTick = line('M144 188l9 11l7 -11', 6, PAINT.green);
const pencil = place(
  { x: 112, y: 10, turn: -122 },
  outlined('M-60 -9L96 -9V9L-60 9L-86 0Z', PAINT.sun, 4),
  filled('M-86 0L-70 -6V6Z', PAINT.bark),
  outlined('M96 -9h18q6 9 0 18h-18Z', PAINT.terra, 4),
);
const shelf = group(
  outlined('M478 104H620V117H478Z', PAINT.wood, OUTLINE),
  place({ x: 536, y: 74, scale: 0.8 }, leafPlant(PAINT.plum)),
);
// The fingers are behind the board, the thumb in front.
const holdingHand = group(
  outlined('M40 254C64 244 84 236 112 232V330C90 330 60 330 40 322Z', SKIN.tan, OUTLINE),
  outlined('M-20 252C10 246 34 246 58 250Q72 290 58 340L-20 358Z', PAINT.terra, OUTLINE),
);
const thumb = group(
  filled('M88 244C112 236 146 232 158 242C166 254 152 264 136 268C116 274 100 284 88 300Z', SKIN.tan),
  line('M88 244C112 236 146 232 158 242C166 254 152 264 136 268C118 273 108 280 100 290', OUTLINE),
  line('M149 244q4 4 2 9', 2.5),
);
const writingHand = group(
  place(
    { x: 330, y: 168, turn: 14 },
    besidePerson({ x: 0, y: 0, scale: 1, mirrored: true }, closeHand('write', SKIN.tan, { holds: pencil })),
  ),
  outlined('M356 126C440 152 520 178 620 200V352C520 318 420 262 322 226Q330 174 356 126Z', PAINT.terra, OUTLINE),
);

export default svg(size, background('sage', 2), shelf, holdingHand, board, rows, newTick, thumb, writingHand);
