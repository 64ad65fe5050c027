import { reseed } from '../tools/by-hand.mjs';
import { indoors, panel, table } from '../tools/day.mjs';
import { dot, each, filled, line, outlined, place, svg } from '../tools/draw.mjs';
import { arm, besidePerson, torso } from '../tools/figure.mjs';
import { HAIR, PAINT, SKIN } from '../tools/paints.mjs';
import { person } from '../tools/people.mjs';
import { PALE, TINT } from '../tools/props.mjs';

export const size = panel;
export const fineness = 2;
reseed(109);
const OUTLINE = 4.5;

const woman = {
  x: 140,
  y: 132,
  scale: 0.225,
  head: 'MediumTwo',
  headPaint: { fill: HAIR.white },
  face: 'Laugh',
  skin: SKIN.gold,
};
const shirt = { paint: PAINT.plum, skin: SKIN.gold };
const soup = place(
  { x: 160, y: 248, scale: 0.86 },
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
const spoon = place(
  { x: 80, y: 0, turn: 62 },
  line('M0 100Q10 0 -10 -120', 26),
  outlined('M-10 -120C-60 -140 -60 -230 -16 -236C30 -230 30 -140 -10 -120Z', '#E9E4DB', 16),
);

export default svg(
  size,
  indoors(
    { wall: TINT.mist, blob: PALE.mist, window: { x: 204, y: 24 } },
    person({ ...woman, figure: torso({ ...shirt, length: 600, collar: true }) }),
    table(PAINT.white, '#F8E3AE'),
    soup,
    besidePerson(
      woman,
      arm({ ...shirt, shoulder: [160, 150], elbow: [310, 430], wrist: [440, 300], hand: 'fist', holds: spoon }),
      arm({ ...shirt, shoulder: [-158, 150], elbow: [-280, 450], wrist: [-150, 520] }),
    ),
  ),
);
