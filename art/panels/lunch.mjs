import { reseed } from '../tools/by-hand.mjs';
import { indoors, table } from '../tools/day.mjs';
import { line, outlined, place } from '../tools/draw.mjs';
import { arm, besidePerson, torso } from '../tools/figure.mjs';
import { HAIR, PAINT, SKIN } from '../tools/paints.mjs';
import { person } from '../tools/people.mjs';
import { PALE, TINT } from '../tools/props.mjs';

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
const lunch = place(
  { x: 192, y: 262 },
  outlined('M-78 0C-74 -26 74 -26 78 0C74 24 -74 24 -78 0Z', PAINT.white, OUTLINE),
  line('M-54 6C-40 16 40 16 54 6', 3),
  outlined('M-60 -2C-56 -20 -44 -26 -34 -20C-26 -28 -10 -18 -4 -2Q-30 8 -60 -2Z', '#E98A4A', OUTLINE),
  outlined('M-16 2C-14 -14 -4 -26 8 -25C22 -26 34 -14 36 2Q10 10 -16 2Z', '#FFF3CF', OUTLINE),
  outlined('M24 0C20 -16 32 -24 40 -16C48 -26 62 -18 58 -8C70 -4 62 6 54 4Q38 10 24 0Z', PAINT.leaf, OUTLINE),
  line('M-44 -8l6 -4M-30 -6l6 -4M-2 -6l6 -3M10 -14l6 3M12 -2l7 -3M40 -4l6 -4', 3),
);
const glass = place(
  { x: 44, y: 226 },
  outlined('M-20 -30Q0 -26 20 -30L16 36Q0 40 -16 36Z', '#DCEEF1', OUTLINE),
  line('M-17 -4Q0 0 17 -4', 3),
);
const spoon = place(
  { x: 80, y: 0, scale: 0.84, turn: 40 },
  line('M0 190Q10 40 -10 -150', 30),
  outlined('M-10 -150C-86 -170 -86 -310 -20 -320C50 -310 50 -170 -10 -150Z', '#E9E4DB', 20),
);

export default indoors(
  { wall: TINT.mist, blob: PALE.mist, window: { x: 204, y: 24 } },
  person({ ...woman, figure: torso({ ...shirt, length: 600, collar: true }) }),
  table(PAINT.white, '#F8E3AE'),
  glass,
  lunch,
  besidePerson(
    woman,
    arm({ ...shirt, shoulder: [160, 150], elbow: [310, 430], wrist: [440, 300], hand: 'fist', holds: spoon }),
    arm({ ...shirt, shoulder: [-158, 150], elbow: [-280, 450], wrist: [-150, 520] }),
  ),
);
