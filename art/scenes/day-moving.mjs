import { circle, reseed } from '../tools/by-hand.mjs';
import { indoors, panel, table } from '../tools/day.mjs';
import { group, line, outlined, place, svg } from '../tools/draw.mjs';
import { arm, torso } from '../tools/figure.mjs';
import { HAIR, PAINT, SKIN } from '../tools/paints.mjs';
import { person } from '../tools/people.mjs';
import { chairBack, PALE, TINT } from '../tools/props.mjs';

export const size = panel;
export const fineness = 2;
reseed(107);

const shirt = { paint: PAINT.denim, skin: SKIN.tan };
const man = person({
  x: 150,
  y: 150,
  scale: 0.235,
  head: 'Turban',
  headPaint: { turbanColor: PAINT.terra },
  face: 'Laugh',
  skin: SKIN.tan,
  beard: 'FullColor',
  beardPaint: { beardColor: HAIR.white },
  figure: group(
    torso({ ...shirt, length: 500, neckline: 'v' }),
    arm({ ...shirt, shoulder: [-158, 150], elbow: [-350, 350], wrist: [-440, 190], hand: 'open', flipped: true }),
    arm({ ...shirt, shoulder: [160, 150], elbow: [390, 320], wrist: [420, 66], hand: 'open' }),
  ),
});
const balloon = group(
  outlined(circle(238, 66, 34), PAINT.plum, 4.5),
  outlined('M232 100L238 94L246 100L238 108Z', PAINT.plum, 3.5),
  line('M220 54Q224 42 236 40', 4, PAINT.white),
);

export default svg(
  size,
  indoors(
    { wall: TINT.sage, blob: PALE.sage, window: { x: 26, y: 34 } },
    place({ x: 150, y: 112, scale: 1.08 }, chairBack(PAINT.leaf)),
    man,
    balloon,
    table(PAINT.wood, '#F3D9B4'),
  ),
);
