import { reseed } from '../tools/by-hand.mjs';
import { indoors, panel, table } from '../tools/day.mjs';
import { each, group, line, outlined, place, svg } from '../tools/draw.mjs';
import { HAIR, PAINT, SKIN } from '../tools/paints.mjs';
import { person } from '../tools/people.mjs';
import { orange, PALE, TINT } from '../tools/props.mjs';

export const size = panel;
export const fineness = 2;
reseed(103);

const woman = person({
  x: 172,
  y: 128,
  scale: 0.235,
  mirrored: true,
  body: 'Coffee',
  bodyPaint: { topColor: PAINT.terra, cupColor: PAINT.sky },
  head: 'ColorBun',
  headPaint: { hairColor: HAIR.silver },
  face: 'Smile',
  skin: SKIN.brown,
  glasses: 'GlassesTwo',
});
// Sweet bread with its sugar crust.
const bread = place(
  { x: 86, y: 248 },
  outlined('M-36 0C-40 -34 40 -36 36 0Q0 8 -36 0Z', '#F3C98B', 4.5),
  each([-18, 0, 18], (x) => line(`M${x} -20Q${x * 1.3} -10 ${x * 1.4} -2`, 3.5, PAINT.white)),
  outlined('M-52 2Q0 14 52 2Q44 18 0 18T-52 2Z', PAINT.white, 4.5),
);

export default svg(
  size,
  indoors(
    { wall: TINT.butter, blob: PALE.butter, window: { x: 26, y: 34 }, sun: { x: 48, y: 92 } },
    woman,
    table(PAINT.white, '#F7DCCB'),
    group(bread, place({ x: 240, y: 244 }, orange(17))),
  ),
);
