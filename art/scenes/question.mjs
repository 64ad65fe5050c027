import { reseed } from '../tools/by-hand.mjs';
import { dot, group, line, outlined, place, svg } from '../tools/draw.mjs';
import { arm, besidePerson, raisedForearm, shortSleeve, torso } from '../tools/figure.mjs';
import { PAINT } from '../tools/paints.mjs';
import { DAUGHTER, HER_SHIRT, person } from '../tools/people.mjs';
import { background } from '../tools/props.mjs';

// Low enough to be shown whole above the words on a phone.
export const size = [600, 300];
export const fineness = 2;
reseed(151);
const OUTLINE = 4.5;

const woman = { ...DAUGHTER, x: 214, y: 158, scale: 0.27, headTilt: 8 };
const bubble = place(
  { x: 22, y: -12 },
  outlined(
    'M352 96C350 56 390 42 430 44C474 44 508 62 506 98C504 134 470 148 430 146C416 146 404 144 394 140C384 152 370 160 350 160C360 150 364 140 364 128C356 120 352 108 352 96Z',
    PAINT.white,
    OUTLINE,
  ),
  line('M408 84C408 60 452 60 452 84C452 100 430 98 430 112', 10, PAINT.terra),
  dot(430, 130, 7, PAINT.terra),
);
const table = outlined('M-10 232Q300 224 610 232V310H-10Z', PAINT.wood, OUTLINE);
const mug = place(
  { x: 470, y: 14, scale: 0.8 },
  line('M32 250C66 244 66 300 28 296', 14),
  line('M32 250C66 244 66 300 28 296', 6, PAINT.plum),
  outlined('M-36 238L-30 316Q0 324 30 316L36 238Z', PAINT.plum, OUTLINE),
  outlined('M-36 238C-32 228 32 228 36 238C32 248 -32 248 -36 238Z', PAINT.bark, OUTLINE),
);

// Her elbow is on the table and her chin on her hand.
const elbow = [390, 400];

export default svg(
  size,
  background('butter', 2),
  bubble,
  table,
  mug,
  person({
    ...woman,
    figure: group(
      torso({ ...HER_SHIRT, length: 276, collar: true }),
      arm({ ...HER_SHIRT, shoulder: [-158, 150], elbow: [-330, 390], wrist: [-10, 410], sleeve: 0.9 }),
      shortSleeve({ ...HER_SHIRT, shoulder: [160, 150], elbow: [356, 400] }),
    ),
  }),
  besidePerson(woman, raisedForearm({ ...HER_SHIRT, elbow, wrist: [172, 98], turn: -6 })),
);
