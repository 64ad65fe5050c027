import { reseed } from '../tools/by-hand.mjs';
import { indoors, panel, table } from '../tools/day.mjs';
import { dot, each, filled, group, line, outlined, place, svg } from '../tools/draw.mjs';
import { HAIR, PAINT, SKIN } from '../tools/paints.mjs';
import { person } from '../tools/people.mjs';
import { PALE, TINT } from '../tools/props.mjs';

export const size = panel;
export const fineness = 2;
reseed(109);
const OUTLINE = 4.5;

const woman = person({
  x: 150,
  y: 130,
  scale: 0.235,
  body: 'ButtonPocketShirt',
  bodyPaint: { topColor: PAINT.plum },
  head: 'MediumTwo',
  headPaint: { fill: HAIR.white },
  face: 'Laugh',
  skin: SKIN.gold,
});
const soup = place(
  { x: 150, y: 244, scale: 0.92 },
  line('M-12 -26q-9 -11 0 -21t0 -21M12 -26q-9 -11 0 -21t0 -21', 4, '#B9876A'),
  outlined('M-62 -14Q0 -4 62 -14C58 26 36 38 0 38C-36 38 -58 26 -62 -14Z', PAINT.sky, OUTLINE),
  outlined('M-62 -14C-60 -32 60 -32 62 -14C60 2 -60 2 -62 -14Z', PAINT.white, OUTLINE),
  filled('M-50 -14C-46 -24 46 -24 50 -14C46 -4 -46 -4 -50 -14Z', '#E98A4A'),
  each(
    [
      [-24, -16],
      [0, -11],
      [22, -17],
    ],
    ([x, y], index) => dot(x, y, 5, index % 2 ? PAINT.leaf : PAINT.sun),
  ),
);
const spoon = group(
  line('M236 262L272 250', 5),
  outlined('M222 268C224 258 238 256 240 262C240 270 226 276 222 268Z', '#E9E4DB', 3.5),
);

export default svg(
  size,
  indoors(
    { wall: TINT.mist, blob: PALE.mist, window: { x: 204, y: 24 }, sun: { x: 241, y: 46 } },
    woman,
    table(PAINT.white, '#F8E3AE'),
    soup,
    spoon,
  ),
);
