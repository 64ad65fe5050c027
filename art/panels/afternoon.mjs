import { box, reseed } from '../tools/by-hand.mjs';
import { indoors, table } from '../tools/day.mjs';
import { dot, each, group, line, outlined, place } from '../tools/draw.mjs';
import { arm, besidePerson, torso } from '../tools/figure.mjs';
import { HAIR, INK, PAINT, SKIN } from '../tools/paints.mjs';
import { person } from '../tools/people.mjs';
import { PALE, TINT } from '../tools/props.mjs';

reseed(113);
const SCALE = 0.225;

const man = {
  x: 136,
  y: 132,
  scale: SCALE,
  head: 'ShortThree',
  headPaint: { fill: HAIR.silver },
  face: 'Smile',
  skin: SKIN.deep,
  glasses: 'Glasses',
};
const sweater = { paint: PAINT.leaf, skin: SKIN.deep };
const dots = (count) =>
  ({
    1: [[0, 0]],
    3: [
      [-7, -7],
      [0, 0],
      [7, 7],
    ],
    5: [
      [-7, -7],
      [7, -7],
      [0, 0],
      [-7, 7],
      [7, 7],
    ],
  })[count];
const domino = (x, y, turn, one, other) =>
  place(
    { x, y, turn },
    outlined(box(-32, -16, 64, 32, 6, 1), PAINT.white, 4),
    line('M0 -14V14', 3),
    each(dots(one), ([dx, dy]) => dot(dx - 16, dy, 3, INK)),
    each(dots(other), ([dx, dy]) => dot(dx + 16, dy, 3, INK)),
  );

export default indoors(
  { wall: TINT.lilac, blob: PALE.lilac, window: { x: 204, y: 34 } },
  person({ ...man, figure: torso({ ...sweater, length: 600 }) }),
  table(PAINT.wood, '#F3D9B4'),
  group(domino(60, 258, -8, 3, 5), domino(148, 268, 4, 5, 1), domino(252, 256, 12, 1, 3)),
  domino(252, 166, 76, 3, 1),
  besidePerson(
    man,
    arm({ ...sweater, shoulder: [160, 150], elbow: [320, 420], wrist: [450, 320], hand: 'fist' }),
    arm({ ...sweater, shoulder: [-158, 150], elbow: [-290, 410], wrist: [-70, 540] }),
  ),
);
