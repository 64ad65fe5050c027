import { reseed } from '../tools/by-hand.mjs';
import { line, outlined, place, svg } from '../tools/draw.mjs';
import { PAINT } from '../tools/paints.mjs';
import { background } from '../tools/props.mjs';
import { question, thinkingWoman } from '../tools/thinking-woman.mjs';

export const size = [600, 300];
export const fineness = 2;
reseed(151);
const OUTLINE = 4.5;

const table = outlined('M-10 232Q300 224 610 232V310H-10Z', PAINT.wood, OUTLINE);
const mug = place(
  { x: 470, y: 14, scale: 0.8 },
  line('M32 250C66 244 66 300 28 296', 14),
  line('M32 250C66 244 66 300 28 296', 6, PAINT.plum),
  outlined('M-36 238L-30 316Q0 324 30 316L36 238Z', PAINT.plum, OUTLINE),
  outlined('M-36 238C-32 228 32 228 36 238C32 248 -32 248 -36 238Z', PAINT.bark, OUTLINE),
);

export default svg(
  size,
  background('butter', 2),
  place({ x: 452, y: 84 }, question),
  table,
  mug,
  thinkingWoman(214, 158),
);
