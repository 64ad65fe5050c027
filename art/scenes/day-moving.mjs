import { circle, reseed } from '../tools/by-hand.mjs';
import { indoors, panel, table } from '../tools/day.mjs';
import { group, line, outlined, place, svg } from '../tools/draw.mjs';
import { HAIR, PAINT, SKIN } from '../tools/paints.mjs';
import { person } from '../tools/people.mjs';
import { chairBack, PALE, TINT } from '../tools/props.mjs';

export const size = panel;
export const fineness = 2;
reseed(107);

const man = person({
  x: 150,
  y: 150,
  scale: 0.235,
  body: 'Whatever',
  bodyPaint: { fill: PAINT.denim },
  head: 'Turban',
  headPaint: { turbanColor: PAINT.terra },
  face: 'Laugh',
  skin: SKIN.tan,
  beard: 'FullColor',
  beardPaint: { beardColor: HAIR.white },
});
const balloon = group(
  outlined(circle(238, 66, 34), PAINT.sun, 4.5),
  outlined('M232 100L238 94L246 100L238 108Z', PAINT.sun, 3.5),
  line('M220 54Q224 42 236 40', 4, PAINT.white),
  line('M238 108Q230 120 240 130', 3.5),
);

export default svg(
  size,
  indoors(
    { wall: TINT.sage, blob: PALE.sage, window: { x: 26, y: 34 }, sun: { x: 62, y: 58 } },
    place({ x: 150, y: 150, scale: 0.9 }, chairBack(PAINT.wood)),
    man,
    balloon,
    table(PAINT.wood, '#F3D9B4'),
  ),
);
